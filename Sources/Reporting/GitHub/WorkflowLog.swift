internal import FileSystem

/// The log of a run of GitHub Actions, which the runner searches for commands, whoever wrote them.
///
/// A name that is `::add-path::/tmp` at the beginning of a line, or has `##[add-path]` anywhere in it, is a
/// command to the runner. Text for people that names files and colours goes through here, so that it stays
/// text.
///
/// How commands are told: `ActionCommand` of <https://github.com/actions/runner>.
public struct WorkflowLog: Hashable, Sendable {
    private let isRead: Bool

    /// Takes what is printed for the log of a run where the environment says so.
    public init(environment: [String: String]) {
        isRead = environment["GITHUB_ACTIONS"] == "true"
    }

    /// A text without what a runner takes for a command: the first character of each is written out,
    /// `\u{3A}:`. Outside of a run, the text as it is.
    public func text(_ text: String) -> String {
        guard isRead else { return text }
        var result = String.UnicodeScalarView()
        var rest = text.unicodeScalars[...]
        // The runner ends a line at either character.
        while let end = rest.firstIndex(where: { $0 == "\n" || $0 == "\r" }) {
            result += Self.inert(rest[..<end])
            result.append(rest[end])
            rest = rest[rest.index(after: end)...]
        }
        return String(result + Self.inert(rest))
    }

    /// A line by scalars: a mark that combines with a character of a command hides it from people only.
    private static func inert(_ line: Substring.UnicodeScalarView) -> String.UnicodeScalarView {
        var line = String(line).replacingBytes(of: "##[", by: "\\u{23}#[").unicodeScalars
        let start = line.firstIndex { !$0.isPassedOver } ?? line.endIndex
        // A command has a second pair of colons behind its name.
        let marked = Substring(line[start...]).utf8
        if marked.starts(with: "::".utf8), marked.dropFirst(2).firstIndex(ofBytes: "::".utf8) != nil {
            line.replaceSubrange(start...start, with: "\\u{3A}".unicodeScalars)
        }
        return line
    }
}

/// Whole lines on their way to a log.
final class LoggedLines: TextSink {
    private let log: WorkflowLog
    private let output: any TextSink

    init(of log: WorkflowLog, to output: any TextSink) {
        self.log = log
        self.output = output
    }

    var fault: FileError? { output.fault }

    func write(_ bytes: UnsafeRawBufferPointer) {
        output.write(log.text(String(decoding: bytes, as: UTF8.self)))
    }
}

extension Unicode.Scalar {
    /// Whether the runner may find the beginning of a line behind it: white space, and what has no width.
    fileprivate var isPassedOver: Bool {
        properties.isWhitespace || [.control, .format].contains(properties.generalCategory)
    }
}
