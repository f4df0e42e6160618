internal import Assets

extension Rule {
    /// A template image has one colour.
    public static let templateColor = Rule(
        id: "template-color",
        name: "One colour in templates",
        summary: "An image that is drawn as a mask has one colour and no gradient: its alpha is its shape.",
        rationale: """
            Of a template only the alpha is used, and the tint of its place fills it: whatever its colours \
            said is gone, and a gradient or a second colour becomes part of one flat shape. Looked at are \
            sets that say so and, on Macs, those whose name ends in Template. Images that names tell to be \
            for tab bars, toolbars, actions or quick actions are a guess: a note for review, unless their \
            listing says `original`. Which colour a mask is drawn in is not seen, and is left to whoever \
            draws it. Pixels of less than half the full alpha are passed over, and one in twenty of the \
            others, as tools mix and round the colours of edges. Two blacks, or two whites, of which nobody \
            sees that they differ are one. An opacity that changes gradually within the shape is a gradient \
            as well, which the tint keeps: a note for review, as edges that fade out are drawn so.
            """,
        guidelines: [.interface("Icons", "Creating interface icons", at: "icons")],
        severity: .error,
        examples: [
            .found(
                assets: .init(
                    .image, "star", isTemplate: true,
                    [ExampleImage(.gradientDisc(0x0055D4, 0xFF9500), 50, scale: 2)])),
            .found(
                assets: .init(
                    .image, "tab-home", [ExampleImage(.gradientDisc(0x000000, 0x808080), 50, scale: 2)])),
            .found(
                assets: .init(
                    .image, "action-icon",
                    [ExampleImage(.gradientDisc(0xFF3B30, 0xFFCC00), 70, scale: 1)])),
            .found(
                assets: .init(
                    .image, "star", isTemplate: true, [ExampleImage(.fadingDisc(0x000000), 50, scale: 2)])),
            .notFound(
                assets: .init(
                    .image, "action-icon", [ExampleImage(.disc(0xFF3B30, share: 0.8), 70, scale: 1)])),
            .notFound(
                assets: .init(
                    .image, "star", isTemplate: true,
                    [ExampleImage(.disc(0x000000, share: 0.8), 50, scale: 2)])),
            .notFound(
                assets: .init(
                    .image, "star", isTemplate: true,
                    [ExampleImage(.gradientDisc(0x000000, 0x222222), 50, scale: 2)])),
            .notFound(
                assets: .init(
                    .image, "action-icon", [ExampleImage(.disc(0xFFFFFF, share: 0.8), 70, scale: 1)])),
            .notFound(
                assets: .init(.image, "sun", [ExampleImage(.gradientDisc(0x0055D4, 0xFF9500), 50, scale: 2)])),
        ])
}

extension AssetCheck {
    /// The contrast ratio up to which greys are shades that nobody tells apart in a small figure: black and
    /// #262626.
    private static let oneShade = 1.4

    private static func isOneShade(_ measures: PictureMeasures) -> Bool {
        measures.ink.chroma <= grayChroma && measures.translucentShare > 0
            && measures.contour.innerContrast <= oneShade
    }

    /// The difference of a channel, of 255, that is still rounding and dithering.
    private static let tolerance = 24

    /// The share of pixels in another colour up to which they are edges whose colours a tool has mixed.
    private static let edgeShare = 0.05

    static let templateColor = AssetCheck(.templateColor) { examination in
        examination.pooledRemarks(where: \.isTemplate) { set, image, measures in
            guard measures.ink.spread > tolerance, measures.ink.otherShare > edgeShare,
                !isOneShade(measures)
            else {
                return measures.outline.fading.map { gradient($0, in: image.name).guessed(ifNamed: set.set) }
            }
            return AssetRemark.Words.fail(
                "\(image.name) is drawn as a mask and has several colours, up to \(measures.ink.spread) of 255 "
                    + "apart, which nobody sees.",
                repair: "draw it in one colour, and its shape in the alpha",
                weight: Double(measures.ink.spread)
            ).guessed(ifNamed: set.set)
        }
    }

    private static func gradient(_ fading: OpacityGradient, in name: String) -> AssetRemark.Words {
        .review(
            "\(name) is drawn as a mask, and its opacity changes gradually between "
                + "\(percent(fading.least)) and \(percent(fading.greatest)): a gradient of the tint.",
            repair: "draw it in one opacity, unless it is meant to fade", atMost: .note,
            weight: fading.greatest - fading.least)
    }
}
