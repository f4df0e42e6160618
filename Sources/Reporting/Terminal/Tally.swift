internal import Audit
internal import ColorMath

/// The number of lines of text by verdict.
struct Tally: Hashable {
    var counts: [Verdict: Int] = [:]
    var screens = 0
    var unread = 0
    var standard: String

    init(of report: AuditReport) {
        standard = report.standard.rawValue
        screens = report.screens.count
        unread = report.unread.count
        for judgement in report.screens.lazy.flatMap(\.regions).compactMap(\.judgement) {
            counts[judgement.verdict, default: 0] += 1
        }
    }

    subscript(verdict: Verdict) -> Int { counts[verdict] ?? 0 }

    func lines(in style: TerminalStyle) -> [String] {
        let lines = counts.values.reduce(0, +)
        var result = [
            "\(counted(lines, "line")) of text on \(counted(screens, "screen")), judged by \(standard): "
                + [
                    self[.fail] > 0 ? style.paint("\(self[.fail]) fail", as: .failure) : "0 fail",
                    self[.review] > 0
                        ? style.paint("\(self[.review]) to review", as: .review) : "0 to review",
                    "\(self[.pass]) pass",
                ].joined(separator: ", ")
        ]
        if unread > 0 {
            result.append(style.paint("\(counted(unread, "input")) could not be read", as: .failure))
        }
        return result
    }
}

/// A number with its noun, in the plural where it is not one.
func counted(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
}
