internal import Assets

extension Rule {
    /// An app icon has no transparent parts.
    public static let iconOpacity = Rule(
        id: "icon-opacity",
        name: "Opaque app icon",
        summary: "An app icon is opaque: its ground fills the whole square.",
        rationale: """
            The system puts icons on whatever people choose, and what is transparent in one turns black or \
            white there: art that is smaller than its square floats on a ground that nobody drew. The App \
            Store refuses such icons. Looked at are the pixels themselves, whether or not the file has an \
            alpha channel. One that is nearly opaque all over, at an alpha of 250 and more, shows no ground: \
            a note. Variants for dark and tinted looks may be transparent, as the system gives them a \
            ground; so may icons for the Mac, which have a shape of their own.
            """,
        guidelines: [.interface("App icons", "Best practices", at: "app-icons")],
        severity: .error,
        examples: [
            .found(assets: .init(.appIcon, "AppIcon", [ExampleImage(.disc(0x0055D4, share: 0.9), 60)])),
            .found(
                assets: .init(
                    .appIcon, "AppIcon", [ExampleImage(.faded(0x0055D4, alpha: 254), 60)])),
            .found(
                assets: .init(.messagesIcon, "Messages", [ExampleImage(.disc(0x0055D4, share: 0.9), 60, 45)])),
            .notFound(assets: .init(.appIcon, "AppIcon", [ExampleImage(.icon(0xFFFFFF, on: 0x0055D4), 60)])),
            .notFound(
                assets: .init(
                    .appIcon, "AppIcon",
                    [ExampleImage(.disc(0xFFFFFF, share: 0.6), 60).with { $0.traits.appearance = .dark }])),
            .notFound(assets: .init(.image, "badge", [ExampleImage(.disc(0x0055D4, share: 0.9), 60)])),
        ])
}

extension AssetCheck {
    static let iconOpacity = AssetCheck(.iconOpacity) { examination in
        examination.pooledRemarks(where: { $0.kind.isIcon && $0.purpose != .action }) {
            _, image, measures in
            guard measures.translucentShare > 0, examination.givesShape(to: image) else { return nil }
            guard measures.leastAlpha < nearlyOpaque else {
                return .fail(
                    "\(image.name) is nearly opaque: its alpha goes down to \(measures.leastAlpha) of 255.",
                    repair: "save the file without alpha", atMost: .note)
            }
            return .fail(
                "\(image.name) has transparent parts, \(Self.percent(measures.translucentShare)) of it, which "
                    + "the system fills with black or white.",
                repair: "let the ground fill the square and save the file without alpha",
                weight: measures.translucentShare)
        }
    }

    /// The alpha from which nobody sees what lies behind: it changes a colour by a fiftieth at most.
    private static let nearlyOpaque: UInt8 = 250

    /// A share in whole percent, and what is less than one in words.
    static func percent(_ share: Double) -> String {
        share < 0.01 ? "less than 1 %" : "\(Int((share * 100).rounded())) %"
    }
}

extension AssetExamination {
    /// Whether the system gives an icon its shape and leaves its ground to it: all but those for the Mac, and
    /// but variants for dark and tinted looks.
    func givesShape(to image: ExaminedImage) -> Bool {
        let system = image.image.traits.system ?? (platforms == [.macOS] ? .macOS : nil)
        return system != .macOS && [.any, .light].contains(image.image.traits.appearance)
    }
}
