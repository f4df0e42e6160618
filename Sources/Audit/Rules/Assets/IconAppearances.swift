internal import Assets

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
            made by the system, which is a note.
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
        ])

    private static let light = ExampleImage(.icon(0xFFFFFF, on: 0x0055D4), 60)
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

    static let iconAppearances = AssetCheck(.iconAppearances) { examination in
        examination.remarksOnPictures(where: { $0.kind == .appIcon }) { _, image, measures in
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
