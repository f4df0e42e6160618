internal import Assets

extension Rule {
    /// All sizes of an icon show one design.
    public static let iconDesigns = Rule(
        id: "icon-designs",
        name: "One design at all sizes",
        summary: "The sizes and the variants of an app icon show one drawing, large ones at most richer.",
        rationale: """
            People look for an icon by what they know of it. Each size is compared with the largest one of \
            the same look for the same system, as an icon on a Mac has a shape of its own: both are made 16 \
            pixels wide, and where their colours differ by an eighth of the range on average, or from 29 \
            pixels on the correlation of the drawings is less than 0.85, a person has to look. A small icon \
            may leave detail out, and be drawn bolder, which hardly changes them. The dark and the tinted \
            variant have other colours; they are compared with the usual one by what is drawn on their \
            grounds, whose correlation is 0.7 at least; of one without a ground, which the system adds, the \
            opacity is compared. A variant on a ground of its own may be simpler: a note. Where the ground \
            is a picture, such as a flag, the drawing cannot be told from it, and nothing is said. A folder \
            `iconset` may be for documents, whose small sizes are another drawing, and is left alone.
            """,
        guidelines: [.interface("App icons", "Best practices", at: "app-icons")],
        severity: .warning,
        examples: [
            .found(
                assets: .init(
                    .appIcon, "AppIcon",
                    [
                        ExampleImage(.icon(0xFFFFFF, on: 0x0055D4), 120),
                        ExampleImage(.icon(0x0055D4, on: 0xFFFFFF), 58),
                    ])),
            .notFound(
                assets: .init(
                    .appIcon, "AppIcon",
                    [
                        ExampleImage(.icon(0xFFFFFF, on: 0x0055D4), 120),
                        ExampleImage(.icon(0xFFFFFF, on: 0x0055D4), 58),
                    ])),
            .found(
                assets: .init(
                    .appIcon, "AppIcon", [ExampleImage(ring, 120), ExampleImage(.disc(0, share: 0.5), 58)])),
            .notFound(
                assets: .init(
                    .appIcon, "AppIcon",
                    [
                        ExampleImage(.icon(0xFFFFFF, on: 0x0055D4), 60),
                        ExampleImage(.icon(0xFFFFFF, on: 0x000000), 60).with { $0.traits.appearance = .dark },
                    ])),
            .found(
                assets: .init(
                    .appIcon, "AppIcon",
                    [
                        ExampleImage(ring, 60),
                        ExampleImage(.icon(0xFFFFFF, on: 0x000000), 60).with { $0.traits.appearance = .dark },
                    ])),
        ])

    private static let ring = AssetArt.ring(0, stroke: 0.1)
}

extension AssetCheck {
    /// The mean difference of colours, as a share of their range, from which two sizes are unlike.
    private static let unlike = 0.125

    /// The correlation of two sizes from which they show one drawing, and that of two variants.
    private static let (sameDrawing, sameShape) = (0.85, 0.7)
    /// The width in pixels from which a drawing is told: fewer hold a hint of one.
    private static let leastWidth = 29

    static let iconDesigns = AssetCheck(.iconDesigns) { examination in
        examination.sets.indices.filter { examination.sets[$0].set.isIconOfApp }.flatMap { index in
            let systems = Dictionary(grouping: examination.sets[index].pictures) {
                $0.image.image.traits.system ?? .iOS
            }
            return AssetPlatform.allCases.flatMap { system in
                remarks(on: systems[system] ?? [], ofSet: index)
            }
        }
    }

    /// What is to be said of the pictures of an icon for one system.
    private static func remarks(on pictures: [Picture], ofSet index: Int) -> [AssetRemark] {
        let looks = Dictionary(grouping: pictures, by: \.image.image.traits.appearance)
        let largest = looks.compactMapValues { pictures in
            pictures.max { $0.measures.size.width < $1.measures.size.width }
        }
        let usual = largest[.any] ?? largest[.light]
        return AssetTraits.Appearance.allCases.flatMap { look -> [AssetRemark] in
            guard let own = largest[look] else { return [] }
            let sizes = (looks[look] ?? []).compactMap { picture in
                words(on: picture, beside: own).map { (place: picture.place, words: $0) }
            }
            var remarks = AssetRemark.pooled(sizes, ofSet: index)
            if let usual, [.dark, .tinted].contains(look), let words = words(onVariant: own, of: usual) {
                remarks.append(AssetRemark(set: index, images: [own.place], words))
            }
            return remarks
        }
    }

    private typealias Picture = (place: Int, image: ExaminedImage, measures: PictureMeasures)

    /// What is to be said of a size, held against the largest one.
    private static func words(on picture: Picture, beside largest: Picture) -> AssetRemark.Words? {
        let (own, other) = (picture.measures.thumbnail, largest.measures.thumbnail)
        let difference = own.difference(from: other)
        if difference > unlike {
            return .review(
                "\(picture.image.name) does not look like \(largest.image.name): their colours differ "
                    + "by \(percent(difference)) on average.", weight: difference)
        }
        guard picture.place != largest.place, picture.measures.size.width >= leastWidth,
            own.likeness(to: other) < sameDrawing
        else { return nil }
        return .review("\(picture.image.name) shows another drawing than \(largest.image.name).")
    }

    /// What is to be said of a variant, held against the usual one.
    private static func words(onVariant picture: Picture, of usual: Picture) -> AssetRemark.Words? {
        let (own, other) = (picture.measures.thumbnail, usual.measures.thumbnail)
        guard own.hasPlainGround, other.hasPlainGround, own.likenessOfShape(to: other) < sameShape else {
            return nil
        }
        let look = picture.image.image.traits.appearance.rawValue
        return .review(
            "\(picture.image.name) is the \(look) variant and shows another drawing than \(usual.image.name).",
            atMost: .note)
    }
}
