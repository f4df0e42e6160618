internal import Assets

extension Rule {
    /// An app icon is square, and leaves its corners to the system.
    public static let iconShape = Rule(
        id: "icon-shape",
        name: "Square app icon",
        summary: "An app icon is a square without rounded corners of its own.",
        rationale: """
            The system masks the corners of icons, by a shape that is not a plain arc and has changed \
            over the years. Corners that are drawn into the picture show as slivers beside the mask. They \
            are recognized by their colour: the four corners have one, up to where a circle between the \
            edges would leave it. Icons for the Mac have a shape of their own and are not looked at.
            """,
        guidelines: [.interface("App icons", "Best practices", at: "app-icons")],
        severity: .error,
        examples: [
            .found(
                assets: .init(
                    .appIcon, "AppIcon", [ExampleImage(.roundedIcon(0xFFFFFF, on: 0x0055D4), 60)])),
            .found(
                assets: .init(.appIcon, "AppIcon", [ExampleImage(.icon(0xFFFFFF, on: 0x0055D4), 60, 56)])),
            .notFound(assets: .init(.appIcon, "AppIcon", [ExampleImage(.icon(0xFFFFFF, on: 0x0055D4), 60)])),
            .notFound(
                assets: .init(.image, "avatar", [ExampleImage(.roundedIcon(0xFFFFFF, on: 0x0055D4), 60)])),
        ])
}

extension AssetCheck {
    static let iconShape = AssetCheck(.iconShape) { examination in
        examination.pooledRemarks(where: \.kind.isIcon) { set, image, measures in
            guard examination.givesShape(to: image) else { return nil }
            let size = measures.size
            if set.set.kind == .appIcon, size.width != size.height {
                return .fail("\(image.name) is \(size) pixels, and an app icon is square.")
            }
            guard let radius = measures.cornerRadius, radius < 0.42 else { return nil }
            return .fail(
                "\(image.name) has rounded corners drawn into it, \(Self.percent(radius)) of its width, and the "
                    + "system rounds them again.", repair: "fill the corners with the ground of the icon")
        }
    }
}
