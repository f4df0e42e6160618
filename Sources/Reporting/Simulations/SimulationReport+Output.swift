internal import ColorMath
internal import Raster
internal import Simulation
internal import SystemColors

extension SimulationReport {
    /// The report for people.
    public func text(in style: TerminalStyle) -> String {
        var lines: [String] = []
        for color in colors where !simulations.isEmpty {
            let ground = backdrop.map { " on \($0.notation)" } ?? ""
            lines.append(style.paint(color.notation + ground, as: .heading))
            for simulation in simulations {
                lines += simulation.lines(endingIn: result(of: color, through: simulation, in: style))
            }
        }
        for matrix in matrices { lines += matrix.lines(in: style) }
        for palette in palettes { lines += palette.lines(in: style) }
        for picture in pictures {
            let facts = "\(picture.width) × \(picture.height) · \(picture.colorSpace.visible)"
            lines.append("\(style.paint(picture.path.visible, as: .heading))  \(facts)")
            lines += picture.warnings.map { "  " + $0.visible }
            for (index, simulation) in simulations.enumerated() {
                let change = picture.changes[index]
                if picture.outputs.indices.contains(index) {
                    lines += simulation.lines(endingIn: picture.outputs[index].visible)
                } else if !change.isEmpty {
                    lines += simulation.steps.map { "  \($0)" }
                }
                lines += change.lines.map { "    " + $0 }
            }
        }
        for artwork in artworks { lines += artwork.lines(in: style) }
        if let contactSheet {
            lines.append("contact sheet: \(contactSheet.visible)")
            lines += simulations.map(\.description).joined(separator: "; ").wrapped(to: 76).map { "  " + $0 }
        }
        for reading in materialReadings { lines += reading.lines(in: style) }
        return (lines + basis(in: style)).map { $0 + "\n" }.joined()
    }

    /// What a chain shows of a colour: with a backdrop both, and their ratio.
    private func result(
        of color: SimulationSubject, through chain: SimulationChain, in style: TerminalStyle
    ) -> String {
        if let pair = pair(of: color, through: chain) {
            return pair.line(in: style)
        }
        guard backdrop == nil, let seen = color.seen(through: chain, in: context) else { return "not known" }
        return seen.alpha < 1 && color.color == nil
            ? style.sample(of: seen) : style.swatch(SRGB8(clipping: seen.extended(to: SRGB.self).color))
    }

    /// What the results of the settings rest on, once each; a vision names its model where it stands.
    private func basis(in style: TerminalStyle) -> [String] {
        var bases: [(steps: [SimulationStep], basis: String)] = []
        for step in simulations.flatMap(\.settings) {
            if let place = bases.firstIndex(where: { $0.basis == step.basis }) {
                if !bases[place].steps.contains(step) { bases[place].steps.append(step) }
            } else {
                bases.append(([step], step.basis))
            }
        }
        guard !bases.isEmpty else { return [] }
        let entries = bases.flatMap { steps, basis in
            let names = steps.map(\.description).joined(separator: "; ")
            return "\(names): \(basis)".wrapped(to: 76).enumerated().map { line in
                (line.offset == 0 ? "  " : "    ") + line.element
            }
        }
        return ["", style.paint("how this was worked out", as: .heading)] + entries
    }
}

extension PairOutcome.Colors {
    /// Ink, backdrop and ratio.
    func line(in style: TerminalStyle) -> String {
        "\(style.swatch(SRGB8(clipping: ink))) on \(style.swatch(SRGB8(clipping: backdrop)))  "
            + "\(ContrastRatio(ratio))".leading(5)
    }
}

extension ScreenChange {
    /// The releases that the colours tell, or whose values were assumed.
    private var releaseWords: String {
        let palette = SystemPalette.embedded
        guard !releases.isEmpty else {
            return "no colour tells the release, \(palette.name(of: release)) assumed"
        }
        return releases.map(palette.name).joined(separator: " or ")
    }

    /// How much has changed.
    var lines: [String] {
        let share = Int((movedShare * 100).rounded())
        let place = "looked up in \(style.rawValue), \(releaseWords)"
        let moved = "the ink of \(movedLineCount) of \(lineCount) lines of text moved (\(share) %), \(place)"
        let turning =
            isOfNewStyle
            ? []
            : [
                "not \(newStyle.rawValue): \(Int((changedShare * 100).rounded(.down))) % of the picture changed, "
                    + "under the \(Int(Self.turningShare * 100)) % that it takes"
            ]
        let unmatched =
            unmatched.isEmpty
            ? [] : ["\(unmatched.count) outlined: no counterpart of their colour is known, so they stay"]
        let lost = lost.map { "lost at \($0.x),\($0.y): could be read before, and only one colour moved" }
        return ([moved] + turning + unmatched + lost).flatMap { $0.wrapped(to: 76) }
            + panes.map { pane in
                "\(pane.material) pane of \(pane.box.width)×\(pane.box.height) at \(pane.box.x),\(pane.box.y) made opaque: "
                    + pane.color.description
            }
    }
}

extension SimulationChain {
    /// The steps and what comes of them, a line a step.
    fileprivate func lines(endingIn result: String) -> [String] {
        var lines = steps.map { "  \($0)" }
        lines.append("\((lines.popLast() ?? "").trailing(38))  \(result)")
        return lines
    }
}
