internal import ColorMath
internal import Raster
internal import ScreenReading
internal import TextDetection

extension Rule {
    /// The launch screen looks like the first screen.
    public static let launchLikeness = Rule(
        id: "launch-likeness",
        name: "Launch screen unlike the first screen",
        summary:
            "The launch screen has the ground and the bars of the first screen, and nothing that is not on it.",
        rationale: """
            A launch screen that looks like the first screen makes an app seem to be there at once; one that \
            is another flashes. Two pictures of one size are compared: what most of each is drawn on, the \
            bars along the edges, and what stands on the launch screen and not in the same place of the \
            first: a logo, a picture, or text that is loaded anew. What fills the place of something on the \
            first screen stands in for it. A ground of another colour is a failure; whether the rest may be \
            so the pixels do not tell, and the verdict is review.
            """,
        guidelines: [.interface("Launching", "Launch screens", at: "launching")],
        severity: .warning,
        examples: [
            .found(comparing: .page("home", .text()), .page("home-launch", on: 0x0A84FF)),
            .notFound(comparing: .page("home", .text()), .page("home-launch")),
            .notFound(comparing: .page("home", .text()), .page("home-launch", on: 0xFEFEFE)),
            .found(comparing: .page("home", .text()), .page("home-launch", .text(4, y: 150, size: 20))),
            .found(
                comparing: .page("home", .text()),
                .page("home-launch", .area(0x0A60C8, x: 60, y: 100, 80, 80))),
            .found(comparing: .page("home", .bar(0x303030), .text()), .page("home-launch")),
            .found(
                comparing: .page("home", .text(), .area(0x303030, x: 0, y: 200, 200, 40)),
                .page("home-launch")),
            .notFound(
                comparing: .page("home", .bar(0x303030), .text()), .page("home-launch", .bar(0x303030))),
        ])
}

extension ComparisonCheck {
    /// Colours that differ by less than this (CIEDE2000) look the same side by side.
    static let sameColor = 2.0

    static let launchLikeness = ComparisonCheck(.launchLikeness) { pair in
        guard pair.screen.traits.isLaunch, !pair.reference.traits.isLaunch, pair.change != nil else {
            return []
        }
        return [
            pair.ground, pair.bar(at: "top") { $0.top }, pair.bar(at: "bottom") { $0.bottom }, pair.extras,
        ].compactMap(\.self)
    }
}

extension ScreenPair {
    /// What the two are drawn on.
    fileprivate var ground: ComparisonRemark? {
        guard let first = reference.surfaces.first else { return nil }
        let launch = screen.surfaces.first
        if let launch, first.color.difference(from: launch.color, by: .ciede2000) <= ComparisonCheck.sameColor
        {
            return nil
        }
        let own = launch.map { "on \($0.color)" } ?? "on no plain ground"
        return ComparisonRemark(
            verdict: launch == nil ? .review : .fail,
            message: "The launch screen is drawn \(own), the first screen on \(first.color).",
            boxes: launch.map { [$0.box] } ?? [], referenceBoxes: [first.box])
    }

    /// The bar along an edge.
    fileprivate func bar(at edge: String, _ bar: (BarColors) -> BarColors.Bar?) -> ComparisonRemark? {
        let (first, launch) = (
            bar(BarColors(on: reference.pixels, scale: reference.scale)),
            bar(BarColors(on: screen.pixels, scale: screen.scale))
        )
        guard let first else { return nil }
        if let launch, launch.color.difference(from: first.color, by: .ciede2000) <= ComparisonCheck.sameColor
        {
            return nil
        }
        let own = launch.map { "one of \($0.color)" } ?? "none"
        return ComparisonRemark(
            verdict: .review,
            message: "The first screen has a bar of \(first.color) at the \(edge), the launch screen \(own).",
            boxes: launch.map { [$0.box] } ?? [], referenceBoxes: [first.box])
    }

    /// What stands on the launch screen and not on the first.
    fileprivate var extras: ComparisonRemark? {
        let regions = screen.regions.filter { $0.place != .statusBar }.map(\.box)
        let others = launchParts.filter { part in !regions.contains { $0.overlap(with: part) > 0 } }
        let boxes = (regions + others).filter { !isStoodInFor($0) }
        guard !boxes.isEmpty else { return nil }
        return ComparisonRemark(
            verdict: .review,
            message:
                "\(counted(boxes.count, "thing")) on the launch screen \(boxes.count == 1 ? "is" : "are") not there "
                + "on the first screen: a launch screen leaves out what changes.",
            boxes: boxes)
    }

    /// Whether what the first screen has in a place fills about as much of it.
    private func isStoodInFor(_ box: PixelRect) -> Bool {
        let there = reference.regions.map(\.box).filter { 3 * $0.overlap(with: box) > $0.area }
        return 2 * there.reduce(0) { $0 + $1.overlap(with: box) } > box.area
    }
}
