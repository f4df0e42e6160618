import Audit
import Testing

@Suite("A list of paths")
struct PathListTests {
    @Test(
        "has one a line, or parts them by NUL",
        arguments: [
            ("a.png\nb c.png\n", ["a.png", "b c.png"]), ("a.png\r\nb.png", ["a.png", "b.png"]),
            ("a\nb.png\0c.png\0", ["a\nb.png", "c.png"]), ("\n\n", []), ("", []),
        ])
    func paths(list: String, expected: [String]) {
        #expect(PathList.paths(in: Array(list.utf8)) == expected)
    }
}
