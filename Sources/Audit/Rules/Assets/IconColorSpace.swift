internal import Assets

extension Rule {
    /// An app icon says that it is in sRGB or in Display P3.
    public static let iconColorSpace = Rule(
        id: "icon-color-space",
        name: "Colour space of app icons",
        summary: "The file of an app icon says that its colours are in sRGB or Display P3.",
        rationale: """
            A file that does not say what its numbers mean is read as sRGB, which is right by chance: one \
            that was drawn in Display P3 and lost its profile looks dull. Other spaces are converted by the \
            system in ways that the designer has not seen. Greys count as sRGB where they are tagged.
            """,
        guidelines: [.interface("App icons", "Specifications", at: "app-icons")],
        severity: .warning,
        examples: [
            .found(
                assets: .init(
                    .appIcon, "AppIcon", [art.with("untagged") { $0.colorSpace = .untagged }])),
            .found(
                assets: .init(
                    .appIcon, "AppIcon",
                    [art.with("in Adobe RGB") { $0.colorSpace = .other("Adobe RGB (1998)") }])),
            .notFound(assets: .init(.appIcon, "AppIcon", [art])),
            .notFound(
                assets: .init(.appIcon, "AppIcon", [art.with("in Display P3") { $0.colorSpace = .displayP3 }])
            ),
        ])

    private static let art = ExampleImage(.icon(0xFFFFFF, on: 0x0055D4), 60)
}

extension AssetCheck {
    static let iconColorSpace = AssetCheck(.iconColorSpace) { examination in
        examination.pooledRemarks(where: \.kind.isIcon) { _, image, _ in
            image.faultOfColorSpace(wanting: ", and an app icon in sRGB or Display P3")
        }
    }
}
