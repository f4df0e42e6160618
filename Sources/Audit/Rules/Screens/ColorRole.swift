internal import ColorMath
internal import Recognition
internal import SystemColors
internal import TextDetection

extension Rule {
    /// Semantic colours are used for what they mean.
    public static let colorRole = Rule(
        id: "color-role",
        name: "Colour used against its meaning",
        summary:
            "No text is drawn in a colour for lines, fills or backgrounds, and nothing is filled with one for text.",
        rationale: """
            A semantic colour changes with the appearance, the settings and the release as its purpose asks \
            for. A separator stays faint on purpose, so that text in its colour is never readable; a label \
            gets darker where backgrounds get lighter. A line is reported where its pixels are exactly those \
            of a colour for another use, and those of no colour for this one.
            """,
        guidelines: [.interface("Color", "System colors", at: "color")],
        severity: .warning,
        examples: [
            .found(.example(.text, 0x323235, on: 0x000000), appearance: .dark),
            .notFound(.example(.text, 0x8D8D93, on: 0x000000), appearance: .dark),
            .notFound(.example(.text, 0xFFFFFF, on: 0x007AFF)),
            .notFound(.example(.text, 0x48484A, on: 0x000000), appearance: .dark),
        ])
}

extension ScreenCheck {
    static let colorRole = ScreenCheck(.colorRole) { index, screen in
        let judged = screen.regions[index]
        guard judged.region.kind == .text, judged.region.place == .content, judged.region.doubts.isEmpty,
            judged.region.contrast.low == judged.region.contrast.high
        else { return nil }
        let conditions = screen.conditions
        let (ink, backdrop) = (judged.region.ink, judged.region.backdrop)
        if let color = judged.attribution.foreground.misused(where: \.isForText, under: conditions) {
            return Remark(
                verdict: .fail,
                message:
                    "The text \(ink) on \(backdrop) has the colour \(color.name), which is not made for text."
            )
        }
        if let color = judged.attribution.background.misused(where: \.isForAreas, under: conditions) {
            return Remark(
                verdict: .fail,
                message:
                    "The text stands on \(backdrop), the colour \(color.name), which is not made for areas.")
        }
        return nil
    }
}

extension [NameMatch] {
    /// A colour that the conditions explain exactly, but that is not made for the use; `nil` where one that
    /// is has the same pixels.
    fileprivate func misused(
        where isMadeForIt: (SystemColor.Group) -> Bool, under conditions: ScreenConditions
    ) -> NameMatch? {
        // A veil of white or black may be any overlay: what text that does not adapt is made of says nothing.
        let exact = filter {
            ($0.kind == .exact || $0.kind == .displayP3)
                && ($0.color != .white && $0.color != .black || $0.alpha == 1)
        }
        guard !exact.contains(where: { isMadeForIt($0.group) }) else { return nil }
        return exact.first { $0.occurs(under: conditions) }
    }
}

extension SystemColor.Group {
    /// Whether text may have the colour.
    fileprivate var isForText: Bool {
        switch self {
        case .label, .text, .link, .tint, .hue, .vibrantHue, .gray, .control: true
        case .fill, .background, .groupedBackground, .selection, .separator: false
        }
    }

    /// Whether areas that text stands on may have the colour.
    fileprivate var isForAreas: Bool {
        switch self {
        case .label, .text, .separator: false
        case .link, .tint, .hue, .vibrantHue, .gray, .control, .fill, .background, .groupedBackground,
            .selection:
            true
        }
    }
}
