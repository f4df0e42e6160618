internal import Audit
internal import ColorMath
internal import PaletteFiles

/// The matrix of a palette in one mode, in words: what every notation of it shares.
struct MatrixTable {
    /// A cell in words.
    struct Cell {
        /// The ratio, cut to two decimals, with the greatest where the canvas varies: `4.52`, `2.10–5.48`.
        let ratio: String
        /// What the ratio is enough for: `text`, `large`, `none`.
        let level: PaletteMatrix.Level
        /// The verdict, where the two are known to meet.
        let verdict: Verdict?
        /// The ratio that is required, where the two are known to meet.
        let required: Double?
        /// What lies behind a translucent backdrop where the ratio is the least; `nil` where that is not
        /// known.
        let canvas: SRGB?
        /// Why the pair counts for nothing though it does not pass, where that is so.
        let suppression: String?

        /// The level as a mark that does not need colour.
        var mark: String {
            switch level {
            case .text: "✓"
            case .large: "~"
            case .none: "✗"
            }
        }

        /// The mark, with a sign where the two are known to meet.
        var signs: String {
            guard let verdict else { return mark }
            return mark + (suppression != nil ? "°" : verdict == .review ? "?" : "*")
        }

        /// The verdict in a word; empty where the two are not known to meet.
        var verdictWord: String { suppression != nil ? "suppressed" : verdict?.rawValue ?? "" }

        /// What is seen of a backdrop: over the worst canvas where it is translucent.
        func shown(_ backdrop: WithAlpha<SRGB>) -> WithAlpha<SRGB> {
            canvas.map { backdrop.composited(over: $0).withAlpha(1) } ?? backdrop
        }

        /// What is said of a pair that meets: `they meet, and pass at 4.5`; `nil` for any other.
        var meeting: String? {
            guard let verdict, let required else { return nil }
            let words =
                switch verdict {
                case .pass: "pass"
                case .fail: "fail"
                case .review: "are to review"
                }
            let reason = suppression.map { "; \($0)" } ?? ""
            return "they meet, and \(words) at \(Figure(required))\(reason)"
        }
    }

    let palette: String
    let mode: String
    let inks: [(name: String, color: WithAlpha<SRGB>?)]
    let backdrops: [(name: String, color: WithAlpha<SRGB>?)]

    private let matrix: PaletteMatrix
    private let audit: PaletteAudit
    private let index: Int
    /// Why pairs count for nothing, by the names of ink and backdrop.
    private let suppressions: [[String]: String]

    init(_ matrix: PaletteMatrix, of audit: PaletteAudit, in index: Int) {
        self.matrix = matrix
        self.audit = audit
        self.index = index
        palette = audit.palette.name
        mode = matrix.mode.description
        var suppressions: [[String]: String] = [:]
        for known in audit.suppressed
        where known.finding.rule == Rule.pairContrast.id && known.finding.modes.contains(matrix.mode) {
            for names in [known.finding.colors] + known.finding.aliases {
                suppressions[names] = ReportedFinding.Suppression(known).words
            }
        }
        self.suppressions = suppressions
        func side(_ entry: Int) -> (String, WithAlpha<SRGB>?) {
            (audit.palette.entries[entry].name, audit.color(of: entry, in: index))
        }
        inks = matrix.inks.map(side)
        backdrops = matrix.backdrops.map(side)
    }

    /// The cells of an ink, by its place; `nil` where there is nothing to measure.
    func cells(ofRow row: Int) -> [Cell?] { cells(ofRow: row, at: backdrops.indices) }

    /// The same on some backdrops, by their places.
    func cells(ofRow row: Int, at places: some Sequence<Int>) -> [Cell?] {
        places.map { place in
            matrix.rows[row][place].map { cell in
                let least = ContrastRatio(cell.measure.least).description
                let isRange = cell.measure.greatest > cell.measure.least
                return Cell(
                    ratio: least + (isRange ? "–\(ContrastRatio(cell.measure.greatest))" : ""),
                    level: cell.level, verdict: cell.verdict, required: cell.required,
                    canvas: cell.measure.worstCanvas.flatMap { audit.color(of: $0, in: index)?.color },
                    suppression: cell.verdict == .pass
                        ? nil : suppressions[[inks[row].name, backdrops[place].name]])
            }
        }
    }

    /// The matrices of every palette in every mode, each made when it is asked for.
    static func tables(of report: PaletteReport) -> some Sequence<MatrixTable> {
        report.audits.lazy.flatMap { audit in
            audit.palette.modes.indices.lazy.compactMap { mode in
                audit.matrix(in: mode).flatMap {
                    $0.inks.isEmpty ? nil : MatrixTable($0, of: audit, in: mode)
                }
            }
        }
    }
}
