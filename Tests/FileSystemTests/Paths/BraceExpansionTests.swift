import FileSystem
import Testing

@Suite("Alternatives in braces")
struct BraceExpansionTests {
    @Test(
        "stand for one pattern each, in their order",
        arguments: [
            ("a.png", ["a.png"]), ("{a,b}.png", ["a.png", "b.png"]),
            ("{a,b}/{c,d}", ["a/c", "a/d", "b/c", "b/d"]),
            ("a{,@2x}", ["a", "a@2x"]), ("{a,b{c,d}}", ["a", "bc", "bd"]), ("{a,a}", ["a"]),
        ])
    func expansion(pattern: String, expected: [String]) {
        #expect(BraceExpansion(of: pattern).patterns == expected)
    }

    @Test(
        "need a comma, a close, and no backslash", arguments: ["{a}", "{a,b", "a,b}", #"\{a,b}"#, "", "{}"])
    func literal(pattern: String) {
        #expect(BraceExpansion(of: pattern).patterns == [pattern])
    }

    @Test("are no more than a limit, however they lie in each other", .timeLimit(.minutes(1)))
    func limit() {
        #expect(BraceExpansion(of: String(repeating: "{a,b}", count: 40)).patterns == nil)
        #expect(BraceExpansion(of: "{" + String(repeating: ",", count: 2_000) + "}").patterns == nil)
        #expect(BraceExpansion(of: String(repeating: "{a,a}", count: 40)).patterns == nil)
        let deep = String(repeating: "{a,", count: 500) + String(repeating: "}", count: 500)
        #expect(BraceExpansion(of: deep).patterns == ["a", ""])
    }
}
