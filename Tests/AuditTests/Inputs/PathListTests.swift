import Audit
import Testing

@Suite("A list of paths")
struct PathListTests {
    @Test(
        "has one a line, or separates them by NUL",
        arguments: [
            ("a.png\nb c.png\n", ["a.png", "b c.png"]), ("a.png\r\nb.png", ["a.png", "b.png"]),
            ("a\nb.png\0c.png\0", ["a\nb.png", "c.png"]), ("\n\n", []), ("", []),
        ])
    func paths(list: String, expected: [String]) {
        let found = PathList(Array(list.utf8))
        #expect(found.paths == expected)
        #expect(found.unread == [])
    }

    @Test("names with escapes what is no text")
    func noText() {
        let found = PathList(Array("a.png\ncaf".utf8) + [0xE9] + Array(".png\nb.png\n".utf8))
        #expect(found.paths == ["a.png", "b.png"])
        #expect(found.unread.map(\.path) == ["caf\\xE9.png"])
    }
}
