internal import ColorMath
internal import Elements
internal import ScreenReading

extension Rule {
    /// A pass is told from the paper white around it.
    public static let passGround = Rule(
        id: "pass-ground",
        name: "Background of a pass",
        summary: "The ground of a pass for a wallet is not pure white.",
        rationale: """
            A vivid colour, or a strong picture, tells a pass from others at a glance; pure white looks \
            unfinished. The ground is the most frequent colour in the frame of an element of the role \
            `pass`. That what stands on it can be read is for `text-contrast`.
            """,
        guidelines: [.interface("Wallet", "Passes", at: "wallet")],
        severity: .warning,
        examples: [
            .found(elements: .example(.pass, [16, 100, 358, 440], shows: .mark(0x000000, on: 0xFFFFFF))),
            .notFound(elements: .example(.pass, [16, 100, 358, 440], shows: .mark(0xFFFFFF, on: 0x0A3D7A))),
            .notFound(elements: .example(.pass, [16, 100, 358, 440], shows: .mark(0x000000, on: 0xF4EFE6))),
        ])
}

extension ScreenCheck {
    static let passGround = ScreenCheck(.passGround) { index, elements, _ in
        guard elements[index].role == .pass, let sight = elements.elements[index].sight,
            sight.fill == .white
        else { return nil }
        return Remark(verdict: .fail, message: "The ground of the \(elements[index].name) is pure white.")
    }
}
