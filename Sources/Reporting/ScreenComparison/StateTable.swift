package import Audit
internal import ColorMath

/// What each state of a screen changes, a row a state: for a folder of stops of the Tab key, a row a stop.
package struct StateTable {
    private let comparisons: [ScreenComparison]

    /// Takes the comparisons of states from a report.
    package init(of report: ComparisonReport) {
        comparisons = report.comparisons.filter { $0.state != nil }
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
