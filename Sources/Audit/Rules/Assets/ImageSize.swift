internal import Assets

extension Rule {
    /// An image file is about as small as it can be without losing anything.
    public static let imageSize = Rule(
        id: "image-size",
        name: "Bytes of images",
        summary: "An image file is not a fifth larger than the same pixels need.",
        rationale: """
            The pixels are encoded again, with libpng's choice of filters and without, as grey, with a \
            palette or without alpha where that loses nothing; what the smallest takes less is what can be \
            saved at least: programs that try longer save some per cent more. Reported are files of which a \
            fifth and a kilobyte can go; of those that want a palette, `image-palette` says it. The profile \
            of a file is not counted as waste. Images of more than two million pixels and animations are not \
            encoded again. In a catalog, which Xcode stores its own way, the bytes are those of the project.
            """,
        guidelines: [.interface("Images", "Formats", at: "images")],
        severity: .note,
        examples: [
            .found(assets: .init(.image, "star", [art(bytes: 9000, packed: 3000)])),
            .notFound(assets: .init(.image, "star", [art(bytes: 3300, packed: 3000)])),
            .notFound(assets: .init(.image, "star", [art(bytes: 900, packed: 300)])),
        ])

    private static func art(bytes: Int, packed: Int) -> ExampleImage {
        ExampleImage(.disc(0x0055D4, share: 0.8), 40).with("\(bytes) bytes, of which \(packed) are enough") {
            $0.facts.byteCount = bytes
            $0.packedSize = packed
        }
    }
}

extension AssetCheck {
    /// The most bytes that the pixels of a file may take for it to be reported: a fifth and a kilobyte less.
    static func packedLimit(ofFileOf byteCount: Int) -> Int {
        min(byteCount - 1024, byteCount - (byteCount + 4) / 5)
    }

    static let imageSize = AssetCheck(.imageSize) { examination in
        let saysPalette = examination.rules.severity(of: .imagePalette) != nil
        return examination.pooledRemarks { set, image, _ in
            guard let facts = image.facts, let packed = image.packedSize else { return nil }
            guard !saysPalette || image.paletteSize == nil else { return nil }
            guard packed <= packedLimit(ofFileOf: facts.byteCount) else { return nil }
            let saved = facts.byteCount - packed
            return AssetRemark.Words.fail(
                "\(image.name) has \(facts.byteCount) bytes, and \(packed) hold the same pixels: \(saved) can "
                    + "be saved.", weight: Double(saved)
            ).onBytes(of: set.set)
        }
    }
}
