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
            first: a logo, or text that is loaded anew. A ground of another colour is a failure; whether \
            the rest may be so the pixels do not tell, and the verdict is review.
            """,
        guidelines: [.interface("Launching", "Launch screens", at: "launching")],
        severity: .warning,
        examples: [
            .found(comparing: .page("home", .text()), .page("home-launch", on: 0x0A84FF)),
            .notFound(comparing: .page("home", .text()), .page("home-launch")),
            .notFound(comparing: .page("home", .text()), .page("home-launch", on: 0xFEFEFE)),
            .found(comparing: .page("home", .text()), .page("home-launch", .text(4, y: 150, size: 20))),
            .found(comparing: .page("home", .bar(0x303030), .text()), .page("home-launch")),
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
        return [pair.ground, pair.topBar, pair.extras].compactMap(\.self)
    }
}

extension ScreenPair {
    /// What the two are drawn on.
    fileprivate var ground: ComparisonRemark? {
        guard let first = reference.surfaces.first, let launch = screen.surfaces.first,
            first.color.difference(from: launch.color, by: .ciede2000) > ComparisonCheck.sameColor
        else { return nil }
        return ComparisonRemark(
            verdict: .fail,
            message: "The launch screen is drawn on \(launch.color), the first screen on \(first.color).",
            boxes: [launch.box], referenceBoxes: [first.box])
    }

    /// The bar at the top.
    fileprivate var topBar: ComparisonRemark? {
        let (first, launch) = (
            BarColors(on: reference.pixels, scale: reference.scale).top,
            BarColors(on: screen.pixels, scale: screen.scale).top
        )
        guard let first else { return nil }
        if let launch, launch.color.difference(from: first.color, by: .ciede2000) <= ComparisonCheck.sameColor
        {
            return nil
        }
        let own = launch.map { "one of \($0.color)" } ?? "none"
        return ComparisonRemark(
            verdict: .review,
            message: "The first screen has a bar of \(first.color) at the top, the launch screen \(own).",
            boxes: launch.map { [$0.box] } ?? [], referenceBoxes: [first.box])
    }

    /// What stands on the launch screen and not on the first.
    fileprivate var extras: ComparisonRemark? {
        let boxes = screen.regions.filter { $0.place != .statusBar }.map(\.box).filter { box in
            !reference.regions.contains { 2 * $0.box.overlap(with: box) > box.area }
        }
        guard !boxes.isEmpty else { return nil }
        return ComparisonRemark(
            verdict: .review,
            message:
                "\(counted(boxes.count, "thing")) on the launch screen \(boxes.count == 1 ? "is" : "are") not there "
                + "on the first screen: a launch screen leaves out what changes.",
            boxes: boxes)
    }
}
