internal import Audit
internal import ColorMath
internal import SystemColors

extension ColorListing {
    /// The listing for people. The elevated level is told where it differs from the base.
    ///
    /// - Parameters:
    ///   - style: What the terminal shows.
    ///   - isDetailed: Whether every backdrop has a line; otherwise the least and the most contrast are told.
    public func text(in style: TerminalStyle, isDetailed: Bool) -> String {
        let required = [ContrastSubject.text(pointSize: 12, isBold: false), .nonText].map {
            Figure(standard.requiredRatio(for: $0))
        }
        var lines = [
            "\(style.paint(releaseName, as: .heading))   "
                + "✗ text below \(required[0]), lines and controls below \(required[1]) (\(standard.rawValue))"
        ]
        var group: SystemColor.Group?
        for entry in colors {
            if entry.color.group != group { lines += ["", entry.color.group.words] }
            group = entry.color.group
            lines += entry.lines(in: style, isDetailed: isDetailed)
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension ColorListing.Entry {
    fileprivate func lines(in style: TerminalStyle, isDetailed: Bool) -> [String] {
        let note = (color.note ?? "").wrapped(to: style.width - 4).map { "    " + $0 }
        return ["  " + style.paint(color.name, as: .heading)] + note
            + distinctValues.flatMap { value -> [String] in
                let start = "    " + value.appearance.description.trailing(24) + value.sample(in: style)
                guard isDetailed else {
                    return [start, value.range(in: style)].filter { !$0.isEmpty }
                        .lines(joinedBy: " ", width: style.width, indent: 28).map(\.trimmingTrailingSpaces)
                }
                return ["\(start)  \(value.value.confidence.rawValue) confidence"]
                    + value.pairLines(in: style)
            }
    }
}

extension ColorListing.Value {
    /// The colour as it looks over white or black where the terminal can show it, and written.
    fileprivate func sample(in style: TerminalStyle) -> String {
        let canvas: SRGB8 = appearance.style == .light ? .white : .black
        let shown = DynamicColor(value.layer.composited(over: SRGB(canvas)))
        return style.patch(of: shown) + value.words.trailing(12)
    }

    /// The least and the most contrast.
    fileprivate func range(in style: TerminalStyle) -> String {
        guard let worst, let best else { return "" }
        let range = worst.figure.leading(5) + (worst.figure == best.figure ? "" : " to \(best.figure)")
        return worst.passes ? range : style.paint("\(range) ✗", as: .failure)
    }

    /// The contrast on every backdrop, those that look the same in one line.
    fileprivate func pairLines(in style: TerminalStyle) -> [String] {
        struct Look: Hashable {
            let fill: SystemColor?
            let color: SRGB
        }
        var looks: [Look] = []
        var groups: [Look: [ColorListing.Pair]] = [:]
        for pair in pairs {
            let look = Look(
                fill: pair.backdrop.under == nil ? nil : pair.backdrop.background, color: pair.backdrop.color)
            if groups[look] == nil { looks.append(look) }
            groups[look, default: []].append(pair)
        }
        return looks.flatMap { look -> [String] in
            guard let group = groups[look], let pair = group.first else { return [] }
            let names = group.map { ($0.backdrop.under ?? $0.backdrop.background).name }
            let pieces = names.dropLast().map { $0 + "," } + names.suffix(1)
            let first = pair.heading(in: style) + (look.fill.map { "\($0.name) over" } ?? pieces[0])
            let rest = look.fill == nil ? pieces.dropFirst() : pieces[...]
            return ([first] + rest).lines(joinedBy: " ", width: style.width, indent: 33)
        }
    }
}

extension ColorListing.Pair {
    /// The ratio and the two colours.
    fileprivate func heading(in style: TerminalStyle) -> String {
        let ratio = figure.leading(9) + (passes ? "  " : " ✗")
        return (passes ? ratio : style.paint(ratio, as: .failure)) + "  \(style.swatch(seenColor)) on "
            + "\(style.swatch(backdropColor))  "
    }
}

extension SystemColor.Group {
    /// The group in words, as a heading.
    fileprivate var words: String {
        switch self {
        case .label: "Labels"
        case .text: "Text"
        case .link: "Links"
        case .tint: "Tint"
        case .hue: "Hues"
        case .vibrantHue: "Vibrant hues"
        case .gray: "Greys"
        case .fill: "Fills"
        case .background: "Backgrounds"
        case .groupedBackground: "Grouped backgrounds"
        case .selection: "Selections"
        case .control: "Controls"
        case .separator: "Separators"
        }
    }
}
