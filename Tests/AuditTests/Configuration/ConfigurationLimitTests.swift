import Audit
import ColorMath
import Foundation
import PaletteFiles
import RandomNumbers
import Testing

@Suite("A hostile configuration")
struct ConfigurationLimitTests {
    private func fault(_ text: String) -> String {
        do {
            _ = try Configuration(decoding: text, path: "c")
            return "none"
        } catch {
            return error.description
        }
    }

    /// Mappings that hold the one before twice, as in `b: &b {k: *a, l: *a}`.
    private func bomb(levels: Int, top: String) -> String {
        var text = "a0: &a0 {x: 1}\n"
        for level in 1...levels {
            text += "a\(level): &a\(level) {k: *a\(level - 1), l: *a\(level - 1)}\n"
        }
        return text + top
    }

    @Test("may not have what aliases stand for grow beyond a limit, and says at which alias")
    func expansion() {
        // Level n has 6 * 2^n - 3 values: all up to 14 together 196,573, and the first alias of 15 brings
        // 98,301 more.
        let words = fault(bomb(levels: 24, top: ""))
        #expect(words.hasPrefix("c:16:"))
        #expect(words.contains("more than 200000 values up to here"))
    }

    @Test("may have no keys but words: comparing others takes exponential time")
    func keys() {
        let words = "a key is a word here, and no list or mapping"
        #expect(fault(bomb(levels: 8, top: "? *a8\n: 1\n? *a8\n: 1\n")) == "c:10:3: \(words)")
        #expect(fault("? [a]\n: 1") == "c:1:3: \(words)")
        #expect(fault("{{a: b}: c}") == "c:1:2: \(words)")
        #expect(fault("a: &word standard\n*word : apple").contains("'a' means nothing"))
    }

    @Test("may hold aliases where they are few: they stand for what they name")
    func aliases() throws {
        let text = """
            palette:
              roles: {ink: &ink [text.*, icon], again: *ink}
              canvas: *ink
            """
        let palette = try Configuration(decoding: text, path: "c").palette
        #expect(palette.roles["again"] == [NamePattern("text.*"), NamePattern("icon")])
        #expect(palette.canvases == palette.roles["ink"])
        #expect(
            fault("palette: {canvas: &a [*a]}").hasPrefix("c:1:23: this is not YAML, there is no anchor '&a'")
        )
        let many = "palette: {roles: {a: [&a x" + String(repeating: ",*a", count: 1_001) + "]}}"
        #expect(fault(many).contains("more than 1000 aliases up to here"))
        let fewer = "palette: {roles: {a: [&a x" + String(repeating: ", *a", count: 1_000) + "]}}"
        #expect(fault(fewer) == "none")
    }

    @Test(
        "may be no deeper than a limit, by brackets, dashes or aliases")
    func depth() {
        #expect(
            fault(String(repeating: "[", count: 500)).hasPrefix(
                "c:1:33: lists and mappings lie more than 32"))
        // libYAML looks ahead, and has a limit of its own.
        #expect(
            fault(String(repeating: "[", count: 100_000)).hasPrefix(
                "c:1:1: this is not YAML, "))
        #expect(
            fault(String(repeating: "- ", count: 100_000)).hasPrefix(
                "c:1:65: lists and mappings lie more than 32"))
        let ladder = (1...40).map { "a\($0): &a\($0) [*a\($0 - 1)]\n" }.joined()
        #expect(fault("a0: &a0 [x]\n" + ladder).contains("lists and mappings lie more than 32"))
    }

    @Test("may have so many values, patterns and combinations of them, and says which is too many")
    func counts() {
        #expect(
            fault("palette: {roles: {a: [x" + String(repeating: ",x", count: 250_000) + "]}}").contains(
                "200000 values"))
        let patterns = (0...2_000).map { "p\($0).*" }.joined(separator: ",")
        #expect(
            fault("palette: {roles: {a: [\(patterns)]}}").contains(
                "more than 2000 different patterns up to here"))
        let role = String(repeating: "t,", count: 1_001)
        let pairs = "palette:\n  roles: {a: [\(role)]}\n  pairs:\n    - [3, a, b]\n    - [3, $a, $a]\n"
        #expect(
            fault(pairs).hasPrefix("c:5:7: the pairs up to here come to more than 1000000 combinations"))
        #expect(
            fault("palette: {canvas: \(String(repeating: "x", count: 501))}").contains(
                "at most 500 characters"))
    }

    @Test("in JSON meets the same limits")
    func json() {
        let deep =
            #"{"palette": "# + String(repeating: #"{"a":"#, count: 40) + "1"
            + String(repeating: "}", count: 41)
        #expect(fault(deep).contains("lists and mappings lie more than 32"))
        #expect(
            fault(#"{"standard": "apple", "standard": "apple"}"#)
                == "c:1:23: 'standard' is written twice; keep one")
    }

    @Test("is one document of UTF-8")
    func documents() throws {
        #expect(fault("{2").hasPrefix("c:1:3: this is not YAML"))
        #expect(
            fault("standard: apple\n---\nstandard: apple").hasPrefix("c:2:1: a configuration is one document")
        )
        #expect(fault("standard: \u{1}").hasPrefix("c:1:11: this is not YAML"))
        #expect(try Configuration(decoding: "\u{FEFF}standard: apple\r\n", path: "c").standard == .apple)
    }

    @Test("ends with a fault or a configuration, whatever it is made of")
    func fuzz() {
        let pieces = [
            "palette", "pairs", "roles", ":", " ", "\n", "  ", "- ", "[", "]", "{", "}", ",", "&a ", "*a",
            "? ", "\"", "'",
            "text.*", "4.5", "$ink", "|", ">", "#", "!!str ", "---\n", "\t", "é", "\u{0}", "exceptions",
            "until",
        ]
        var random = SplitMix64(state: 13)
        for _ in 0..<3_000 {
            let text = (0..<Int.random(in: 1...40, using: &random)).map { _ in
                pieces[Int.random(in: pieces.indices, using: &random)]
            }.joined()
            let words = fault(text)
            #expect(words == "none" || words.hasPrefix("c:"))
        }
    }
}
