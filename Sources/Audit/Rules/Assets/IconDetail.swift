internal import Assets

extension Rule {
    /// An app icon shows one simple thing.
    public static let iconDetail = Rule(
        id: "icon-detail",
        name: "Detail of app icons",
        summary: "An app icon has no photograph, and no detail and no words that are lost where it is small.",
        rationale: """
            An icon is shown down to 20 points wide. Three things are measured on the largest file: the \
            share of pixels that are off the line between their neighbours, as it is and some 120 pixels \
            wide, which photographs have many of \
            and drawings few, the share of the picture that is gone once it is 40 pixels wide, and the \
            height of words on it, which are found as they are on screens. Above a third, or a quarter, a \
            person has to look: the numbers do not tell a texture from a face. The same goes for words \
            lower than 0.15 of the icon, which have 6 pixels or less then; on an icon that \
            its name says to be of a build for testers, they are a note. A folder `iconset` may be for \
            documents, which are large where they are looked at, and is left alone.
            """,
        guidelines: [.interface("App icons", "Best practices", at: "app-icons")],
        severity: .warning,
        examples: [
            .found(assets: .init(.appIcon, "AppIcon", [ExampleImage(.grain, 120)])),
            .notFound(assets: .init(.appIcon, "AppIcon", [ExampleImage(.icon(0xFFFFFF, on: 0x0055D4), 120)])),
            .notFound(assets: .init(.image, "meadow", [ExampleImage(.grain, 120)])),
            .found(assets: .init(.appIcon, "AppIcon", [lettered(0.1)])),
            .notFound(assets: .init(.appIcon, "AppIcon", [lettered(0.3)])),
        ])

    private static func lettered(_ share: Double) -> ExampleImage {
        ExampleImage(.icon(0xFFFFFF, on: 0x0055D4), 120).with("words \(Figure(share)) as high as it") {
            $0.lettering = IconLettering(share: share)
        }
    }
}

extension AssetCheck {
    /// The height of words as a share of an icon below which they cannot be read where it is 40 pixels wide:
    /// 6 pixels.
    private static let lowestWords = 0.15

    static let iconDetail = AssetCheck(.iconDetail) { examination in
        examination.sets.indices.filter {
            examination.sets[$0].set.kind.isIcon && !examination.sets[$0].set.isIconFolder
        }.compactMap { index in
            let pictures = examination.sets[index].pictures
            guard let largest = pictures.max(by: { $0.measures.size.width < $1.measures.size.width }) else {
                return nil
            }
            let texture = largest.measures.texture
            let words: AssetRemark.Words
            let noise = max(texture.noisyShare, texture.smallNoisyShare)
            if noise > 1.0 / 3 {
                words = .review(
                    "\(largest.image.name) looks like a photograph: \(Self.percent(noise)) of it changes "
                        + "from pixel to pixel.")
            } else if texture.fineShare > 0.25 {
                words = .review(
                    "\(largest.image.name) has detail that is gone at 40 pixels: \(Self.percent(texture.fineShare)) of "
                        + "it.")
            } else if let share = largest.image.lettering?.share, share < lowestWords {
                words = .review(
                    "\(largest.image.name) has words that are \(Self.percent(share)) as high as it: at 40 pixels, "
                        + "nobody reads them.",
                    atMost: examination.sets[index].set.isIconOfBuild ? .note : .warning)
            } else {
                return nil
            }
            return AssetRemark(set: index, images: [largest.place], words)
        }
    }
}
