internal import Assets

extension Rule {
    /// A template image is a shape with soft edges.
    public static let templateShape = Rule(
        id: "template-shape",
        name: "Shape of templates",
        summary: "An image that is drawn as a mask has a transparent ground and smooth edges.",
        rationale: """
            A template without alpha is drawn as a filled rectangle, an error. One whose slanting or round \
            edges go from ink to nothing without a pixel between shows steps on every screen: a note, \
            as art of visible pixels means to. Shapes of \
            level and upright lines alone need no such pixels, and are left alone. Where only a name tells \
            that an image is a mask, it is a note for review.
            """,
        guidelines: [.interface("Icons", "Creating interface icons", at: "icons")],
        severity: .error,
        examples: [
            .found(
                assets: .init(
                    .image, "star", isTemplate: true, [ExampleImage(.plain(0x000000), 50, scale: 2)])),
            .found(
                assets: .init(
                    .image, "star", isTemplate: true, [ExampleImage(.steppedDisc(0x000000), 50, scale: 2)])),
            .notFound(
                assets: .init(
                    .image, "star", isTemplate: true,
                    [ExampleImage(.disc(0x000000, share: 0.8), 50, scale: 2)])),
            .notFound(assets: .init(.image, "star", [ExampleImage(.plain(0x000000), 50, scale: 2)])),
        ])
}

extension AssetCheck {
    /// The alpha from which nobody sees through, of 255: editors leave a ground at 254.
    private static let nearlyOpaque: UInt8 = 250

    static let templateShape = AssetCheck(.templateShape) { examination in
        examination.pooledRemarks(where: \.isTemplate) { set, image, measures in
            guard set.set.purpose != .backMask else { return nil }
            if measures.leastAlpha >= nearlyOpaque {
                return AssetRemark.Words.fail(
                    "\(image.name) is drawn as a mask and is opaque all over: a filled rectangle.",
                    repair: "make the ground transparent"
                ).guessed(ifNamed: set.set)
            }
            guard measures.outline.isJagged else { return nil }
            return AssetRemark.Words.review(
                "\(image.name) has hard steps for edges: no pixel lies between ink and nothing.",
                repair: "draw it with antialiasing, unless it is meant to show its pixels", atMost: .note
            ).guessed(ifNamed: set.set)
        }
    }
}
