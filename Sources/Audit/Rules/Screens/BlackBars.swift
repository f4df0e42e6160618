internal import ColorMath
internal import Raster
internal import Recognition
internal import ScreenReading
internal import Screenshots
internal import SystemColors
internal import TextDetection

extension Rule {
    /// A screen fills the display, and does not hide its shape.
    public static let blackBars = Rule(
        id: "black-bars",
        name: "Black bars above and below",
        summary:
            "A screen reaches into the corners of the display, with no empty black bars above and below.",
        rationale: """
            A display with round corners is part of how an app looks. Empty bars of pure black above and \
            below hide the corners, the sensors and the indicator, and make the app look as if it were made \
            for another phone. A bar counts where it reaches from edge to edge, is at least \
            20 pt high and holds nothing but the system's status bar; both bars have to be there, and what \
            lies between has to be a page of another colour: a film or a photograph keeps its shape. Only \
            phones are looked at that are more than twice as high as wide.
            """,
        guidelines: [.interface("Layout", "Guides and safe areas", at: "layout")],
        severity: .warning,
        examples: [
            .found(
                surfaces: [
                    .example(0xFFFFFF, rows: 60..<790), .example(0x000000, rows: 0..<60),
                    .example(0x000000, rows: 790..<844),
                ]),
            .notFound(surfaces: [.example(0xFFFFFF, rows: 60..<844), .example(0x000000, rows: 0..<60)]),
            .notFound(
                surfaces: [
                    .example(0xFFFFFF, rows: 60..<790), .example(0x1C1C1E, rows: 0..<60),
                    .example(0x1C1C1E, rows: 790..<844),
                ]),
            .notFound(
                .example(.text, 0xFFFFFF, on: 0x000000),
                surfaces: [
                    .example(0xFFFFFF, rows: 130..<790), .example(0x000000, rows: 0..<130),
                    .example(0x000000, rows: 790..<844),
                ]),
        ])
}

extension ScreenCheck {
    /// How many times as high as wide the phones are at least whose displays have round corners.
    private static let leastAspect = 2.0
    /// The least height of a bar, in points.
    private static let leastBar = 20.0
    /// The share of its frame that a bar fills, but for the status bar in it.
    private static let leastFill = 0.85
    /// The share of the screen that the page between is at least.
    private static let leastPage = 0.3
    /// The least lightness, CIE L* 0…100, by which the page is told from black.
    private static let leastLightness = 20.0

    static let blackBars = ScreenCheck(.blackBars) { screen in
        let (width, height) = (screen.model.width, screen.model.height)
        guard screen.conditions.platform == .iOS, Double(height) >= leastAspect * Double(width),
            let page = screen.model.page, page.share >= leastPage,
            page.color.opaque(in: CIELab.self).lightness >= leastLightness
        else { return [] }
        let area = Double(width * height)
        let bars = screen.model.surfaces.filter { surface in
            surface.color == SRGB8(hex: 0x000000) && surface.box.width == width
                && Double(surface.box.height) >= leastBar * screen.model.scale.value
                && surface.share * area >= leastFill * Double(surface.box.area)
                && !screen.regions.contains {
                    $0.region.place != .statusBar && $0.region.box.overlap(with: surface.box) > 0
                }
        }
        guard let upper = bars.first(where: { $0.box.y == 0 }),
            let lower = bars.first(where: { $0.box.y + $0.box.height == height }), upper != lower
        else { return [] }
        let heights = [upper, lower].map { Figure(Double($0.box.height) / screen.model.scale.value) }
        let remark = Remark(
            verdict: .review,
            message: """
                Empty black bars of \(heights[0]) pt above and \(heights[1]) pt below hide the shape of the \
                display; the page on \(page.color) could reach the edges.
                """)
        return [Observation(subject: .area(lower.box), remark: remark)]
    }
}
