import ColorMath
import SystemColors
import Testing

@Suite("A table of one's own")
struct OwnTableTests {
    private func json(_ text: String) -> [UInt8] { [UInt8](text.utf8) }

    private func merged(_ text: String) throws -> SystemPalette {
        try SystemPalette.embedded.merging(decoding: json(text), file: "own.json")
    }

    @Test("adds colours and replaces values")
    func merging() throws {
        let palette = try merged(
            """
            {"version": 1, "platform": "ios",
             "colors": [{"name": "brand", "group": "tint", "onGroups": ["background"]}],
             "releases": [
               {"number": 15, "values": {"brand": {"light": {"color": "#e30613"}},
                                         "systemBlue": {"light": {"color": "#123456"}}}},
               {"number": 20, "last": 21, "values": {"brand": {"light": {"color": "#E30614", "alpha": 0.5}}}}]}
            """)
        func value(_ name: String, _ number: Int, _ appearance: Appearance = .light) -> SystemColorValue? {
            palette.value(of: name, in: appearance, release: Release(.iOS, number))
        }
        #expect(value("brand", 13) == nil)
        #expect(value("brand", 18)?.color == SRGB8(red: 0xE3, green: 0x06, blue: 0x13))
        #expect(value("brand", 26)?.color == SRGB8(red: 0xE3, green: 0x06, blue: 0x14))
        #expect(value("brand", 26)?.alpha == 0.5)
        #expect(value("brand", 26)?.confidence == .high)
        #expect(value("brand", 26, .dark) == nil)
        #expect(value("systemBlue", 18)?.color == SRGB8(red: 0x12, green: 0x34, blue: 0x56))
        #expect(value("systemBlue", 18, .dark)?.color == SRGB8(red: 10, green: 132, blue: 255))
        #expect(palette.releases(of: .iOS).map(\.number) == [13, 15, 20, 26, 27])
        #expect(palette.name(of: Release(.iOS, 20)) == "iOS 20–21")
        #expect(palette.names(of: SRGB8(red: 0xE3, green: 0x06, blue: 0x13)).first?.name == "brand")
        #expect(SystemPalette.embedded.names(of: SRGB8(red: 0xE3, green: 0x06, blue: 0x13)).isEmpty)
    }

    @Test("can stand by itself")
    func alone() throws {
        let palette = try SystemPalette(
            decoding: json(
                """
                {"version": 1, "platform": "macos", "colors": [{"name": "ink", "group": "label"}],
                 "releases": [{"number": 1, "values": {"ink": {"dark": {"color": "#FFFFFF"}}}}]}
                """), file: "own.json")
        #expect(palette.platforms == [.macOS])
        #expect(palette.colors(in: Release(.macOS, 1)).map(\.name) == ["ink"])
        #expect(palette.names(of: .white).map(\.name) == ["ink"])
    }

    /// What a faulty table is given, the kind of fault, and a part of what is said.
    static let faults: [(String, SystemPaletteError.Code, String)] = [
        ("", .notJSON, "not JSON"),
        ("{\"version\": 1,", .notJSON, "not JSON"),
        (String(repeating: "[", count: 100_000), .notJSON, "not JSON"),
        ("[]", .structure, "document"),
        ("{\"version\": 1, \"platform\": \"ios\", \"releases\": []}", .structure, "colors is missing"),
        (
            "{\"version\": 1, \"platform\": \"beos\", \"colors\": [], \"releases\": []}", .structure,
            "platform"
        ),
        ("{\"version\": 2, \"platform\": \"ios\", \"colors\": [], \"releases\": []}", .version, "version 2"),
        (
            table(colors: "{\"name\": \"a\", \"group\": \"label\"}, {\"name\": \"a\", \"group\": \"label\"}"),
            .duplicate, "a stands there twice"
        ),
        (table(releases: "{\"number\": 0, \"values\": {}}"), .value, "releases: 0"),
        (table(releases: "{\"number\": 9, \"last\": 8, \"values\": {}}"), .value, "releases: 9"),
        (
            table(
                releases: "{\"number\": 9, \"last\": 12, \"values\": {}}, {\"number\": 10, \"values\": {}}"),
            .duplicate, "releases: 10"
        ),
        (table(values: "\"b\": {}"), .unknownName, "releases: 9: b is not among the colors"),
        (
            table(values: "\"a\": {\"night\": {\"color\": \"#000000\"}}"), .value,
            "night is none of light, dark"
        ),
        (
            table(values: "\"a\": {\"light\": {\"color\": \"#0000\"}}"), .value,
            "releases: 9: a: light: color is not #RRGGBB"
        ),
        (table(values: "\"a\": {\"light\": {\"color\": \"#00+000\"}}"), .value, "color"),
        (table(values: "\"a\": {\"light\": {\"color\": \"#000000\", \"alpha\": -0.1}}"), .value, "alpha"),
        (
            table(values: "\"a\": {\"light\": {\"color\": \"#000000\", \"alpha\": \"1\"}}"), .structure,
            "alpha"
        ),
        (
            table(values: "\"a\": {\"light\": {\"color\": \"#000000\", \"sources\": [\"me\"]}}"),
            .unknownName, "me is not among the sources"
        ),
    ]

    private static func table(
        colors: String = "{\"name\": \"a\", \"group\": \"label\"}", releases: String? = nil,
        values: String = ""
    ) -> String {
        let releases = releases ?? "{\"number\": 9, \"values\": {\(values)}}"
        return "{\"version\": 1, \"platform\": \"ios\", \"colors\": [\(colors)], \"releases\": [\(releases)]}"
    }

    @Test("with a fault is refused, with the file and the place", arguments: faults)
    func refused(text: String, code: SystemPaletteError.Code, words: String) throws {
        let error = try #require(throws: SystemPaletteError.self) { try merged(text) }
        #expect(error.code == code)
        #expect(error.file == "own.json")
        #expect("\(error)".hasPrefix("own.json: "))
        #expect(error.context.contains(words), "\(error)")
    }

    @Test("that is damaged is read or refused, never worse")
    func damaged() {
        let table = json(
            Self.table(
                values:
                    "\"a\": {\"light\": {\"color\": \"#12AB34\", \"alpha\": 0.5}, \"dark\": {\"color\": \"#000000\"}}"
            ))
        var state: UInt64 = 3
        func next(below bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
        var (readCount, refusedCount) = (0, 0)
        for _ in 0..<3000 {
            var damaged = table
            // Half of the time by a byte that the table has elsewhere, which is likelier to leave it a table.
            damaged[next(below: table.count)] =
                next(below: 2) == 0 ? table[next(below: table.count)] : UInt8(next(below: 256))
            do {
                let palette = try SystemPalette(decoding: damaged, file: "own.json")
                _ = palette.names(of: .black, over: .white)
                readCount += 1
            } catch {
                refusedCount += 1
            }
        }
        // Damage that neither spares nor spoils any table would test nothing.
        #expect(readCount > 50 && refusedCount > 1000)
    }
}
