internal import Audit
internal import ColorMath
internal import SystemColors

extension ContrastReport {
    /// The report for people.
    public func text(in style: TerminalStyle) -> String {
        let sections = [
            colorLines(style), screenLines(style), measureLines, verdictLines(style), visionLines(style),
            repairLines(style),
        ]
        return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
            .joined(separator: "\n\n") + "\n"
    }

    private func colorLines(_ style: TerminalStyle) -> [String] {
        let given = [("ink", ink), ("backdrop", backdrop)] + (canvas.map { [("canvas", $0)] } ?? [])
        var lines = given.map { name, color in
            let isInside = color.extended(to: SRGB.self).color.isInGamut()
            return name.trailing(10) + style.sample(of: color) + (isInside ? "" : ", outside sRGB")
        }
        if let seen = pair.seen, ink.alpha < 1 || backdrop.alpha < 1 {
            lines.append(
                "seen as   \(style.sample(of: DynamicColor(seen.ink))) on "
                    + style.sample(of: DynamicColor(seen.backdrop)))
        }
        return lines
    }

    /// What screens show of colours that do not lie inside sRGB.
    private func screenLines(_ style: TerminalStyle) -> [String] {
        guard !pair.isInSRGB else { return [] }
        let rows = pair.views.map { view in
            let ratios = [view.ratios.lowerBound, view.ratios.upperBound].map { "\(ContrastRatio($0))" }
            var row =
                "on \(view.screen)".trailing(15)
                + (ratios[0] == ratios[1] ? ratios[0] : ratios.joined(separator: " to "))
            if view.screen == .sRGB, let ink = view.ink, let backdrop = view.backdrop {
                row +=
                    ", as \(style.swatch(SRGB8(clipping: ink))) on \(style.swatch(SRGB8(clipping: backdrop)))"
            }
            return row
        }
        let reason = medium == nil ? "the lower counts without --medium" : "the medium is declared"
        return rows + ["each component is clipped to the gamut; \(reason)"]
    }

    private var measureLines: [String] {
        guard let seen = pair.seen else {
            return [
                "contrast  \(ContrastRatio(ratios.lowerBound)) to \(ContrastRatio(ratios.upperBound)), "
                    + "by the canvas behind the translucent backdrop",
                "worst     \(ContrastRatio(ratios.lowerBound))",
            ]
        }
        let lightness = seen.ink.lightnessDifference(from: seen.backdrop)
        return [
            "contrast  \(ContrastRatio(ratios.lowerBound))",
            "ΔL*       \(lightness.rounded(toDecimals: 1)), of "
                + "\(seen.ink.cieLightness.rounded(toDecimals: 1)) on "
                + "\(seen.backdrop.cieLightness.rounded(toDecimals: 1))",
            "luminance \(seen.ink.relativeLuminance.rounded(toDecimals: 4)) on "
                + "\(seen.backdrop.relativeLuminance.rounded(toDecimals: 4))",
        ]
    }

    private func verdictLines(_ style: TerminalStyle) -> [String] {
        let heading = "standard".trailing(10) + SubjectKind.allCases.map { $0.words.trailing(22) }.joined()
        let rows = ContrastStandard.allCases.map { standard in
            let cells = SubjectKind.allCases.map { kind in
                let words = standard.words(on: ratios, for: kind)
                let isFailure = standard.verdict(on: ratios, for: kind.subject) != .passes
                let cell = isFailure ? style.paint(words, as: .failure) : words
                return cell + String(repeating: " ", count: max(0, 22 - words.count))
            }
            return (standard.rawValue.trailing(10) + cells.joined()).trimmingTrailingSpaces
        }
        return [heading.trimmingTrailingSpaces] + rows
    }

    private func visionLines(_ style: TerminalStyle) -> [String] {
        guard !visions.isEmpty else { return [] }
        let rows = visions.map { seen in
            let verdict =
                switch seen.confusion.verdict {
                case .distinct: ""
                case .collapses: ", lost"
                case .alwaysClose: ", hardly any"
                }
            let share = Int((100 * seen.confusion.remainingShare).rounded(toDecimals: 0))
            return "\(seen.confusion.simulation)".trailing(28) + "\(ContrastRatio(seen.ratio))".leading(5)
                + "  \(style.swatch(SRGB8(clipping: seen.ink))) on "
                + "\(style.swatch(SRGB8(clipping: seen.backdrop)))  \("\(share)".leading(3)) %\(verdict)"
        }
        return ["seen with                  contrast  ink on backdrop     difference left"] + rows
    }

    private func repairLines(_ style: TerminalStyle) -> [String] {
        guard let repair else { return [] }
        var lines = ["to reach \(Figure(required)) (\(standard.rawValue), \(kind.words)), change"]
        if let named = strongerInk {
            let sample = style.swatch(named.color)
            lines.append("  the ink to       \(named.words) \(sample): \(ContrastRatio(named.contrast))")
        }
        let start = strongerInk == nil ? "  the ink to       " : "  or, unnamed, to  "
        lines.append(start + repair.ink.words(style, isOpaque: ink.alpha == 1))
        if let backdrop = repair.backdrop {
            lines.append("  or the backdrop  \(backdrop.words(style, isOpaque: true))")
        }
        return lines
    }
}

extension ContrastRepair.Outcome<SRGB> {
    /// The outcome in words.
    ///
    /// - Parameter isOpaque: Whether the colour is opaque as it is: a change that is none to the eye makes it
    ///   so, or brings it inside sRGB.
    fileprivate func words(_ style: TerminalStyle, isOpaque: Bool) -> String {
        switch self {
        case .alreadyReached(let color, let ratio):
            "\(style.sample(of: DynamicColor(color))), "
                + "\(isOpaque ? "inside sRGB" : "opaque"): \(ContrastRatio(ratio))"
        case .repaired(let color, let ratio, let difference):
            "\(style.sample(of: DynamicColor(color))): \(ContrastRatio(ratio)), "
                + "ΔE OK \(difference.rounded(toDecimals: 3))"
        case .impossible(let best):
            "none: no colour reaches more than \(ContrastRatio(best))"
        case .betweenCodeValues:
            "none: no 8-bit colour near this hue reaches it"
        }
    }
}

extension ContrastStandard {
    fileprivate func words(on ratios: ClosedRange<Double>, for kind: SubjectKind) -> String {
        let required = Figure(requiredRatio(for: kind.subject))
        switch verdict(on: ratios, for: kind.subject) {
        case .fails: return "✗ below \(required)"
        case .dependsOnCanvas: return "✗ below \(required) on some"
        case .passes:
            guard let preferred = preferredRatio(for: kind.subject), ratios.lowerBound < preferred else {
                return "✓ reaches \(required)"
            }
            return "✓ \(required), \(Figure(preferred)) preferred"
        }
    }
}

extension SubjectKind {
    /// The kind in words.
    var words: String {
        switch self {
        case .text: "text"
        case .largeText: "large text"
        case .nonText: "non-text"
        }
    }
}
