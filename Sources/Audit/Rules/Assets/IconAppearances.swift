internal import Assets
internal import ColorMath

extension Rule {
    /// The variant of an icon for one tint is grey.
    public static let iconAppearances = Rule(
        id: "icon-appearances",
        name: "Looks of app icons",
        summary: "The tinted variant of an app icon is in greys, and dark and tinted come together.",
        rationale: """
            Since iOS 18 people can have icons dark, or all in one tint. The system lays the tint over the \
            greys of the variant for it: other colours are lost, and what told parts of the icon apart by \
            hue does so no more. A set that has one of the two variants and not the other gets the other \
            made by the system, which is a note. A dark variant that is as bright as the light one is for \
            review.
            """,
        guidelines: [
            Guideline(
                title: "Xcode, Configuring your app icon using an asset catalog",
                address: "https://developer.apple.com/documentation/xcode/configuring-your-app-icon")
        ],
        severity: .warning,
        examples: [
            .found(
                assets: .init(
                    .appIcon, "AppIcon", [light, dark, tinted(.icon(0xFF9500, on: 0x0055D4))])),
            .found(assets: .init(.appIcon, "AppIcon", [light, dark])),
            .notFound(
                assets: .init(
                    .appIcon, "AppIcon", [light, dark, tinted(.icon(0xFFFFFF, on: 0x303030))])),
            .notFound(assets: .init(.appIcon, "AppIcon", [light])),
            .found(
                assets: .init(
                    .appIcon, "AppIcon",
                    [
                        bright, bright.with { $0.traits.appearance = .dark },
                        tinted(.icon(0xFFFFFF, on: 0x303030)),
                    ])
            ),
        ])

    private static let light = ExampleImage(.icon(0xFFFFFF, on: 0x0055D4), 60)
    private static let bright = ExampleImage(.icon(0x0055D4, on: 0xFFFFFF), 60)
    private static let dark = ExampleImage(.icon(0xFFFFFF, on: 0x001030), 60).with {
        $0.traits.appearance = .dark
    }
    private static func tinted(_ art: AssetArt) -> ExampleImage {
        ExampleImage(art, 60).with { $0.traits.appearance = .tinted }
    }
}

extension AssetCheck {
    /// The mean difference of the channels, of 255, from which a picture is no longer grey.
    private static let colorful = 8.0
    /// The mean difference of code values, 0…1, up to which two variants look the same.
    private static let sameLook = 0.02
    /// The mean luminance, 0…1, from which an icon is bright, as middle grey is on a screen.
    private static let bright = 0.18

    static let iconAppearances = AssetCheck(.iconAppearances) { examination in
        examination.remarksOnPictures(where: { $0.kind == .appIcon }) { set, image, measures in
            if image.image.traits.appearance == .dark,
                measures.ink.color.relativeLuminance * measures.visibleShare >= bright,
                set.pictures.contains(where: { other in
                    [.any, .light].contains(other.image.image.traits.appearance)
                        && other.measures.thumbnail.difference(from: measures.thumbnail) <= sameLook
                })
            {
                return .review(
                    "\(image.name) is the dark variant and looks as the light one does, which is bright.")
            }
            guard image.image.traits.appearance == .tinted, measures.ink.chroma > colorful else { return nil }
            return .fail(
                "\(image.name) is the tinted variant and has colours, which the tint replaces.",
                repair: "draw it in greys")
        }
            + examination.remarksOnSets(where: { $0.kind == .appIcon }) { set in
                let looks = Set(
                    set.images.filter { $0.image.file != nil }.map(\.image.traits.appearance))
                guard looks.contains(.dark) != looks.contains(.tinted) else { return nil }
                let (there, missing) = looks.contains(.dark) ? ("dark", "tinted") : ("tinted", "dark")
                return .fail(
                    "'\(set.set.name)' has a \(there) variant and no \(missing) one, which the system then makes.",
                    atMost: .note)
            }
    }
}
