internal import ColorMath
internal import Simulation

extension SimulationReport {
    /// The report for people.
    public func text(in style: TerminalStyle) -> String {
        var lines: [String] = []
        for color in colors {
            lines.append(style.paint(color.notation, as: .heading))
            for simulation in simulations {
                let seen = SRGB8(clipping: simulation.simulate(color).extended(to: SRGB.self).color)
                lines += simulation.lines(endingIn: style.swatch(seen))
            }
        }
        for picture in pictures {
            let facts = "\(picture.width) × \(picture.height) · \(picture.colorSpace.visible)"
            lines.append("\(style.paint(picture.path.visible, as: .heading))  \(facts)")
            lines += picture.warnings.map { "  " + $0.visible }
            for (simulation, output) in zip(simulations, picture.outputs) {
                lines += simulation.lines(endingIn: output.visible)
            }
        }
        if let contactSheet {
            lines.append("contact sheet: \(contactSheet.visible)")
            lines.append("  " + simulations.map(\.description).joined(separator: ", "))
        }
        return (lines + basis(in: style)).map { $0 + "\n" }.joined()
    }

    /// What the results of the settings rest on, once each; a vision names its model where it stands.
    private func basis(in style: TerminalStyle) -> [String] {
        var steps: [SimulationStep] = []
        for step in simulations.flatMap(\.settings) where !steps.contains(step) { steps.append(step) }
        guard !steps.isEmpty else { return [] }
        let entries = steps.flatMap { step in
            "\(step): \(step.basis)".wrapped(to: 76).enumerated().map { line in
                (line.offset == 0 ? "  " : "    ") + line.element
            }
        }
        return ["", style.paint("how this was worked out", as: .heading)] + entries
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
