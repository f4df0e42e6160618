internal import Assets

extension Rule {
    /// An icon for settings has no frame of its own.
    public static let iconBorder = Rule(
        id: "icon-border",
        name: "Border of small icons",
        summary: "The icon for settings, 29 points wide, has no frame: the system adds one.",
        rationale: """
            Settings are white in light, and the system draws a stroke of one pixel around icons there, so \
            that white ones show. A frame in the picture doubles it. Found is a frame of one pixel up to one \
            point, in one colour from which the pixels within differ.
            """,
        guidelines: [.interface("App icons", "Specifications", at: "app-icons")],
        severity: .warning,
        examples: [
            .found(
                assets: .init(
                    .appIcon, "AppIcon",
                    [
                        ExampleImage(.framedIcon(0x0055D4, on: 0xFFFFFF), 58, scale: 2).inSlot(
                            29, idiom: "iphone")
                    ])
            ),
            .found(
                assets: .init(
                    .appIcon, "AppIcon",
                    [
                        ExampleImage(.framedIcon(0x0055D4, on: 0xFFFFFF, width: 3), 87, scale: 3).inSlot(
                            29, idiom: "iphone")
                    ])
            ),
            .notFound(
                assets: .init(
                    .appIcon, "AppIcon",
                    [ExampleImage(.icon(0x0055D4, on: 0xFFFFFF), 58, scale: 2).inSlot(29, idiom: "iphone")])),
            .notFound(
                assets: .init(
                    .image, "card", [ExampleImage(.framedIcon(0x0055D4, on: 0xFFFFFF), 58, scale: 2)])),
        ])
}

extension AssetCheck {
    static let iconBorder = AssetCheck(.iconBorder) { examination in
        examination.remarksOnPictures(where: { $0.kind.isIcon }) { _, image, measures in
            guard let width = measures.frameWidth, Double(width) <= image.scale,
                image.image.traits.points?.width == 29
            else { return nil }
            let pixels = width == 1 ? "one pixel" : "\(width) pixels"
            return .fail(
                "\(image.name) has a frame of \(pixels), and the system draws one around icons in settings.",
                repair: "let the ground go to the edge")
        }
    }
}
