/// The log of a run of GitHub Actions, which the runner searches for commands, whoever wrote them.
///
/// A name that is `::add-path::/tmp` at the beginning of a line, or has `##[add-path]` anywhere in it, is a command to the
/// runner. Text for people that names files and colours goes through here, so that it stays text.
public struct WorkflowLog: Hashable, Sendable {
    private let isRead: Bool

    /// Takes what is printed for the log of a run where the environment says so.
    public init(environment: [String: String]) {
        isRead = environment["GITHUB_ACTIONS"] == "true"
    }

    /// A text without what a runner takes for a command: the first character of each is written out, `\u{3A}:`. Outside of a
    /// run, the text as it is.
    public func text(_ text: String) -> String {
        guard isRead, text.contains("::") || text.contains("##[") else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map(line).joined(separator: "\n")
    }

    private func line(_ line: Substring) -> String {
        let written = line.replacing("##[", with: "\\u{23}#[")
        let start = written.firstIndex { !$0.isWhitespace } ?? written.endIndex
        // A command has a second pair of colons behind its name.
        guard written[start...].hasPrefix("::"), written[start...].dropFirst(2).contains("::") else {
            return String(written)
        }
        return written[..<start] + "\\u{3A}" + written[start...].dropFirst()
    }
}
