internal import Assets

extension Rule {
    /// A PNG file of an app is not interlaced.
    public static let imageInterlaced = Rule(
        id: "image-interlaced",
        name: "Interlaced images",
        summary: "A PNG file of an app stores its rows in order, not in passes.",
        rationale: """
            Interlacing shows a coarse picture while a file is still coming in. Files of an app are there at \
            once: they only get larger by it, and slower to read. In a catalog, which Xcode stores its own \
            way, it is a note.
            """,
        guidelines: [.interface("Images", "Formats", at: "images")],
        severity: .warning,
        examples: [
            .found(assets: .init(.image, "star", [art.with("interlaced") { $0.facts.isInterlaced = true }])),
            .notFound(assets: .init(.image, "star", [art])),
        ])

    private static let art = ExampleImage(.disc(0x0055D4, share: 0.8), 40, scale: 2)
}

extension AssetCheck {
    static let imageInterlaced = AssetCheck(.imageInterlaced) { examination in
        examination.pooledRemarks { set, image, _ in
            guard image.facts?.isInterlaced == true else { return nil }
            return AssetRemark.Words.fail("\(image.name) is interlaced.", repair: "save it without")
                .onBytes(of: set.set)
        }
    }
}
