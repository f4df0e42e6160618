import PaletteFiles
import Testing

@Suite("Places in a text")
struct SourceTextTests {
    private func place(of offset: Int, in text: String) -> [Int] {
        let location = SourceText(path: "a.css", bytes: Array(text.utf8)).location(of: offset)
        return [location.line, location.column]
    }

    @Test("Lines end with LF, CR, CR LF or a form feed")
    func lines() {
        #expect(place(of: 0, in: "a\nb") == [1, 1])
        #expect(place(of: 2, in: "a\nb") == [2, 1])
        #expect(place(of: 2, in: "a\rb") == [2, 1])
        #expect(place(of: 3, in: "a\r\nb") == [2, 1])
        #expect(place(of: 2, in: "a\u{0C}b") == [2, 1])
        #expect(place(of: 4, in: "\n\n\n\nb") == [5, 1])
    }

    @Test("Columns count Unicode scalars")
    func columns() {
        #expect(place(of: 6, in: "é🎨x") == [1, 3])
    }

    @Test("A place past the end is the end")
    func end() {
        #expect(place(of: 99, in: "a\nbc") == [2, 3])
    }

    @Test("A byte order mark is no part of the text, but of the file")
    func byteOrderMark() {
        let text = SourceText(path: "a.css", bytes: [0xEF, 0xBB, 0xBF] + Array("ab".utf8))
        #expect(text.bytes == Array("ab".utf8))
        #expect(text.location(of: 1).column == 2)
        #expect(text.fileRange(0..<2) == 3..<5)
    }

    @Test("Every byte of a long text has the place that counting from the start gives")
    func everyByte() {
        let text = String(
            repeating: "aé\r\n𝄞𝄞𝄞 bcd\n\nxyz, a line longer than a block: ÀÉÎÕÜàéîõü", count: 40)
        let source = SourceText(path: "f", bytes: Array(text.utf8))
        var (line, column, offset) = (1, 1, 0)
        for scalar in text.unicodeScalars {
            #expect(source.location(of: offset) == SourceLocation(path: "f", line: line, column: column))
            (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
            offset += UTF8.width(scalar)
        }
        #expect(source.location(of: offset) == SourceLocation(path: "f", line: line, column: column))
    }

    @Test("The end of a text has a place, whether or not it fills its last block", arguments: 0...130)
    func ends(length: Int) {
        #expect(place(of: length, in: String(repeating: "a", count: length)) == [1, length + 1])
    }

    @Test(
        "What is not UTF-8 is refused at its first byte",
        arguments: [
            ([0x61, 0xFF], "f:1:2: this is not UTF-8; save the file as UTF-8"),
            ([0x0A, 0xC3], "f:2:1: this is not UTF-8; save the file as UTF-8"),
            ([0xFF, 0xFE, 0x7B, 0x00], "f:1:1: the file is UTF-16; save it as UTF-8"),
            ([0xED, 0xA0, 0x80], "f:1:1: this is not UTF-8; save the file as UTF-8"),
        ] as [([UInt8], String)])
    func notUTF8(bytes: [UInt8], message: String) {
        let fault = #expect(throws: PaletteFault.self) {
            try SourceText(path: "f", bytes: bytes).requireUTF8()
        }
        #expect(fault?.description == message)
    }
}
