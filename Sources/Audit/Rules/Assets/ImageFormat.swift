internal import Assets

extension Rule {
    /// Photographs are no PNG files.
    public static let imageFormat = Rule(
        id: "image-format",
        name: "Format of photographs",
        summary: "A photograph is stored as JPEG or HEIC, not as PNG.",
        rationale: """
            PNG loses nothing and suits drawings, icons and pictures with alpha; of a photograph it takes \
            several times the bytes of JPEG or HEIC without a difference that can be seen. Taken for a \
            photograph is an opaque picture of which a third changes from pixel to pixel, or nearly half \
            where it is made small, in a file of 20 KB and more. It may have to be exact, so a person has to \
            look.
            """,
        guidelines: [.interface("Images", "Formats", at: "images")],
        severity: .note,
        examples: [
            .found(assets: .init(.image, "meadow", [file(.grain, 40_000)])),
            .notFound(assets: .init(.image, "poster", [file(.icon(0xFFFFFF, on: 0x0055D4), 40_000)])),
            .notFound(assets: .init(.image, "thumb", [file(.grain, 4_000)])),
        ])

    private static func file(_ art: AssetArt, _ bytes: Int) -> ExampleImage {
        ExampleImage(art, 60).with("\(bytes) bytes") { $0.facts.byteCount = bytes }
    }
}

extension AssetCheck {
    /// The share of pixels off the line between their neighbours, with the image made small, from which it
    /// is a photograph that is smooth where it is large: portraits have 0.4 and more, drawings 0.3 and less.
    private static let smoothPhotograph = 0.45

    static let imageFormat = AssetCheck(.imageFormat) { examination in
        examination.pooledRemarks(where: { $0.kind == .image && !$0.isTemplate }) { _, image, measures in
            guard let facts = image.facts, facts.byteCount >= 20_000, measures.translucentShare == 0,
                measures.texture.noisyShare > 1.0 / 3
                    || measures.texture.smallNoisyShare > smoothPhotograph && measures.colorCount > 256
            else { return nil }
            return .review(
                "\(image.name) looks like a photograph and has \(facts.byteCount) bytes as PNG.",
                repair: "save it as HEIC or JPEG")
        }
    }
}
