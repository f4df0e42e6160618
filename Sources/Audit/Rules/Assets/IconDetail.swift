internal import Assets

extension Rule {
    /// An app icon shows one simple thing.
    public static let iconDetail = Rule(
        id: "icon-detail",
        name: "Detail of app icons",
        summary: "An app icon has no photograph and no detail that is lost where it is small.",
        rationale: """
            An icon is shown down to 20 points wide. Two things are measured on the largest file: the share \
            of pixels that are off the line between their neighbours, which photographs have many of and \
            drawings few, and the share of the picture that is gone once it is 40 pixels wide. Above a \
            third, or a quarter, a person has to look: the numbers do not tell a texture from a face.
            """,
        guidelines: [.interface("App icons", "Best practices", at: "app-icons")],
        severity: .warning,
        examples: [
            .found(assets: .init(.appIcon, "AppIcon", [ExampleImage(.grain, 120)])),
            .notFound(assets: .init(.appIcon, "AppIcon", [ExampleImage(.icon(0xFFFFFF, on: 0x0055D4), 120)])),
            .notFound(assets: .init(.image, "meadow", [ExampleImage(.grain, 120)])),
        ])
}

extension AssetCheck {
    static let iconDetail = AssetCheck(.iconDetail) { examination in
        examination.sets.indices.filter { examination.sets[$0].set.kind.isIcon }.compactMap { index in
            let pictures = examination.sets[index].pictures
            guard let largest = pictures.max(by: { $0.measures.size.width < $1.measures.size.width }) else {
                return nil
            }
            let texture = largest.measures.texture
            let words: AssetRemark.Words
            if texture.noisyShare > 1.0 / 3 {
                words = .review(
                    "\(largest.image.name) looks like a photograph: \(Self.percent(texture.noisyShare)) of it changes "
                        + "from pixel to pixel.")
            } else if texture.fineShare > 0.25 {
                words = .review(
                    "\(largest.image.name) has detail that is gone at 40 pixels: \(Self.percent(texture.fineShare)) of "
                        + "it.")
            } else {
                return nil
            }
            return AssetRemark(set: index, images: [largest.place], words)
        }
    }
}
