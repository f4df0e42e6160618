internal import Audit
internal import ColorMath

/// The end of the terminal report: how many lines there are, and how they do.
struct Summary {
    let report: AuditReport
    /// The number of findings that the report leaves out.
    let suppressed: Int
    let style: TerminalStyle

    var lines: [String] {
        let tally = Tally(of: report.screens)
        var parts = [
            tally[.fail] > 0 ? style.paint("\(tally[.fail]) fail", as: .failure) : "0 fail",
            tally[.review] > 0 ? style.paint("\(tally[.review]) to review", as: .review) : "0 to review",
            "\(tally[.pass]) pass",
        ]
        if tally.aside > 0 {
            parts.append("\(tally.aside) set aside")
        }
        let screens = counted(report.screens.count, "screen")
        let standard = report.standard.rawValue
        var lines = [
            "\(counted(tally.total, "line")) of text on \(screens), judged by \(standard):",
            "  " + parts.joined(separator: ", "),
        ]
        let others = report.screens.flatMap(\.findings).filter { !$0.isOnTextContrast }
        if !others.isEmpty {
            let counts = Severity.allCases.reversed().compactMap { severity in
                let number = others.count { $0.severity == severity }
                return number == 0 ? nil : counted(number, severity.rawValue)
            }
            lines.append("  by other rules: " + counts.joined(separator: ", "))
        }
        if suppressed > 0 {
            lines.append("  \(counted(suppressed, "finding")) known in the baseline or ignored in the files")
        }
        if !report.unread.isEmpty {
            lines.append(
                "  " + style.paint("\(counted(report.unread.count, "input")) could not be read", as: .failure)
            )
        }
        return lines
    }
}

/// A number with its noun, in the plural where it is not one.
func counted(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
}
