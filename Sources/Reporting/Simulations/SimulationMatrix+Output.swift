internal import ColorMath
internal import Simulation
internal import SystemColors

extension SimulationMatrix {
    /// The eight cells for people, a line each.
    func lines(in style: TerminalStyle) -> [String] {
        let ground = backdrop.map { " on \($0.notation)" } ?? ""
        return [style.paint(subject.notation + ground, as: .heading)]
            + cells.map { "  \($0.settings.description.trailing(46)) \(words(on: $0, in: style))" }
    }

    private func words(on cell: Cell, in style: TerminalStyle) -> String {
        guard backdrop != nil else {
            return cell.layer.map { style.sample(of: DynamicColor($0)) } ?? "not known"
        }
        guard let outcome = cell.outcome else { return "not known" }
        return outcome.colors?.line(in: style)
            ?? "\(ContrastRatio(outcome.ratios.lowerBound)) to \(ContrastRatio(outcome.ratios.upperBound))"
    }
}

/// The eight cells in JSON.
struct MatrixDocument: Encodable {
    let input: String
    let backdrop: String?
    let cells: [Cell]

    struct Cell: Encodable {
        let appearance: String
        let reducesTransparency: Bool
        let color: String?
        let inkSeen: String?
        let backdropSeen: String?
        let contrastMin: Double?
        let contrastMax: Double?
    }

    init(_ matrix: SimulationMatrix) {
        input = matrix.subject.notation
        backdrop = matrix.backdrop?.notation
        cells = matrix.cells.map { cell in
            Cell(
                appearance: cell.settings.appearance.description,
                reducesTransparency: cell.settings.reducesTransparency,
                color: cell.layer.map { DynamicColor($0).css() },
                inkSeen: cell.outcome?.colors.map { SRGB8(clipping: $0.ink).description },
                backdropSeen: cell.outcome?.colors.map { SRGB8(clipping: $0.backdrop).description },
                contrastMin: cell.outcome.map { ContrastRatio($0.ratios.lowerBound).truncated },
                contrastMax: cell.outcome.map { ContrastRatio($0.ratios.upperBound).truncated })
        }
    }
}
