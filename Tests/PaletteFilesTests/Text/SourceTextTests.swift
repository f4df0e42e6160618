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
}
