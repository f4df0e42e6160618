internal import Audit
internal import ColorMath
internal import PaletteFiles

/// The lines of the terminal report on one finding about a palette.
struct FindingLines {
    let finding: PaletteFinding
    /// The palette that it is about; `nil` for one about the configuration.
    let palette: NamedColors?
    let style: TerminalStyle

    /// The column at which what follows the first line begins: under the ratio.
    private static let indent = 12

    var lines: [String] {
        let width = style.width - Self.indent
        var rest = (conflict?.wrapped(to: width) ?? []) + hints.lines(joinedBy: " · ", width: width)
        let first: String
        if let pair {
            first = pair
        } else {
            let words = finding.message.visible.wrapped(to: width)
            first = "\(mark)  \(words.first ?? "")"
            rest = words.dropFirst() + rest
        }
        return ["  " + first] + rest.map { String(repeating: " ", count: Self.indent) + $0 }
    }

    /// The ratio of a pair, what it needs, and its colours; `nil` for a finding that is not on a pair.
    private var pair: String? {
        guard finding.rule == Rule.pairContrast.id, let contrast = finding.contrast,
            let required = finding.required,
            finding.colors.count == 2
        else { return nil }
        let colors = finding.colors.map { color(named: $0) }
        return [
            mark, ContrastRatio(contrast.lowerBound).description.leading(5),
            "needs \(Figure(required))".trailing(9),
            "\(colors[0]) on \(finding.colors[1].visible) \(colors[1])",
        ].joined(separator: "  ")
    }

    private func color(named name: String) -> String {
        guard let mode = finding.modes.first, let color = palette?.color(named: name, in: mode) else {
            return ""
        }
        let isWide = !color.color.isInGamut(tolerance: 0.5 / 255)
        return style.sample(of: isWide ? DynamicColor(color).extended(to: .displayP3) : DynamicColor(color))
    }

    /// What else there is to know: the modes, the repair, the place.
    private var hints: [String] {
        var hints: [String] = []
        if let palette, palette.modeCount > 1, !finding.modes.isEmpty {
            let isEvery = finding.modes.count == palette.modeCount
            hints.append(
                isEvery
                    ? "in every mode"
                    : "in " + finding.modes.map(\.description.visible).joined(separator: "; "))
        }
        if pair != nil, let contrast = finding.contrast, contrast.upperBound > contrast.lowerBound {
            hints.append("up to \(ContrastRatio(contrast.upperBound)) as its canvas varies")
        }
        if let screen = finding.screen { hints.append("on screens of \(screen), clipped to their gamut") }
        if let suggestion = finding.suggestion {
            let name = suggestion.name == finding.colors.first ? "" : "\(suggestion.name.visible) "
            hints.append(
                "use \(name)\(style.sample(of: suggestion.color)) for \(ContrastRatio(suggestion.contrast))")
        }
        hints.append(finding.location.description.visible)
        return hints
    }

    private var conflict: String? {
        guard finding.suggestion == nil else { return nil }
        let pairs = finding.conflict
        guard pairs.count > 1 else { return nil }
        let shown = pairs.prefix(3).map(\.visible).joined(separator: ", ")
        let more = pairs.count > 3 ? " and \(pairs.count - 3) more" : ""
        return "no one colour settles \(shown)\(more)"
    }

    private var mark: String {
        switch (finding.verdict, finding.severity) {
        case (.review, _): style.paint("? review", as: .review)
        case (_, .error): style.paint("✗ fail  ", as: .failure)
        case (_, .warning): style.paint("! warn  ", as: .review)
        case (_, .note): "· note  "
        }
    }
}
