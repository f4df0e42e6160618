import Reporting
import Testing

@Suite("A unified diff")
struct UnifiedDiffTests {
    private func lines(_ old: String, _ new: String) -> [String] {
        UnifiedDiff(of: "a.css", from: Array(old.utf8), to: Array(new.utf8)).lines
    }

    @Test("shows the changed lines with three around them")
    func hunk() {
        let old = (1...9).map { "line \($0)\n" }.joined()
        let new = old.replacing("line 5", with: "line five")
        #expect(
            lines(old, new) == [
                "--- a/a.css", "+++ b/a.css", "@@ -2,7 +2,7 @@", " line 2", " line 3", " line 4", "-line 5",
                "+line five", " line 6", " line 7", " line 8",
            ])
    }

    @Test("names files as patches do, whatever folder was named")
    func paths() {
        let diff = UnifiedDiff(of: "./a.css", from: Array("a".utf8), to: Array("b".utf8))
        #expect(diff.lines.prefix(2) == ["--- a/a.css", "+++ b/a.css"])
    }

    @Test("has a hunk for each change that is far from the others")
    func hunks() {
        let old = (1...30).map { "\($0)\n" }.joined()
        let new = old.replacing("\n3\n", with: "\nthree\n").replacing("\n20\n", with: "\ntwenty\nmore\n")
        #expect(lines(old, new).filter { $0.hasPrefix("@@") } == ["@@ -1,6 +1,6 @@", "@@ -17,7 +17,8 @@"])
    }

    @Test("of what is the same is empty; a last line without an end is told apart")
    func ends() {
        #expect(lines("a\n", "a\n").isEmpty)
        #expect(lines("", "").isEmpty)
        #expect(
            lines("a", "b") == [
                "--- a/a.css", "+++ b/a.css", "@@ -1,1 +1,1 @@", "-a\n\\ No newline at end of file",
                "+b\n\\ No newline at end of file",
            ])
        #expect(lines("", "a\n").contains("@@ -0,0 +1,1 @@"))
    }
}
