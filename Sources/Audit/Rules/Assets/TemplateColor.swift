internal import Assets
internal import ColorMath

extension Rule {
    /// A template image has one colour.
    public static let templateColor = Rule(
        id: "template-color",
        name: "One colour in templates",
        summary: "An image that is drawn as a mask has one colour: its shape is in its alpha.",
        rationale: """
            Of a template only the alpha is used, and the tint of its place fills it: whatever its colours \
            said is gone, and a gradient or a second colour becomes part of one flat shape. Looked at are \
            sets that say so, files whose name ends in Template, and images that names tell to be for tab \
            bars, toolbars, actions or quick actions. Those for actions are black or white. Pixels of less \
            than half the full alpha are passed over, as tools round their colours.
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
                    .image, "action-icon", [ExampleImage(.disc(0xFF3B30, share: 0.8), 70, scale: 1)])),
            .notFound(
                assets: .init(
                    .image, "star", isTemplate: true,
                    [ExampleImage(.disc(0x000000, share: 0.8), 50, scale: 2)])),
            .notFound(
                assets: .init(
                    .image, "action-icon", [ExampleImage(.disc(0xFFFFFF, share: 0.8), 70, scale: 1)])),
            .notFound(
                assets: .init(.image, "sun", [ExampleImage(.gradientDisc(0x0055D4, 0xFF9500), 50, scale: 2)])),
        ])
}

extension AssetCheck {
    /// The difference of a channel, of 255, that is still rounding and dithering.
    private static let tolerance = 24

    static let templateColor = AssetCheck(.templateColor) { examination in
        examination.remarksOnPictures(where: \.isTemplate) { set, image, measures in
            if measures.ink.spread > tolerance {
                return .fail(
                    "\(image.name) is drawn as a mask and has several colours, up to \(measures.ink.spread) of 255 "
                        + "apart, which nobody sees.", repair: "draw it in black, and its shape in the alpha")
            }
            let color = measures.ink.color
            let levels = [color.red, color.green, color.blue].map(Int.init)
            let isExtreme =
                levels.allSatisfy { $0 <= tolerance } || levels.allSatisfy { $0 >= 255 - tolerance }
            guard set.set.purpose == .action, !isExtreme else { return nil }
            return .fail(
                "\(image.name) is the icon of an action in \(color), and such are black or white.",
                repair: "draw it in black")
        }
    }
}
