package import Audit
internal import ColorMath

/// What each state of a screen changes, a row a state: for a folder of stops of the Tab key, a row a stop.
package struct StateTable {
    private let comparisons: [ScreenComparison]

    /// Takes the comparisons of states from a report.
    package init(of report: ComparisonReport) {
        let states = report.comparisons.filter { $0.state != nil }
        // Files are in the order of their names, in which the tenth stop comes before the second.
        let firsts = Dictionary(
            states.indices.map { (Self.series(of: states[$0]), $0) }, uniquingKeysWith: { first, _ in first })
        comparisons = states.enumerated().sorted { one, other in
            let series = (firsts[Self.series(of: one.element)], firsts[Self.series(of: other.element)])
            if series.0 != series.1 { return series.0 ?? 0 < series.1 ?? 0 }
            let stops = (Self.stop(of: one.element), Self.stop(of: other.element))
            return stops.0 == stops.1 ? one.offset < other.offset : stops.0 < stops.1
        }.map(\.element)
    }

    /// What the states of one screen have in common that are numbered.
    private static func series(of comparison: ScreenComparison) -> [String] {
        [comparison.screen, String((comparison.state ?? "").prefix { !$0.isNumber })]
    }

    /// The number of a state; 0 where it has none.
    private static func stop(of comparison: ScreenComparison) -> Int {
        Int((comparison.state ?? "").drop { !$0.isNumber }) ?? 0
    }

    /// The table as text, with a line for the heads; empty where no states were compared.
    package var text: String {
        guard !comparisons.isEmpty else { return "" }
        let head = ["screen", "state", "changed", "contrast", "at 3 or more", "frame of 2", "at"]
        let rows = [head] + comparisons.map(row)
        let widths = head.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            zip(row, widths).map { cell, width in
                cell + String(repeating: " ", count: max(0, width - cell.count))
            }.joined(separator: "  ").trimmedAtEnd + "\n"
        }.joined() + "\n"
    }

    private func row(_ comparison: ScreenComparison) -> [String] {
        let names = [comparison.screen.visible, comparison.state?.visible ?? ""]
        guard let change = comparison.change else { return names + ["another size", "", "", "", ""] }
        guard let box = change.box else { return names + ["nothing", "", "", "", ""] }
        let indicator = comparison.focusIndicator
        return names + [
            "\(change.count) px", "\(ContrastRatio(change.greatestContrast))", "\(change.clearCount) px",
            indicator.map { "\(Figure($0.area)) of \(Figure($0.required))" } ?? "", box.words,
        ]
    }
}

extension String {
    /// The text without the blanks at its end.
    fileprivate var trimmedAtEnd: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
