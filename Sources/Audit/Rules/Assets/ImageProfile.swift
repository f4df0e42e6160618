internal import Assets

extension Rule {
    /// An image file says what its colours mean.
    public static let imageProfile = Rule(
        id: "image-profile",
        name: "Colour space of images",
        summary: "An image file says that it is in sRGB or Display P3, or in greys.",
        rationale: """
            A file that does not say is read as sRGB; one that was drawn in Display P3 then looks dull, and \
            nobody can tell any more. The profile of a monitor, of a camera or of another space for editing \
            makes every system convert the file, and colours that sRGB does not hold are clipped as nobody \
            has seen them. For app icons there is a rule of their own. Masks say nothing by \
            colour, and need no profile.
            """,
        guidelines: [.interface("Color", "Color management", at: "color")],
        severity: .note,
        examples: [
            .found(
                assets: .init(
                    .image, "sea", [art.with("untagged") { $0.colorSpace = .untagged }])),
            .found(
                assets: .init(
                    .image, "sea",
                    [art.with("in the profile of a monitor") { $0.colorSpace = .other("DELL U2515H") }])),
            .notFound(assets: .init(.image, "sea", [art])),
            .notFound(
                assets: .init(
                    .image, "star", isTemplate: true, [art.with("untagged") { $0.colorSpace = .untagged }])),
        ])

    private static let art = ExampleImage(.icon(0xFFFFFF, on: 0x0055D4), 60)
}

extension AssetCheck {
    static let imageProfile = AssetCheck(.imageProfile) { examination in
        examination.pooledRemarks(where: { !$0.kind.isIcon && !$0.isTemplate }) { _, image, measures in
            measures.visibleShare > 0 ? image.faultOfColorSpace(weight: 1) : nil
        }
    }
}
