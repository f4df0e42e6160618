internal import Assets

extension Rule {
    /// An image file says what its colours mean.
    public static let imageProfile = Rule(
        id: "image-profile",
        name: "Colour space of images",
        summary: "An image file says which colour space it is in.",
        rationale: """
            A file that does not say is read as sRGB; one that was drawn in Display P3 then looks dull, and \
            nobody can tell any more. For app icons there is a rule of their own. Masks say nothing by \
            colour, and need no profile.
            """,
        guidelines: [.interface("Color", "Color management", at: "color")],
        severity: .note,
        examples: [
            .found(
                assets: .init(
                    .image, "sea", [art.with("untagged") { $0.colorSpace = .untagged }])),
            .notFound(assets: .init(.image, "sea", [art])),
            .notFound(
                assets: .init(
                    .image, "star", isTemplate: true, [art.with("untagged") { $0.colorSpace = .untagged }])),
        ])

    private static let art = ExampleImage(.icon(0xFFFFFF, on: 0x0055D4), 60)
}

extension AssetCheck {
    static let imageProfile = AssetCheck(.imageProfile) { examination in
        examination.remarksOnPictures(where: { !$0.kind.isIcon && !$0.isTemplate }) { _, image, measures in
            guard image.colorSpace == .untagged, measures.visibleShare > 0 else { return nil }
            return .fail(
                "\(image.name) does not say what colour space it is in.",
                repair: "save it with the profile of sRGB or Display P3")
        }
    }
}
