import Reporting
import Testing

@Suite("Text for the log of a workflow")
struct WorkflowLogTests {
    private let log = WorkflowLog(environment: ["GITHUB_ACTIONS": "true"])

    @Test(
        "has no commands in it",
        arguments: [
            ("::error::x", "\\u{3A}:error::x"), ("  ::add-mask::a::b", "  \\u{3A}:add-mask::a::b"),
            ("a\n\t::group::b\nc", "a\n\t\\u{3A}:group::b\nc"),
            ("a\r::error::b\r\n::error::c", "a\r\\u{3A}:error::b\r\n\\u{3A}:error::c"),
            ("\u{AD}\u{1B}::error::b", "\u{AD}\u{1B}\\u{3A}:error::b"),
            ("::\u{301}error::b", "\\u{3A}:\u{301}error::b"), ("##[\u{301}a]", "\\u{23}#[\u{301}a]"),
            ("name ##[endgroup]", "name \\u{23}#[endgroup]"), ("##[a]##[b]", "\\u{23}#[a]\\u{23}#[b]"),
        ])
    func commands(text: String, expected: String) {
        #expect(log.text(text) == expected)
        #expect(WorkflowLog(environment: [:]).text(text) == text)
    }

    @Test(
        "is otherwise as it was",
        arguments: [
            "", "\n", "a::b::c", " ::selection { color: red }", ":error:", "## [a]\n\n", "é\r\n ü",
        ])
    func text(text: String) {
        #expect(log.text(text) == text)
    }
}
