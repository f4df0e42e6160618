import PaletteFiles
import Testing

@Suite("JSON")
struct JSONDocumentTests {
    private func parse(_ text: String, dialect: JSONDialect = .standard) throws -> JSONDocument {
        try JSONDocument(
            parsing: SourceText(path: "f", bytes: Array(text.utf8)),
            dialect: dialect)
    }

    @Test("Every kind of value is read")
    func values() throws {
        let root = try parse(#"{"a": [1, -0.5e+1, "x", true, false, null, {}, []]}"#).root
        let elements = try #require(root["a"]?.elements)
        #expect(elements.map(\.kind).prefix(3) == ["a number", "a number", "a string"])
        #expect(elements[0].number == 1)
        #expect(elements[1].number == -5)
        #expect(elements[2].string == "x")
        #expect(elements[3].bool == true)
        #expect(elements[4].bool == false)
        #expect(elements[5].value == .null)
        #expect(elements[6].members?.isEmpty == true)
        #expect(elements[7].elements?.isEmpty == true)
    }

    @Test("Members keep their order, and every value knows its bytes and its place")
    func places() throws {
        let text = "\u{FEFF}{\r\n  \"é\": \"x\",\r\n  \"b\" : [ 12.50 ]\r\n}"
        let document = try parse(text)
        let members = try #require(document.root.members)
        #expect(members.map(\.key) == ["é", "b"])
        #expect(document.location(of: members[0].value).description == "f:2:8")
        #expect(document.source.location(of: members[1].keyBytes.lowerBound).description == "f:3:3")
        let number = try #require(members[1].value.elements?.first)
        #expect(document.location(of: number).description == "f:3:11")
        #expect(document.source.string(number.bytes) == "12.50")
        #expect(
            document.source.string(document.root.bytes).unicodeScalars.count == text.unicodeScalars.count - 1)
    }

    @Test(
        "Escapes are resolved",
        arguments: [
            (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
            (#""aé\u0041\u00e9z""#, "aéAéz"),
            (#""\uD834\uDD1E""#, "𝄞"),
            (#""\u0000""#, "\0"),
        ])
    func escapes(text: String, expected: String) throws {
        #expect(try parse(text).root.string == expected)
    }

    @Test(
        "A fault says where it is, what was expected and what is there",
        arguments: [
            ("", "f:1:1: expected a value, but the file ends"),
            ("{\n  \"a\": }", "f:2:8: expected a value, but there is '}'"),
            ("{\"a\" 1}", "f:1:6: expected ':' after the key, but there is '1'"),
            ("{\"a\": 1 \"b\": 2}", "f:1:9: expected ',' or '}', but there is '\"'"),
            ("[1 2]", "f:1:4: expected ',' or ']', but there is '2'"),
            ("[1,\n", "f:2:1: expected a value, but the file ends"),
            ("{a: 1}", "f:1:2: expected a key in quotes, but there is 'a'"),
            ("[1, ]", "f:1:3: JSON has no comma behind the last value; remove it"),
            ("[] x", "f:1:4: expected the end of the file, but there is 'x'"),
            ("[// no\n]", "f:1:2: expected a value, but there is '/' (JSON has no comments)"),
            ("[\"abc\n]", "f:1:2: the string that begins here has no closing quote"),
            ("\"abc", "f:1:1: the string that begins here has no closing quote"),
            (
                "[\"a\tb\"]",
                "f:1:4: expected a character of a string, control characters as \\u, but there is U+0009"
            ),
            (
                "[\"\\x\"]",
                "f:1:4: expected one of \" \\ / b f n r t u after '\\', but there is 'x'"
            ),
            ("\"\\u12g4\"", "f:1:6: expected four hexadecimal digits after '\\u', but there is 'g'"),
            ("\"\\uD834x\"", "f:1:2: half of a surrogate pair; the other half has to follow it"),
            ("\"\\uDD1E\"", "f:1:2: half of a surrogate pair; the other half has to follow it"),
            ("\"\\uD834\\u0041\"", "f:1:2: half of a surrogate pair; the other half has to follow it"),
            ("01", "f:1:2: expected no digit after a leading 0, but there is '1'"),
            ("-", "f:1:2: expected a digit, but the file ends"),
            ("[1.]", "f:1:4: expected a digit, but there is ']'"),
            ("[+1]", "f:1:2: expected a value, but there is '+'"),
            ("1e999", "f:1:1: the number is too large"),
            ("[tru]", "f:1:2: expected a value, but there is 't'"),
            ("[NaN]", "f:1:2: expected a value, but there is 'N'"),
        ])
    func faults(text: String, message: String) {
        let fault = #expect(throws: PaletteFault.self) { try parse(text) }
        #expect(fault?.description == message)
    }

    @Test("Of a key that occurs twice the last value counts, and the second is a fault")
    func duplicates() throws {
        let document = try parse("{\"a\": 1, \"b\": 2,\n \"\\u0061\": 3}")
        #expect(document.root.members?.map(\.key) == ["a", "b"])
        #expect(document.root["a"]?.number == 3)
        #expect(
            document.faults.map(\.description) == ["f:2:2: the key \"a\" occurs twice; the last one counts"])
    }

    @Test("A key that occurs again is found among many", arguments: [3, 7, 8, 9, 50])
    func manyDuplicates(count: Int) throws {
        let members = (0..<count).map { "\"\($0)\": 0" } + ["\"\(count - 1)\": 1", "\"0\": 2", "\"x\": 3"]
        let document = try parse("{" + members.joined(separator: ",") + "}")
        #expect(document.root.members?.map(\.key) == (0..<count).map { "\($0)" } + ["x"])
        #expect(document.root["0"]?.number == 2)
        #expect(document.root["\(count - 1)"]?.number == 1)
        #expect(document.faults.count == 2)
    }

    @Test("Trailing commas are read where they are allowed, but not a comma alone")
    func trailingCommas() throws {
        let root = try parse("{\"a\": [1, 2,\n],}", dialect: .trailingCommas).root
        #expect(root["a"]?.elements?.count == 2)
        #expect(throws: PaletteFault.self) { try parse("[,]", dialect: .trailingCommas) }
        #expect(throws: PaletteFault.self) { try parse("[1,,]", dialect: .trailingCommas) }
    }

    @Test("Depth has a limit, so that nesting cannot exhaust the stack")
    func depth() throws {
        let allowed = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
        #expect(try parse(allowed).root.elements?.count == 1)
        let fault = #expect(throws: PaletteFault.self) {
            try parse(String(repeating: "[", count: 1_000_000))
        }
        #expect(fault?.description == "f:1:129: objects and arrays lie more than 128 deep here")
    }

    // Each takes a fraction of a second; one quadratic step would take minutes.
    @Test("A large file of many small values is read", .timeLimit(.minutes(1)))
    func largeArray() throws {
        try checkLarge("[" + (0..<220_000).map { "{\"value\":[0.\($0),0.5,1]}" }.joined(separator: ",") + "]")
    }

    @Test("A large object is read", .timeLimit(.minutes(1)))
    func largeObject() throws {
        try checkLarge("{" + (0..<220_000).map { "\"key-\($0)\":\"#123456\"" }.joined(separator: ",") + "}")
    }

    private func checkLarge(_ text: String) throws {
        let document = try parse(text)
        let root = document.root
        #expect((root.members?.count ?? root.elements?.count) == 220_000)
        let last = try #require(root.members?.last?.value ?? root.elements?.last)
        #expect(document.location(of: last).line == 1)
    }
}
