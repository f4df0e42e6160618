import ColorMath
import PaletteFiles
import RandomNumbers
import TestSupport
import Testing

/// Palettes of such sizes that a pass over everything for every part of it would not end.
@Suite("Palettes that grow")
struct PaletteGrowthTests {
    /// Members of a chain in some order, by their number: 0 is a colour, every other stands for the one
    /// before.
    enum Order: String, CaseIterable {
        case baseFirst, baseLast, shuffled

        func numbers(_ count: Int) -> [Int] {
            switch self {
            case .baseFirst: return Array(0..<count)
            case .baseLast: return Array((0..<count).reversed())
            case .shuffled:
                var random = SplitMix64(state: 11)
                return (0..<count).shuffled(using: &random)
            }
        }
    }

    private static let length = 30_000

    @Test("Chains of token aliases of any length are followed, whatever the order", arguments: Order.allCases)
    func tokenChains(order: Order) {
        let members = order.numbers(Self.length).map {
            "\"t\($0)\": {\"$type\": \"color\", \"$value\": \"\($0 == 0 ? "#36c" : "{t\($0 - 1)}")\"}"
        }
        expectChain(Palette(tokens: "{\(members.joined(separator: ","))}"), prefix: "t")
    }

    @Test("Chains of var() of any length are followed, whatever the order", arguments: Order.allCases)
    func propertyChains(order: Order) {
        let members = order.numbers(Self.length).map {
            "--t\($0): \($0 == 0 ? "#36c" : "var(--t\($0 - 1))");"
        }
        expectChain(Palette(css: ":root { \(members.joined()) }"), prefix: "--t")
    }

    @Test(
        "Chains of Swift constants of any length are followed, whatever the order", arguments: Order.allCases)
    func constantChains(order: Order) throws {
        let members = order.numbers(Self.length).map {
            "static let t\($0) = \($0 == 0 ? "Color(red: 0.2, green: 0.4, blue: 0.8)" : "t\($0 - 1)")\n"
        }
        let folder = try TemporaryFolder(holding: ["A.swift": "enum A {\n\(members.joined())}"])
        expectChain(try Palette(contentsOf: folder.path("A.swift")), prefix: "A.t")
    }

    /// A way to write a chain: the file, its beginning, a member, and its end.
    struct Shape: CustomTestStringConvertible, Sendable {
        let file: String
        var head = ""
        let member: @Sendable (Int) -> String
        var tail = ""
        var prefix = "t"

        var testDescription: String { file }
    }

