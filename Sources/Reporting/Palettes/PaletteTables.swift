internal import Audit
internal import ColorMath
internal import PaletteFiles

/// The tables at the end of the terminal report on palettes: which colours to change first, what each rule
/// found, and how each palette does.
struct PaletteTables {
    private let report: PaletteReport
    private let style: TerminalStyle

    /// How many colours and how many palettes are listed.
    private static let (mostColors, mostPalettes) = (10, 12)

    init(of report: PaletteReport, style: TerminalStyle) {
        self.report = report
        self.style = style
    }

    /// The tables that have rows, each with its heading.
    var all: [[String]] { [colors, rules, palettes].filter { !$0.isEmpty } }

    /// A colour with the pairs of it that fail.
    private struct Color {
        let name: String
        let palette: String
        var pairs = 0
        var least = Double.infinity
    }

    /// The inks of the most pairs that fail, those that are only guessed left out.
    private var colors: [String] {
        var worst = FirstOnes<Color>(Self.mostColors) { ($0.pairs, -$0.least) > ($1.pairs, -$1.least) }
        for audit in report.audits {
            var colors: [String: Color] = [:]
            var order: [String] = []
            for finding in audit.findings
            where finding.rule == Rule.pairContrast.id && finding.verdict == .fail && !finding.isGuessed {
                guard let name = finding.colors.first else { continue }
                if colors[name] == nil { order.append(name) }
                var color = colors[name] ?? Color(name: name, palette: audit.palette.name)
                color.pairs += finding.pairCount
                color.least = min(color.least, finding.contrast?.lowerBound ?? .infinity)
                colors[name] = color
            }
            for name in order { if let color = colors[name] { worst.add(color) } }
        }
        guard !worst.elements.isEmpty else { return [] }
        let rows = worst.elements.flatMap { color -> [String] in
            let place = report.audits.count > 1 ? " of \(color.palette.visible)" : ""
            let ratio = color.least.isFinite ? ", \(ContrastRatio(color.least)) at the least" : ""
            let words =
                "\(style.paint("✗", as: .failure)) \(color.name.visible)\(place): "
                + "\(counted(color.pairs, "pair"))\(ratio)"
            return words.wrapped(to: style.width - 4).indentedBehindFirst
        }
        let rest = worst.otherCount > 0 ? ["  and \(counted(worst.otherCount, "other colour"))"] : []
        return ["Colours with pairs that fail, each pair counted once a mode:"] + rows + rest
    }

    private var rules: [String] {
        var counts = RuleCounts(of: "palette")
        for audit in report.audits { counts.add(audit.findings, suppressed: audit.suppressed.map(\.finding)) }
        // Those on configurations are of no palette.
        counts.add(report.remarks, inFiles: 0)
        return counts.lines
    }

    private var palettes: [String] {
        guard report.audits.count > 1 else { return [] }
        let ranking = PaletteRanking(of: report.audits)
        let rows = ranking.worst.prefix(Self.mostPalettes).map { index in
            let name = report.audits[index].palette.name
            return "  \(style.link(name.visible, to: name))  \(ranking.counts[index].words())"
        }
        let left = report.audits.count - rows.count
        return [left > 0 ? "The worst palettes:" : "Palettes:"] + rows
            + (left > 0 ? ["  and \(counted(left, "other palette"))"] : [])
    }
}
