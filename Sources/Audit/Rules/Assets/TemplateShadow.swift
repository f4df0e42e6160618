internal import Assets

extension Rule {
    /// A template image has no shadow.
    public static let templateShadow = Rule(
        id: "template-shadow",
        name: "Shadows of templates",
        summary: "An image that is drawn as a mask has no shadow and no glow.",
        rationale: """
            The tint fills a shadow as it fills the shape: it becomes a smear of the same colour. Found is \
            ink outside of what is nearly opaque that is a copy of it: moved by up to ten pixels, blurred \
            and fainter, which explains all but an eighth of that ink. A glow of another form is found where \
            it reaches further than two pixels on three sides at least, fades, and is more than a hundredth \
            of all ink and less than half of it. An antialiased edge does not reach that far, and a layer of \
            one opacity and what fades to one side are drawn on purpose.
            """,
        guidelines: [.interface("Icons", "Creating interface icons", at: "icons")],
        severity: .warning,
        examples: [
            .found(
                assets: .init(
                    .image, "star", isTemplate: true, [ExampleImage(.shadowedDisc(0x000000), 75, scale: 3)])),
            .notFound(
                assets: .init(
                    .image, "star", isTemplate: true,
                    [ExampleImage(.disc(0x000000, share: 0.8), 75, scale: 3)])),
            .found(
                assets: .init(
                    .image, "star", isTemplate: true,
                    [ExampleImage(.discWithShadow(0x000000, below: 2), 50, scale: 2)])),
            .notFound(assets: .init(.image, "coin", [ExampleImage(.shadowedDisc(0x000000), 75, scale: 3)])),
        ])
}

extension AssetCheck {
    /// The share of ink, by area, that may lie further out than an edge.
    private static let greatestHalo = 0.01

    /// The share of ink from which it is no shadow of a shape but the drawing itself.
    private static let mostOfInk = 0.5

    static let templateShadow = AssetCheck(.templateShadow) { examination in
        examination.pooledRemarks(where: \.isTemplate) { set, image, measures in
            let halo = measures.outline.haloShare
            let isGlow = halo > greatestHalo && halo < mostOfInk
            guard let share = measures.outline.shadow?.share ?? (isGlow ? halo : nil) else { return nil }
            return AssetRemark.Words.fail(
                "\(image.name) has a shadow or a glow, \(Self.percent(share)) of its ink, which a "
                    + "mask fills with the tint.",
                repair: "leave it to the system", weight: share
            ).guessed(ifNamed: set.set)
        }
    }
}