    static let shapes = [
        Shape(
            file: "values/a.xml", head: "<resources>",
            member: { "<color name=\"t\($0)\">\($0 == 0 ? "#36c" : "@color/t\($0 - 1)")</color>" },
            tail: "</resources>"),
        Shape(file: "A.kt", member: { "val t\($0) = \($0 == 0 ? "Color(0xFF3366CC)" : "t\($0 - 1)")\n" }),
        Shape(
            file: "a.dart", member: { "const t\($0) = \($0 == 0 ? "Color(0xFF3366CC)" : "t\($0 - 1)");\n" }),
        Shape(file: "a.scss", member: { "$t\($0): \($0 == 0 ? "#36c" : "$t\($0 - 1)");" }, prefix: "$t"),
        Shape(file: "a.less", member: { "@t\($0): \($0 == 0 ? "#36c" : "@t\($0 - 1)");" }, prefix: "@t"),
        Shape(
            file: "theme.ts", head: "export default {",
            member: { "t\($0): \($0 == 0 ? "'#36c'" : "t\($0 - 1)")," }, tail: "}"),
        Shape(
            file: "a.json5", head: "{$type: 'color',",
            member: { "t\($0): {$value: '\($0 == 0 ? "#36c" : "{t\($0 - 1)}")'}," }, tail: "}"),
        Shape(
            file: "a.json", head: ##"{"name": "a", "modes": {"1": "x"}, "variables": ["##,
            member: {
                let alias = ##"{"type": "VARIABLE_ALIAS", "id": "V:\##($0 - 1)"}"##
                let values = ##"{"1": \##($0 == 0 ? ##""#36c""## : alias)}"##
                return
                    ##"{"id": "V:\##($0)", "name": "t\##($0)", "type": "COLOR", "valuesByMode": \##(values)},"##
            }, tail: "{}]}"),
    ]

    @Test(
        "Chains in every other format of any length are followed, whatever the order", arguments: shapes,
        [Order.baseLast, .shuffled])
    func chains(shape: Shape, order: Order) throws {
        let length = 5_000
        let members = order.numbers(length).map(shape.member).joined()
        let folder = try TemporaryFolder(holding: [shape.file: shape.head + members + shape.tail])
        expectChain(try Palette(contentsOf: folder.path(shape.file)), prefix: shape.prefix, length: length)
    }

    @Test(
        "Code that opens what nothing closes takes no longer than it is",
        arguments: [
            ("A.kt", "val a = Color("), ("A.kt", "darkColors(a = "), ("A.kt", "/*"), ("A.kt", "\"${"),
            ("A.kt", "class A("), ("a.dart", "ColorScheme.light("), ("a.dart", "Color a = b.c."),
            ("a.dart", "\"\"\""), ("theme.ts", "const a: "), ("theme.ts", "const a = {b: "),
            ("theme.ts", "`${"), ("theme.ts", "a = /["), ("theme.ts", "export default f("),
            ("a.scss", "$a: ("),
            ("a.scss", "$a: b("), ("a.scss", "//"), ("a.scss", "{"), ("a.less", "@a: {"), ("a.less", "@a:"),
            ("values/a.xml", "<a "), ("values/a.xml", "<![CDATA["), ("a.json5", "{a:"), ("a.json5", "/*"),
            ("a.json5", "'\\"),
        ])
    func unclosed(file: String, part: String) throws {
        let heads = [
            "xml": "<resources><color name=\"a\">#fff</color>", "kt": "val a = Color.White\n",
            "dart": "const a = Colors.white;\n", "ts": "const theme = {a: '#fff'}\n", "scss": "$a: #fff;",
            "less": "@a: #fff;", "json5": "{$value: ",
        ]
        let head = heads[String(file.split(separator: ".").last ?? "")] ?? ""
        let folder = try TemporaryFolder(holding: [file: head + String(repeating: part, count: 20_000)])
        _ = PaletteReader().palettes(contentsOf: [folder.path(file)])
    }

    private func expectChain(_ palette: Palette, prefix: String, length: Int = Self.length) {
        #expect(palette.faults.isEmpty)
        #expect(palette.entries.count == length)
        #expect(palette.hexes().allSatisfy { $0 == "#3366CC" })
        let last = palette.entries.first { $0.name == "\(prefix)\(length - 1)" }?.values[0]
        #expect(last?.aliases.count == length - 1)
        #expect(last?.aliases.first == "\(prefix)\(length - 2)")
    }

    @Test(
        "What refers back to itself is a fault in whatever order, and what leads there is no colour",
        arguments: 0..<6)
    func circles(seed: Int) {
        let members = [
            ("a", "{b}"), ("b", "{c}"), ("c", "{a}"), ("d", "{a}"), ("e", "rgba({d}, 0.5)"),
            ("f", "rgba({f}, 1)"),
            ("g", "#fff"), ("h", "{g}"),
        ]
        var random = SplitMix64(state: UInt64(seed))
        let shuffled = members.shuffled(using: &random)
        let tokens = shuffled.map { "\"\($0)\": {\"$type\": \"color\", \"$value\": \"\($1)\"}" }
        let palette = Palette(tokens: "{\(tokens.joined(separator: ","))}")
        #expect(Set(palette.entries.map(\.name)) == ["g", "h"])
        let own = shuffled.first { "abc".contains($0.0) }?.0 ?? ""
        #expect(palette.faults.contains { $0.message == "\(own) refers back to itself" })
        #expect(palette.faults.contains { $0.message == "f refers back to itself" })
        #expect(palette.faults.count { $0.message.hasSuffix("refers back to itself") } == 2)

        let properties = [
            ("--a", "var(--b)"), ("--b", "var(--c, red)"), ("--c", "var(--a)"), ("--d", "var(--a, lime)"),
            ("--g", "#fff"),
            ("--h", "var(--none, var(--g))"),
        ].shuffled(using: &random)
        let sheet = Palette(css: ":root { \(properties.map { "\($0): \($1);" }.joined()) }")
        #expect(Set(sheet.entries.map(\.name)) == ["--g", "--h"])
        #expect(sheet.faults.count == 1)
    }

    @Test("Names that tokens are made from are counted once, and do not double with each step")
    func doubling() {
        let tokens = (1...60).map {
            "\"t\($0)\": {\"$type\": \"color\", \"$value\": \"color-mix(in srgb, {t\($0 - 1)}, {t\($0 - 1)})\"}"
        }
        let palette = Palette(
            tokens: "{\"t0\": {\"$type\": \"color\", \"$value\": \"#fff\"}, \(tokens.joined(separator: ","))}"
        )
        #expect(palette.value("t60")?.aliases.count == 60)
        let modified = (1...60).map {
            """
            "t\($0)": {"$type": "color", "$value": "{t\($0 - 1)}", "$extensions": {"studio.tokens": {"modify":
            {"type": "mix", "space": "srgb", "value": "0.5", "color": "{t\($0 - 1)}"}}}}
            """
        }
        let mixed = Palette(
            tokens:
                "{\"t0\": {\"$type\": \"color\", \"$value\": \"#fff\"}, \(modified.joined(separator: ","))}")
        #expect(mixed.value("t60")?.aliases.count == 60)
    }

    @Test(
        "Groups that extend one another give the same whatever the order, and the innermost decides",
        arguments: 0..<6)
    func extending(seed: Int) {
        let groups = [
            ##""base": {"$type": "color", "x": {"$value": "#010101"}, "g": {"x": {"$value": "#020202"}}}"##,
            ##""other": {"$type": "color", "x": {"$value": "#030303"}, "y": {"$value": "#040404"}}"##,
            ##""c": {"$extends": "{base}", "g": {"$extends": "{other}"}}"##,
            ##""d": {"$extends": "{c}", "y": {"$type": "color", "$value": "#050505"}}"##,
        ]
        var random = SplitMix64(state: UInt64(seed))
        let palette = Palette(tokens: "{\(groups.shuffled(using: &random).joined(separator: ","))}")
        #expect(palette.faults.isEmpty)
        let expected = [
            "c.x": "010101", "c.g.x": "030303", "c.g.y": "040404", "d.x": "010101", "d.g.x": "030303",
            "d.y": "050505",
        ]
        for (name, hex) in expected { #expect(palette.hex(name) == hex, "\(name)") }
    }

    @Test(
        "Long chains of groups that extend one another come through, and endless ones are a fault",
        arguments: [false, true])
    func extensionChains(isReversed: Bool) {
        let groups = (1...2_000).map { "\"g\($0)\": {\"$extends\": \"{g\($0 - 1)}\"}" }
        let all = ["\"g0\": {\"x\": {\"$type\": \"color\", \"$value\": \"#36c\"}}"] + groups
        let palette = Palette(tokens: "{\((isReversed ? all.reversed() : all).joined(separator: ","))}")
        #expect(
            palette.entries.count == 2_001 && palette.hex("g2000.x") == "3366cc" && palette.faults.isEmpty)

        let circle = Palette(
            tokens:
                ##"{"a": {"b": {"$extends": "{c}"}, "x": {"$value": "#111"}}, "c": {"d": {"$extends": "{a}"}}}"##
        )
        #expect(circle.hex("c.d.x") == "111111")
        #expect(
            circle.faults.map(\.message) == [
                "groups extend one another to names of more than 128 parts; those are left out"
            ])
        let doubling = (1...40).map {
            "\"g\($0)\": {\"a\": {\"$extends\": \"{g\($0 - 1)}\"}, \"b\": {\"$extends\": \"{g\($0 - 1)}\"}}"
        }
        let many = Palette(
            tokens: "{\"g0\": {\"x\": {\"$value\": \"#36c\"}}, \(doubling.joined(separator: ","))}")
        #expect(many.faults.contains { $0.message.contains("more than 200000 tokens") })
    }

    @Test("Sets that name one another without end are a fault, and the others are read")
    func resolvers() {
        let again = (0..<50).map { _ in ##"{"$ref": "#/sets/a"}"## }.joined(separator: ",")
        let palette = Palette(
            tokens: ##"""
                {"sets": {"a": {"sources": [{"x": {"$type": "color", "$value": "#111"}}, \##(again)]}},
                 "resolutionOrder": [{"$ref": "#/sets/a"}]}
                """##)
        #expect(palette.hex("x") == "111111")
        #expect(Set(palette.faults.map(\.message)) == ["#/sets/a refers back to itself"])
    }

    @Test("Lists of selectors and conditions of any length are read, and where they are cut, that is a fault")
    func selectors() {
        let list = (0..<1_000).map { ".c\($0)" }.joined(separator: ",")
        let long = Palette(css: ":root{--ink:#000}\(list),.dark{--ink:#fff}")
        #expect(long.modes == [.base, .dark] && long.faults.isEmpty)
        let nested = String(repeating: ":is(", count: 20) + ".dark" + String(repeating: ")", count: 20)
        let deep = Palette(css: ":root{--ink:#000}\(nested){--ink:#fff}")
        #expect(deep.hex("--ink", in: .dark) == "ffffff" && deep.faults.isEmpty)
        let conditions =
            String(repeating: "(", count: 20) + "prefers-color-scheme: dark"
            + String(repeating: ")", count: 20)
        let media = Palette(css: ":root{--ink:#000}@media \(conditions){:root{--ink:#fff}}")
        #expect(media.hex("--ink", in: .dark) == "ffffff" && media.faults.isEmpty)
    }

    @Test(
        "What is beyond a limit is a fault that names it",
        arguments: [
            (
                ":root{--a:red}" + (0..<1_100).map { ".c\($0)" }.joined(separator: ",") + ",.dark{--a:lime}",
                "1024 scopes"
            ),
            (
                ":root{--a:red}" + String(repeating: ":is(", count: 40) + ".dark"
                    + String(repeating: ")", count: 40)
                    + "{--a:lime}", "more than 32 deep"
            ),
            (
                ":root{--a:red}" + (0..<12).map { ":is(.a\($0), .b\($0))" }.joined() + "{--a:lime}",
                "1024 scopes"
            ),
            (
                ":root{--a:red}@media " + (0..<300).map { "(a\($0))" }.joined(separator: " or ")
                    + "{:root{--a:lime}}", "256 cases"
            ),
            (
                "@media " + String(repeating: "(", count: 40) + "prefers-contrast: more"
                    + String(repeating: ")", count: 40)
                    + "{:root{--a:lime}}:root{--a:red}", "more than 32 deep"
            ),
            (
                ":root{--a:red;--b:" + String(repeating: "contrast-color(", count: 40) + "red"
                    + String(repeating: ")", count: 40) + "}", "at most 32 levels of colours"
            ),
            (":root{--a:red;--\(String(repeating: "b", count: 2_000)):red}", "more than 1024 bytes"),
        ])
    func limits(css: String, message: String) {
        let palette = Palette(css: css)
        #expect(palette.hex("--a") != nil)
        #expect(palette.faults.contains { $0.message.contains(message) }, "\(palette.faultLines)")
        // So many themes are more than are combined, too.
        #expect(palette.faults.count == (message == "256 cases" ? 2 : 1))
    }

    @Test("Conditions that multiply, and brackets that nothing closes, take no longer than they are")
    func multiplying() {
        let conditions = (0..<60).map { "((a\($0)) or (b\($0)))" }.joined(separator: " and ")
        _ = Palette(css: ":root{--a:red}@media \(conditions){:root{--a:lime}}")
        let selectors = (0..<200).map { ":is(.a\($0), .b\($0))" }.joined()
        _ = Palette(css: ":root{--a:red}\(selectors){--a:lime}")
        let brackets = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
        _ = Palette(css: ":root{--a:red}x:has(\(brackets)){--a:lime}")
        let rules = String(repeating: "b{--x:red}", count: 20_000)
        let parents = (0..<1_000).map { ".p\($0)" }.joined(separator: ",")
        let palette = Palette(css: ":root{--a:red}\(parents){\(rules)}")
        #expect(palette.hex("--a") == "ff0000")
    }

    @Test("Choices that Swift constants share are looked at once, not once a way to them")
    func sharedChoices() throws {
        let members = (1...60).map {
            "static let t\($0) = UIColor { $0.userInterfaceStyle == .dark ? t\($0 - 1) : t\($0 - 1) }\n"
        }
        let text =
            "enum A {\nstatic let t0 = UIColor(red: 1, green: 0, blue: 0, alpha: 1)\n\(members.joined())}"
        let folder = try TemporaryFolder(holding: ["A.swift": text])
        let palette = try Palette(contentsOf: folder.path("A.swift"))
        #expect(palette.color("A.t60", in: .dark) != nil)
    }

    @Test("Swift that is too long to read is said to be")
    func longSwift() throws {
        let sum = (0..<100).map { _ in "0.001" }.joined(separator: " + ")
        let choices = (0..<200).map { "case .x\($0): return .red" }.joined(separator: "\n")
        let nested = (0..<300).map { "enum Level\($0) {" }.joined() + "static let deep = Color(white: 0)"
        let folder = try TemporaryFolder(holding: [
            "A.swift": """
            extension Color {
                static let short = Color(white: 0)
                static let sum = Color(red: \(sum), green: 0, blue: 0)
                static let long = UIColor { traits in switch traits.x { \(choices) default: return .blue } }
            }
            \(nested)
            """
        ])
        let palette = try Palette(contentsOf: folder.path("A.swift"))
        #expect(palette.entries.map(\.name) == ["short"])
        #expect(palette.faults.map(\.message).contains { $0.contains("more than 160 words and signs") })
        #expect(palette.faults.map(\.message).contains { $0.contains("more than 1024 bytes") })
        #expect(palette.unknowns.map(\.message).contains { $0.contains("more than 600 words and signs") })
    }

    @Test("Swift that multiplies takes no longer than it is", .timeLimit(.minutes(5)))
    func multiplyingSwift() throws {
        func colors(_ source: String) throws -> Int {
            let folder = try TemporaryFolder(holding: ["A.swift": "let ink = Color(white: 0)\n" + source])
            return try Palette(contentsOf: folder.path("A.swift")).entries.count
        }
        // Initialisers that call themselves twice, and more of one name than anybody writes.
        let twice = "convenience init(hex: UInt32) { let a = UIColor(hex: hex); self.init(hex: hex) }\n"
        let calls = (0..<200).map { "let c\($0) = UIColor(hex: 0xFF112233)\n" }.joined()
        #expect(try colors("extension UIColor {\n\(String(repeating: twice, count: 300))}\n\(calls)") == 1)
        #expect(
            try colors("extension UIColor { " + String(repeating: "init ", count: 20_000) + "() { }") == 1)
        // Pairs in pairs, wrapped or not, and cases that share a switch in cases that share one.
        for (head, tail) in [
            ("UIColor(light: ", ", dark: .black)"), ("Color(uiColor: UIColor(light: ", ", dark: .black))"),
        ] {
            let deep = String(repeating: head, count: 20) + ".white" + String(repeating: tail, count: 20)
            #expect(try colors("let a: UIColor = " + deep) == 2)
        }
        let cases = (0..<40).map { ".c\($0)" }.joined(separator: ", ")
        let head = String(repeating: "switch a { case \(cases): ", count: 8)
        let body = head + "return Color(white: 1)" + String(repeating: " }", count: 8)
        _ = try colors("func f() -> Color { \(body) }")
        // Collections and calls that nothing closes, or that lie deep.
        for piece in [
            "let a = [", "let a: [Color] = [[.init(", "let a = A(b: ", "func a() -> Color { switch ",
            "let a = [",
        ] {
            #expect(try colors(String(repeating: piece, count: 20_000)) == 1)
        }
        let nested = String(repeating: "let a = [A(b: ", count: 3_000) + String(repeating: ")]", count: 3_000)
        #expect(try colors(nested) == 1)
        let sum = (0..<20_000).map { _ in "1" }.joined(separator: " + ")
        #expect(try colors("extension UIColor { convenience init(a: Int) { let b = \(sum) } }") == 1)
    }

    @Test("A name once for many colours does not fill the memory")
    func longNames() {
        let key = String(repeating: "k", count: 1_000)
        let members = (0..<60_000).map { "\"\($0)\":{\"$value\":\"#fff\"}" }.joined(separator: ",")
        let palette = Palette(tokens: "{\"\(key)\": {\"$type\": \"color\", \(members)}}")
        #expect(palette.entries.count > 30_000 && palette.entries.count < 40_000)
        #expect(palette.faults.count == 1)
    }
}
