internal import Assets

extension Rule {
    /// All sizes of an icon show one design.
    public static let iconDesigns = Rule(
        id: "icon-designs",
        name: "One design at all sizes",
        summary: "The sizes of an app icon look alike, large ones at most richer.",
        rationale: """
            People look for an icon by what they know of it. Each size is compared with the largest one of \
            the same look: both are made 16 pixels wide, and where their colours differ by an eighth of \
            the range on average, a person has to look. A small icon may leave detail out, which hardly \
            changes such means.
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
            .notFound(
                assets: .init(
                    .appIcon, "AppIcon",
                    [
                        ExampleImage(.icon(0xFFFFFF, on: 0x0055D4), 60),
                        ExampleImage(.icon(0xFFFFFF, on: 0x000000), 60).with { $0.traits.appearance = .dark },
                    ])),
        ])
}

extension AssetCheck {
    /// The mean difference of colours, as a share of their range, from which two sizes are unlike.
    private static let unlike = 0.125

    static let iconDesigns = AssetCheck(.iconDesigns) { examination in
        examination.sets.indices.filter { examination.sets[$0].set.kind == .appIcon }.flatMap { index in
            let pictures = examination.sets[index].pictures
            return AssetTraits.Appearance.allCases.flatMap { look in
                let own = pictures.filter { $0.image.image.traits.appearance == look }
                guard let largest = own.max(by: { $0.measures.size.width < $1.measures.size.width }) else {
                    return [AssetRemark]()
                }
                return own.compactMap { picture in
                    let difference = picture.measures.thumbnail.difference(from: largest.measures.thumbnail)
                    guard difference > unlike else { return nil }
                    return AssetRemark(
                        set: index, images: [picture.place, largest.place],
                        .review(
                            "\(picture.image.name) does not look like \(largest.image.name): their colours differ "
                                + "by \(Self.percent(difference)) on average."))
                }
            }
        }
    }
}
