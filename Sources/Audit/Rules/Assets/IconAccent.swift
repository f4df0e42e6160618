internal import Assets
internal import ColorMath

extension Rule {
    /// An app carries on the colours of its icon.
    public static let iconAccent = Rule(
        id: "icon-accent",
        name: "Accent colour and icon",
        summary: "The accent colour of an app has a hue that its icon has, too.",
        rationale: """
            People find an app by the colours of its icon, and feel at home where the app carries them on. \
            The colour set `AccentColor` of a catalog is compared with the app icon beside it: where the \
            accent has a hue, and no hue of the icon that covers a fiftieth of it lies within 30° of OKLCH, \
            that is a note for review. Of several icons only `AppIcon` is compared: the others are for \
            people to choose from. Icons and accents without a hue (a chroma below 0.04) are left alone.
            """,
        guidelines: [.interface("Branding", "Best practices", at: "branding")],
        severity: .note,
        examples: [
            .found(
                assets: .init(
                    .appIcon, "AppIcon", [ExampleImage(.icon(0xFFFFFF, on: 0x0055D4), 60)],
                    accents: [0xE0501A])),
            .notFound(
                assets: .init(
                    .appIcon, "AppIcon", [ExampleImage(.icon(0xFFFFFF, on: 0x0055D4), 60)],
                    accents: [0x0A60C8])),
            .notFound(
                assets: .init(
                    .appIcon, "AppIcon", [ExampleImage(.icon(0xE0501A, on: 0x0055D4), 60)],
                    accents: [0xE0501A])),
            .notFound(
                assets: .init(
                    .appIcon, "AppIcon", [ExampleImage(.icon(0xFFFFFF, on: 0x202020), 60)],
                    accents: [0xE0501A])),
        ])
}

extension AssetCheck {
    /// Colours of less chroma in OKLCH have no hue that is seen.
    private static let leastHueChroma = 0.04
    /// Hues that differ by less, in degrees, are taken for one.
    private static let sameHue = 30.0
    /// The share of an icon that a hue covers at least.
    private static let leastHueShare = 0.02

    static let iconAccent = AssetCheck(.iconAccent) { examination in
        let isOne = examination.sets.count { $0.set.isIconOfApp } == 1
        return examination.remarksOnSets(where: { $0.isIconOfApp && (isOne || $0.isMainIcon) }) { own in
            let accents = own.accents.filter { $0.opaque(in: OKLCH.self).chroma >= leastHueChroma }
            let icons = own.pictures.filter { [.any, .light].contains($0.image.image.traits.appearance) }
            guard let accent = accents.first,
                let largest = icons.max(by: { $0.measures.size.width < $1.measures.size.width })
            else { return nil }
            let cells = largest.measures.thumbnail.colors
            let hues = cells.map { $0.opaque(in: OKLCH.self) }.filter { $0.chroma >= leastHueChroma }
                .map(\.hue)
            let least = leastHueShare * Double(cells.count)
            guard Double(hues.count) >= least else { return nil }
            let isCarriedOn = accents.contains { accent in
                let hue = accent.opaque(in: OKLCH.self).hue
                return Double(hues.count { abs(($0 - hue).remainder(dividingBy: 360)) <= sameHue }) >= least
            }
            guard !isCarriedOn else { return nil }
            return .review(
                "The accent colour \(accent) has a hue of \(Int(accent.opaque(in: OKLCH.self).hue.rounded()))° that the "
                    + "icon '\(own.set.name)' does not have.")
        }
    }
}

extension AssetSet {
    /// Whether it is the icon that an app has until people choose another.
    fileprivate var isMainIcon: Bool { name.split(separator: "/").last == "AppIcon" }
}
