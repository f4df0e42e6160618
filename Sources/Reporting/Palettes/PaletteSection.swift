internal import Audit
internal import ColorMath
internal import PaletteFiles

/// The part of the terminal report that speaks of one palette.
struct PaletteSection {
    let audit: PaletteAudit
    let style: TerminalStyle

    var lines: [String] {
        var lines = [heading]
        let colors = NamedColors(of: audit)
        for (name, findings) in groups {
            if !name.isEmpty { lines.append("  " + style.paint(name.visible, as: .heading)) }
            lines += findings.flatMap { FindingLines(finding: $0, palette: colors, style: style).lines }
        }
        lines.append(summary)
        return lines
    }

    private var heading: String {
        let palette = audit.palette
        let facts = [
            counted(palette.entries.count, "colour"), counted(palette.modes.count, "mode"),
            counted(audit.pairs.count, "pair"),
        ]
        return "\(style.paint(palette.name.visible, as: .heading))  \(facts.joined(separator: " · "))"
    }

    /// The findings by the colour at fault, in the order of the file.
    private var groups: [(name: String, findings: [PaletteFinding])] {
        var names: [String] = []
        var findings: [String: [PaletteFinding]] = [:]
        for finding in audit.findings {
            let name = finding.colors.first ?? ""
            if findings[name] == nil { names.append(name) }
            findings[name, default: []].append(finding)
        }
        return names.map { ($0, findings[$0] ?? []) }
    }

    private var summary: String {
        guard !audit.pairs.isEmpty else {
            return "  no pairs known; 'legible palette init' proposes a \(Configuration.fileName)"
        }
        let tally = PairTally(of: [audit])
        let aside = audit.excepted.isEmpty ? [] : ["\(audit.excepted.count) put up with"]
        return "  " + (["✓ \(counted(tally.pass, "pair")) pass"] + aside).joined(separator: " · ")
    }
}

/// How the pairs of palettes do, each counted once a mode.
struct PairTally {
    private(set) var pass = 0
    private(set) var fail = 0
    private(set) var review = 0

    init(of audits: [PaletteAudit]) {
        for audit in audits {
            for (index, pair) in audit.pairs.enumerated() {
                for mode in pair.modes {
                    switch audit.measure(of: index, in: mode)?.verdict(requiring: pair.required) {
                    case .pass: pass += 1
                    case .fail: fail += 1
                    case .review, nil: review += 1
                    }
                }
            }
        }
    }
}

/// The end of the terminal report on palettes.
struct PaletteSummary {
    let report: PaletteReport
    let style: TerminalStyle

    var lines: [String] {
        let tally = PairTally(of: report.audits)
        let others = report.findings.count { $0.rule != Rule.pairContrast.id }
        var parts = [
            tally.fail > 0 ? style.paint("\(tally.fail) fail", as: .failure) : "0 fail",
            tally.review > 0 ? style.paint("\(tally.review) to review", as: .review) : "0 to review",
            "\(tally.pass) pass",
        ]
        if others > 0 { parts.append(counted(others, "other finding")) }
        let total = tally.fail + tally.review + tally.pass
        var lines = [
            "\(counted(total, "pair")) in all modes of \(counted(report.audits.count, "palette")), judged by "
                + "\(report.standard.rawValue):",
            "  " + parts.joined(separator: ", "),
        ]
        let unread = report.unread.count + report.faults.count
        if unread > 0 {
            lines.append(
                "  "
                    + style.paint(
                        "\(counted(unread, "input or part of one", plural: "inputs or parts of them")) could not be read",
                        as: .failure))
        }
        return lines
    }
}
