internal import ColorMath
internal import Recognition
internal import ScreenReading
internal import Screenshots
internal import SystemColors
internal import TextDetection

extension Rule {
    /// No large area of pure white glows in a dark screen.
    public static let whiteInDark = Rule(
        id: "white-in-dark",
        name: "White in a dark screen",
        summary: "A dark screen has no large area of pure white, and a palette no such backdrop in dark.",
        rationale: """
            In dark surroundings pure white glows: it dazzles, and what is beside it is harder to see. \
            Content that needs a white ground does as well on one that is slightly darker. Connected areas \
            of #FFFFFF that cover at least a twentieth of a dark screen are reported, except where white is \
            most of the screen, which is then a light one. A page may be light and begin with something \
            dark, and is for review. White text does not count. A picture that is smaller than a phone's \
            screen is taken for a part of one. Of a palette, every backdrop that is pure white in dark is \
            reported, but for inverted ones.
            """,
        guidelines: [.interface("Dark Mode", "Dark Mode colors", at: "dark-mode")],
        severity: .warning,
        examples: [
            .found(
                surfaces: [.example(0x000000, share: 0.7), .example(0xFFFFFF, share: 0.2)],
                appearance: .dark),
            .notFound(
                surfaces: [.example(0x000000, share: 0.7), .example(0xE5E5EA, share: 0.2)],
                appearance: .dark),
            .notFound(
                surfaces: [.example(0x000000, share: 0.9), .example(0xFFFFFF, share: 0.03)], appearance: .dark
            ),
            .notFound(surfaces: [.example(0xFFFFFF, share: 0.8)]),
            .notFound(.example(.text, 0xFFFFFF, on: 0x000000, pointSize: 34), appearance: .dark),
            .found(
                palette: PaletteExample(
                    ["text": "#000000", "background": "#FFFFFF"], dark: ["text": "#1C1C1E"])),
            .notFound(
                palette: PaletteExample(
                    ["text": "#000000", "background": "#FFFFFF"],
                    dark: ["text": "#FFFFFF", "background": "#1C1C1E"])),
        ])
}

extension ScreenCheck {
    /// The share of the screen from which white is a large area.
    private static let largeShare = 0.05
    /// The share of the screen from which white is the ground of all else.
    private static let mostWhite = 0.5

    /// The area in square points of the smallest screen of a phone, of which a smaller picture that is no
    /// device's is a part: a letter covers much of a button.
    private static let smallestScreen = 320.0 * 568

    static let whiteInDark = ScreenCheck(.whiteInDark) { screen in
        // The white that a translucent file is laid on is none of the screen's.
        guard screen.conditions.appearance.style == .dark, screen.canvas?.shade != .white else { return [] }
        let white = screen.model.surfaces.filter { $0.color == .white }
        // A screen whose words alone are white is dark by them, and light to those who look at it.
        guard white.map(\.share).reduce(0, +) < mostWhite else { return [] }
        let scale = screen.model.scale
        let area = Double(screen.model.width * screen.model.height) / (scale.value * scale.value)
        let part = scale.source == .device ? 1 : min(1, area / smallestScreen)
        let isPage = screen.conditions.platform == .web
        return white.filter { part * $0.share >= largeShare }.map { surface in
            let percent = Int((surface.share * 100).rounded(.down))
            return Observation(
                subject: .area(surface.box),
                remark: Remark(
                    verdict: isPage ? .review : .fail,
                    message: isPage
                        ? "Pure white covers \(percent) % of a dark page and glows, unless the page is a light one."
                        : "Pure white covers \(percent) % of a dark screen and glows; use a slightly darker white.",
                    severityAtMost: isPage ? .note : .error))
        }
    }
}
