internal import ColorMath
internal import Raster
internal import TextDetection

extension Rule {
    /// A picture shows as much on screens of another shape.
    public static let pictureCropped = Rule(
        id: "picture-cropped",
        name: "Picture cut on another device",
        summary: "A picture has the same shape on screens of another shape.",
        rationale: """
            A picture that fills the width of one screen is cut, or stretched, where a screen has another \
            shape, and what matters in it may be what is lost. The pictures of two screenshots from \
            different devices are compared in their order, where there are as many; one whose sides are in \
            another proportion is reported. Whether what is lost matters pixels do not tell, so the verdict \
            is review.
            """,
        guidelines: [.layout],
        severity: .note,
        examples: [
            .found(
                comparing: .page("home-iphone8", .picture(PixelRect(x: 0, y: 40, width: 200, height: 100))),
                .page("home-iphone11", .picture(PixelRect(x: 0, y: 40, width: 200, height: 180)))),
            .notFound(
                comparing: .page("home-iphone8", .picture(PixelRect(x: 0, y: 40, width: 160, height: 80))),
                .page("home-iphone11", .picture(PixelRect(x: 0, y: 40, width: 200, height: 100)))),
            .notFound(
                comparing: .page("home-light", .picture(PixelRect(x: 0, y: 40, width: 200, height: 100))),
                .page("home-dark", .picture(PixelRect(x: 0, y: 40, width: 200, height: 180)))),
        ])
}

extension ComparisonCheck {
    static let pictureCropped = ComparisonCheck(.pictureCropped) { pair in
        let old = pair.reference.regions.filter { $0.kind == .picture }.map(\.box)
        let new = pair.screen.regions.filter { $0.kind == .picture }.map(\.box)
        guard pair.differences.contains(.device), old.count == new.count else { return [] }
        return zip(old, new).compactMap { before, after in
            guard
                !after.proportions(scale: pair.screen.scale).overlaps(
                    before.proportions(scale: pair.reference.scale))
            else { return nil }
            return ComparisonRemark(
                verdict: .review,
                message:
                    "This picture has the proportion \(Figure(after.proportion)) \(pair.words), and "
                    + "\(Figure(before.proportion)) on the other: something of it is cut, or it is stretched.",
                boxes: [after], referenceBoxes: [before])
        }
    }
}

extension PixelRect {
    /// Width by height.
    fileprivate var proportion: Double { Double(width) / Double(max(1, height)) }

    /// The proportions that it may have: boxes of pictures are told to squares of 16 points, on each side.
    fileprivate func proportions(scale: Double) -> ClosedRange<Double> {
        let room = Int((2 * 16 * scale).rounded(.up))
        let lower = Double(max(1, width - room)) / Double(max(1, height))
        return lower...max(lower, Double(width) / Double(max(1, height - room)))
    }
}
