internal import Assets

extension Rule {
    /// An image of few colours is stored with a palette.
    public static let imagePalette = Rule(
        id: "image-palette",
        name: "Few colours in full colour",
        summary: "An image of at most 256 colours is stored with a palette of them.",
        rationale: """
            A palette takes a byte a pixel or less instead of three or four, and nothing is lost. Counted \
            are colours with their alpha. Looked at are files of 2 KB and more, for which it matters; the \
            bytes that are enough are said where they are a fifth and a kilobyte less. Xcode stores images \
            of a catalog its own way; files of passes, web views and messages go out as they are.
            """,
        guidelines: [.interface("Images", "Formats", at: "images")],
        severity: .note,
        examples: [
            .found(assets: .init(.image, "pass-logo", [large(.disc(0x0055D4, share: 0.8), .rgba)])),
            .notFound(assets: .init(.image, "pass-logo", [large(.disc(0x0055D4, share: 0.8), .palette)])),
            .notFound(assets: .init(.image, "meadow", [large(.grain, .rgba)])),
            .notFound(assets: .init(.image, "dot", [ExampleImage(.disc(0x0055D4, share: 0.8), 40)])),
        ])

    private static func large(_ art: AssetArt, _ type: ImageFileFacts.ColorType) -> ExampleImage {
        ExampleImage(art, 60).with("4000 bytes of \(type.words)") {
            $0.facts.byteCount = 4000
            $0.facts.colorType = type
        }
    }
}

extension AssetCheck {
    /// The least bytes of a file for which a palette matters.
    private static let leastSize = 2048

    static let imagePalette = AssetCheck(.imagePalette) { examination in
        examination.pooledRemarks { set, image, _ in
            guard let facts = image.facts, let count = image.paletteSize else { return nil }
            let bytes = image.packedSize.map { ": \($0) of its \(facts.byteCount) bytes hold the same" } ?? ""
            return AssetRemark.Words.fail(
                "\(image.name) has \(counted(count, "colour")) and is stored as "
                    + (facts.colorType?.words ?? "") + bytes + ".",
                repair: "save it with a palette",
                weight: Double(image.packedSize.map { facts.byteCount - $0 } ?? 0)
            ).onBytes(of: set.set)
        }
    }
}

extension ExaminedImage {
    /// The least bytes of a file for which a palette matters.
    private static let leastSize = 2048

    /// The colours of the palette that the file would better be stored with; `nil` for one that is, that has
    /// more, or is too small to matter.
    var paletteSize: Int? {
        guard let facts, let measures, [.rgb, .rgba].contains(facts.colorType),
            facts.byteCount >= Self.leastSize, measures.colorCount <= 256
        else { return nil }
        return measures.colorCount
    }
}
