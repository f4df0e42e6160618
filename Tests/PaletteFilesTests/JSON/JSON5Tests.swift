import PaletteFiles
import Testing

@Suite("JSON5")
struct JSON5Tests {
    private func parse(_ text: String) throws -> JSONDocument {
        try JSONDocument(parsing: SourceText(path: "f.json5", bytes: Array(text.utf8)), dialect: .json5)
    }

    @Test("Comments, keys without quotes, single quotes and commas at the end are read")
    func values() throws {
        let root = try parse(
            """
            // a line
            {
              $value: 'it\\'s "ink"', /* a block
              */ ünder_1: [1, 2,],
              \\u0061b: .5,
              "quoted": true, 'single': null,
            }
            """
        ).root
        #expect(root.members?.map(\.key) == ["$value", "ünder_1", "ab", "quoted", "single"])
        #expect(root["$value"]?.string == "it's \"ink\"")
        #expect(root["ünder_1"]?.elements?.compactMap(\.number) == [1, 2])
        #expect(root["ab"]?.number == 0.5)
    }

    @Test(
        "Numbers of ECMAScript are read",
        arguments: [
            ("0xFF", 255), ("-0x1f", -31), ("+1", 1), ("5.", 5), (".25", 0.25), ("1e-2", 0.01), ("0", 0),
            ("-0.5E+1", -5),
        ])
    func numbers(text: String, value: Double) throws {
        #expect(try parse("[\(text)]").root.elements?.first?.number == value)
    }

    @Test("What is no number is a word", arguments: ["Infinity", "NaN"])
    func notFinite(word: String) throws {
        #expect(try parse("[-\(word)]").root.elements?.first?.string == word)
    }

    @Test("Escapes stand for a character, a continued line for nothing")
    func escapes() throws {
        let text = #"'\x41\v\0\q\u00e9"# + "\\\n" + "b\\\r\nc\\\u{2028}d\u{2028}'"
        #expect(try parse(text).root.string == "A\u{B}\0qéb" + "cd\u{2028}")
    }

    @Test("White space is that of Unicode")
    func space() throws {
        #expect(try parse("\u{FEFF}\u{A0}[1,\u{2003}2\u{B}]\u{2029}").root.elements?.count == 2)
    }

    @Test(
        "What is wrong is a fault at its place",
        arguments: [
            ("{a: 01}", 1, 5, "a number"), ("{a: 0x}", 1, 5, "a number"), ("{1a: 1}", 1, 2, "a key"),
            ("{a: .}", 1, 5, "a number"), ("['a\nb']", 1, 2, "no closing quote"),
            ("[/* a", 1, 2, "has no end"), ("['\\1']", 1, 4, "no digit"), ("['\\", 1, 4, "an escape"),
            ("{a b}", 1, 4, "':'"), ("[1e999]", 1, 2, "too large"), ("{a: b}", 1, 5, "a value"),
            ("{\\x: 1}", 1, 3, "'u'"), ("['\\xZ0']", 1, 5, "two hexadecimal digits"),
            ("[1,,]", 1, 4, "a value"),
        ])
    func faults(text: String, line: Int, column: Int, message: String) throws {
        let fault = #expect(throws: PaletteFault.self) { try parse(text) }
        #expect(fault?.location.line == line && fault?.location.column == column, "\(fault as Any)")
        #expect(fault?.message.contains(message) == true, "\(fault as Any)")
    }
}
