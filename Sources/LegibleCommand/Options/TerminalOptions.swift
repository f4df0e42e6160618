public import ArgumentParser
public import Reporting

/// How much people are shown: in the report, and beside it on the standard error.
struct TerminalOptions: ParsableArguments {
    @Flag(exclusivity: .exclusive, help: "What the terminal shows where there is much.")
    var detail: TerminalDetail = .brief

    @Flag(help: "Show no progress, and no notes of what was left out; faults are shown.")
    var quiet = false

    /// Writes what was left out, or is odd, to the standard error, a line each.
    func note(_ notes: [String]) {
        if !quiet { System.note(notes) }
    }

    /// Reports that show so much.
    func requests(_ requests: [ReportRequest]) -> [ReportRequest] {
        requests.map { request in
            var request = request
            request.detail = detail
            return request
        }
    }
}

extension TerminalDetail: EnumerableFlag {
    /// What is said of each flag in the help.
    public static func help(for value: TerminalDetail) -> ArgumentHelp? {
        switch value {
        case .brief: "In the terminal, show the worst of what was found, and tables of the rest."
        case .full: "Show every finding."
        case .summary:
            "Show nothing but the tables: what to change first, by rule, by screen, palette or catalog."
        }
    }
}
