public import ArgumentParser
public import Reporting

/// How much the report for people shows.
struct TerminalOptions: ParsableArguments {
    @Flag(exclusivity: .exclusive, help: "What the terminal shows where there is much.")
    var detail: TerminalDetail = .brief

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
