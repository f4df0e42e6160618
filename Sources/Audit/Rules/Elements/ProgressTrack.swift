internal import ColorMath
internal import Elements
internal import ScreenReading

extension Rule {
    /// A progress bar in a bar shows only how far it has come.
    public static let progressTrack = Rule(
        id: "progress-track",
        name: "Track of a progress bar",
        summary: "In a navigation bar or a toolbar, nothing is drawn for the rest of a progress bar.",
        rationale: """
            In a bar the part of a progress bar that is still to come looks like a line that belongs to the \
            bar. It is hidden there: in its frame there is the colour of what has come, and otherwise that \
            of the bar. A second colour that covers a tenth of the frame is reported.
            """,
        guidelines: [.interface("Progress indicators", "Progress bars", at: "progress-indicators")],
        severity: .note,
        examples: [
            .found(
                elements: .example(.navigationBar, [0, 44, 390, 44]),
                .example(
                    .progress, [0, 84, 390, 4], in: 0,
                    shows: .progress(0x007AFF, track: 0xC7C7CC, on: 0xF9F9F9))),
            .notFound(
                elements: .example(.navigationBar, [0, 44, 390, 44]),
                .example(
                    .progress, [0, 84, 390, 4], in: 0,
                    shows: .progress(0x007AFF, track: 0xF9F9F9, on: 0xF9F9F9))),
            .notFound(
                elements: .example(
                    .progress, [20, 300, 350, 4], shows: .progress(0x007AFF, track: 0xC7C7CC, on: 0xFFFFFF))),
        ])
}

extension ScreenCheck {
    /// The share of a frame that a track covers at least.
    private static let leastTrack = 0.1
    /// Colours that differ by less, in ΔE OK, are one.
    private static let sameColor = 0.03

    static let progressTrack = ScreenCheck(.progressTrack) { index, elements, _ in
        guard elements[index].role == .progress, elements.lies(index, in: [.navigationBar, .toolbar]),
            let sight = elements.elements[index].sight
        else { return nil }
        let drawn = sight.inside.filter {
            $0.share >= leastTrack && $0.color.differenceOK(from: sight.ground) >= sameColor
        }
        guard let first = drawn.first,
            let other = drawn.first(where: { $0.color.differenceOK(from: first.color) >= sameColor })
        else { return nil }
        return Remark(
            verdict: .review,
            message: """
                The \(elements[index].name) lies in a bar and is drawn in two colours, \(first.color) and \
                \(other.color): there the part that is still to come is not drawn.
                """)
    }
}

extension ElementSight {
    /// A progress bar that has come half the way.
    fileprivate static func progress(_ bar: UInt32, track: UInt32, on ground: UInt32) -> ElementSight {
        let halves = [ColorShare(SRGB8(hex: bar), share: 0.5), ColorShare(SRGB8(hex: track), share: 0.5)]
        return ElementSight(
            inside: halves, around: [ColorShare(SRGB8(hex: ground), share: 1)], border: halves, ink: nil,
            coverage: track == ground ? 0.5 : 1)
    }
}
