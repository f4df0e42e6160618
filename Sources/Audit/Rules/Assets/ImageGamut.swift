internal import Assets

extension Rule {
    /// An image in wide colour has one for screens that show no more than sRGB.
    public static let imageGamut = Rule(
        id: "image-gamut",
        name: "Wide images with a counterpart",
        summary: "An image with colours that sRGB does not hold has a variant for screens of sRGB.",
        rationale: """
            On a screen of sRGB the colours outside of it are clipped: shades that differed become one. A \
            variant of the set for sRGB says what is to be seen there. The share of pixels that lose by \
            clipping is given; one in a hundred is let pass, and so are colours that clipping changes by \
            less than 0.02 in OKLab, which CSS Color 4 calls just noticeable. A variant that the set has for \
            Display P3 alone is what this is about, and so is an image for every screen. Of files in another \
            profile, such as that of a monitor, `image-profile` and `icon-color-space` speak. Of an app icon \
            the system makes what a screen shows, and of a set of a catalog Xcode makes the counterpart, by \
            clipping: there it is a note.
            """,
        guidelines: [.interface("Color", "Color management", at: "color")],
        severity: .warning,
        examples: [
            .found(assets: .init(.image, "tulip", [wide(0.4)])),
            .found(
                assets: .init(.image, "tulip", [wide(0.4).with { $0.traits.gamut = "display-P3" }])),
            .notFound(assets: .init(.image, "tulip", [wide(0)])),
            .notFound(assets: .init(.appIcon, "AppIcon", [wide(0.4)])),
            .notFound(
                assets: .init(
                    .image, "tulip",
                    [
                        wide(0.4).with { $0.traits.gamut = "display-P3" },
                        ExampleImage(.icon(0xFF3B30, on: 0xFFFFFF), 60).with { $0.traits.gamut = "sRGB" },
                    ])),
        ])

    private static func wide(_ share: Double) -> ExampleImage {
        ExampleImage(.icon(0xFF3B30, on: 0xFFFFFF), 60).with(
            "in Display P3, \(Figure(share * 100)) % outside sRGB"
        ) {
            $0.colorSpace = .displayP3
            $0.wideShare = share
        }
    }
}

extension AssetCheck {
    /// The share of pixels that may lose by clipping.
    private static let greatestShare = 0.01

    static let imageGamut = AssetCheck(.imageGamut) { examination in
        examination.pooledRemarks(where: { !$0.isTemplate && !$0.kind.isIcon }) { set, image, measures in
            guard image.colorSpace == .displayP3, measures.wideShare > greatestShare else { return nil }
            let hasCounterpart = set.images.contains { other in
                guard other.image.file != nil, other.image != image.image else { return false }
                return other.image.traits.gamut?.lowercased() == "srgb"
                    || other.image.traits.gamut == nil && image.image.traits.gamut != nil
            }
            guard !hasCounterpart else { return nil }
            return .fail(
                "\(image.name) has colours outside sRGB in \(Self.percent(measures.wideShare)) of its pixels, and there "
                    + "is no variant for screens of sRGB, which clip them.",
                atMost: set.set.contents == nil ? .warning : .note, weight: measures.wideShare)
        }
    }
}
