internal import ColorMath
internal import Elements
internal import ScreenReading

extension Rule {
    /// An alert marks what destroys, and offers a way out.
    public static let alertChoice = Rule(
        id: "alert-choice",
        name: "Choices of an alert",
        summary: "In an alert, a button that destroys something is red, and another button offers a way out.",
        rationale: """
            Whoever is asked in passing taps what is nearest. A choice that cannot be taken back is marked \
            in red, as the system does, and beside it there is one that changes nothing. Which buttons \
            destroy is known where the view tree says so, by the trait `destructive`. The hue of red is \
            taken as 10° to 50° of OKLCH, the chroma as 0.1 at least.
            """,
        guidelines: [.interface("Alerts", "Buttons", at: "alerts")],
        severity: .warning,
        examples: [
            .found(
                elements: .example(.dialog, [60, 340, 270, 140]),
                .example(
                    .button, [60, 436, 135, 44], label: "Keep", in: 0, shows: .mark(0x007AFF, on: 0xF2F2F7)),
                .example(
                    .button, [195, 436, 135, 44], label: "Delete", traits: [.destructive], in: 0,
                    shows: .mark(0x007AFF, on: 0xF2F2F7))),
            .notFound(
                elements: .example(.dialog, [60, 340, 270, 140]),
                .example(
                    .button, [60, 436, 135, 44], label: "Keep", in: 0, shows: .mark(0x007AFF, on: 0xF2F2F7)),
                .example(
                    .button, [195, 436, 135, 44], label: "Delete", traits: [.destructive], in: 0,
                    shows: .mark(0xFF3B30, on: 0xF2F2F7))),
            .found(
                elements: .example(.dialog, [60, 340, 270, 140]),
                .example(
                    .button, [60, 436, 270, 44], label: "Delete", traits: [.destructive], in: 0,
                    shows: .mark(0xFF3B30, on: 0xF2F2F7))),
            .notFound(
                elements: .example(.dialog, [60, 340, 270, 140]),
                .example(
                    .button, [60, 436, 270, 44], label: "OK", in: 0, shows: .mark(0x007AFF, on: 0xF2F2F7))),
        ])
}

extension ScreenCheck {
    /// The hues of red in degrees of OKLCH, and the least chroma.
    private static let destructiveHues = 10.0...50.0
    private static let leastDestructiveChroma = 0.1

    static let alertChoice = ScreenCheck(.alertChoice) { index, elements, _ in
        guard elements[index].traits.contains(.destructive), elements.isInForce[index],
            let dialog = elements.tree.ancestors(of: index).first(where: { elements[$0].role == .dialog })
        else { return nil }
        let name = elements[index].name
        let offersWayOut = elements.elements.indices.contains {
            elements[$0].role.isTarget && elements.tree.isAncestor(dialog, of: $0)
                && !elements[$0].traits.contains(.destructive)
        }
        if !offersWayOut {
            return Remark(
                verdict: .fail, message: "The \(name) destroys something, and no other button is a way out.")
        }
        guard let sight = elements.elements[index].sight, !sight.isBlank else { return nil }
        let isRed = sight.inside.contains { drawn in
            let color = drawn.color.opaque(in: OKLCH.self)
            return drawn.share >= ElementSight.leastShare && color.chroma >= leastDestructiveChroma
                && destructiveHues.contains(color.hue)
        }
        guard !isRed else { return nil }
        return Remark(
            verdict: .review, message: "The \(name) destroys something, and nothing of it is red.")
    }
}
