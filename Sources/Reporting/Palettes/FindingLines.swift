internal import Audit
internal import ColorMath
internal import PaletteFiles

/// The lines of the terminal report on one finding about a palette.
struct FindingLines {
    let finding: PaletteFinding
    /// Those on the same pair in other modes.
    var others: [PaletteFinding] = []
    /// The palette that it is about; `nil` for one about the configuration.
    let palette: NamedColors?
    let style: TerminalStyle

    /// The column at which what follows the first line begins: under the ratio.
    private static let indent = 12

    var lines: [String] {
        let width = style.width - Self.indent
        var rest = notes.flatMap { $0.visible.wrapped(to: width) }
        rest += hints.lines(joinedBy: " · ", width: width)
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
        return style.patch(of: DynamicColor(color)) + color.words
    }

    /// What else there is to know: the modes, the repair, the place.
    private var hints: [String] {
        var hints = [palette?.modes(of: finding)?.visible].compactMap(\.self)
        if pair != nil, let contrast = finding.contrast {
            if let canvas = finding.canvas { hints.append("over \(canvas.visible)") }
            if let origin = finding.origin { hints.append(origin.words) }
            if contrast.upperBound > contrast.lowerBound {
                hints.append("up to \(ContrastRatio(contrast.upperBound)) as its canvas varies")
            }
        }
        if let screen = finding.screen { hints.append("on screens of \(screen), clipped to their gamut") }
        let repairs = [finding.suggestion, finding.alternative].compactMap(\.self)
        for (place, suggestion) in repairs.enumerated() {
            let changes = suggestion.changes.map { change in
                let name = change.name == finding.colors.first ? "" : "\(change.name.visible) "
                let token = change.token.map { "\($0.visible) " } ?? ""
                return name + token + style.sample(of: change.color)
            }
            hints.append(
                "\(place == 0 ? "use" : "or") \(changes.joined(separator: " and ")) for "
                    + "\(ContrastRatio(suggestion.contrast))")
        }
        hints.append(style.link(finding.location.description.visible, to: finding.location.path))
        return hints
    }

    /// Why there is no repair, what the pair is called besides, and how it is in other modes.
    private var notes: [String] {
        let names = listed(finding.aliases) { $0.joined(separator: " on ") }
        let aliases = pair == nil || names.isEmpty ? nil : "also as \(names)"
        return [finding.obstacle, aliases, modes].compactMap(\.self)
    }

    /// The ratio in other modes; `nil` where there are none.
    private var modes: String? {
        OtherModes(others.map { ($0.contrast?.lowerBound, palette?.modes(of: $0)) }).words.map {
            "also \($0)"
        }
    }

    private var mark: String { style.mark(finding.verdict, finding.severity) }
}
