import Audit
import Testing

@Suite("Patterns over names")
struct NamePatternTests {
    @Test(
        "match the whole of a name",
        arguments: [
            ("text", "text", true), ("text", "texts", false), ("text.*", "text.muted.small", true),
            ("text.*", "text", false), ("*", "", true), ("*-500", "blue-500", true),
            ("*-500", "blue-50", false),
            ("bg?", "bg1", true), ("bg?", "bg", false), ("{fg,text}.*", "fg.default", true),
            ("{fg,text}.*", "bg.default", false), ("{a,b}{1,2}", "b2", true), ("{a,b}{1,2}", "ab", false),
            ("{open", "{open", true), ("a*b*c", "aXbYbZc", true), ("a*b*c", "aXbYbZ", false),
            ("text{,-muted}", "text", true), ("Text", "text", false), ("*é", "café", true),
        ])
    func matches(pattern: String, name: String, isMatch: Bool) {
        #expect(NamePattern(pattern).matches(name) == isMatch)
    }

    @Test("take no time that a hostile one could blow up")
    func hostile() {
        let name = String(repeating: "a", count: 2_000)
        #expect(!NamePattern(String(repeating: "a*", count: 500) + "b").matches(name))
        #expect(!NamePattern(String(repeating: "{a,b}", count: 60)).matches(name))
    }
}
