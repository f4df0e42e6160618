internal import Assets
internal import ColorMath
internal import Raster

extension Rule {
    /// Art on a transparent ground stands out from light and from dark.
    public static let imageGrounds = Rule(
        id: "image-grounds",
        name: "Art on light and dark",
        summary:
            "A picture on a transparent ground stands out from white and from black, or has a variant for dark.",
        rationale: """
            A navy logo is gone on a black ground, a white one on a white. Along the outline of what is \
            drawn, and just within it, the contrast with white and with black is measured as `simulate --on` \
            does, and a picture is reported of whose outline half has less than 3, what WCAG asks of \
            graphics, with a ground that it has no other variant for. Where a third of what is drawn has it, \
            within a pale edge, it is seen. Art in one grey, white or black is commonly tinted by code, or \
            placed where it is seen: a note. So is art of several tones, which may show what it is without \
            its outline, and what is nearly white, on white. A watch is black. A picture that fills nine \
            tenths of its place and has a contrast of 3 within, such as a card, a screen in its case or an \
            icon with a ground, is seen by what stands on it, and left alone. What it is shown on in the \
            app, the file does not tell: a person has to look. Masks take their colour from their place and \
            are left alone. A variant for dark that is the same picture as the one for light is a note: it \
            changes nothing.
            """,
        guidelines: [.nonTextContrast, .interface("Dark Mode", "Icons and images", at: "dark-mode")],
        severity: .warning,
        examples: [
            .found(assets: .init(.image, "logo", [ExampleImage(.disc(0x00205B, share: 0.8), 60)])),
            .found(assets: .init(.image, "logo", [ExampleImage(.disc(0xFFFFFF, share: 0.8), 60)])),
            .notFound(
                assets: .init(.image, "sticker", [ExampleImage(.rimmedDisc(0x0055D4, rim: 0xFFFFFF), 60)])),
            .notFound(assets: .init(.image, "logo", [ExampleImage(.disc(0x0066FF, share: 0.8), 60)])),
            // Pale above, and strong below.
            .notFound(assets: .init(.image, "sun", [ExampleImage(.gradientDisc(0xFFE9A8, 0x0044AA), 60)])),
            .notFound(
                assets: .init(
                    .image, "logo",
                    [
                        ExampleImage(.disc(0x00205B, share: 0.8), 60),
                        ExampleImage(.disc(0x9DC3FF, share: 0.8), 60).with { $0.traits.appearance = .dark },
                    ])),
            .found(
                assets: .init(
                    .image, "logo",
                    [
                        ExampleImage(.disc(0x0066FF, share: 0.8), 60),
                        ExampleImage(.disc(0x0066FF, share: 0.8), 60).with { $0.traits.appearance = .dark },
                    ])),
            .notFound(assets: .init(.image, "card", [ExampleImage(.icon(0x00205B, on: 0xFFFFFF), 60)])),
            .notFound(
                assets: .init(.image, "card", [ExampleImage(.card(0x00205B, on: 0xFFFFFF, inset: 4), 60)])),
        ])
}

extension AssetCheck {
    /// What WCAG 2.2 asks of graphics, 1.4.11.
    private static let required = ContrastStandard.nonTextRatio
    /// The share of what is drawn that is enough to see by itself what it is.
    private static let seen = 1.0 / 3
    /// The share of its box that a picture with a ground of its own fills.
    private static let filled = 0.9

    static let imageGrounds = AssetCheck(.imageGrounds) { examination in
        samePictures(in: examination) + outlines(in: examination)
    }

    /// Sets whose variant for dark is the picture for light.
    private static func samePictures(in examination: AssetExamination) -> [AssetRemark] {
        examination.pooledRemarks(where: { $0.kind == .image }) { set, image, measures in
            guard image.image.traits.appearance == .dark,
                set.pictures.contains(where: { other in
                    [.any, .light].contains(other.image.image.traits.appearance)
                        && other.measures.size == measures.size && other.measures.ink == measures.ink
                        && other.measures.thumbnail.difference(from: measures.thumbnail) == 0
                })
            else { return nil }
            return .review(
                "\(image.name) is the variant for dark, and the same picture as the one for light.",
                atMost: .note)
        }
    }

    /// Pictures whose outlines stand out from no ground that they may lie on.
    private static func outlines(in examination: AssetExamination) -> [AssetRemark] {
        examination.pooledRemarks(
            where: { $0.kind == .image && !$0.isTemplate && !$0.purpose.hasGroundOfSystem }
        ) { set, image, measures in
            guard measures.translucentShare > 0.02 else { return nil }
            let looks = Set(set.images.filter { $0.image.file != nil }.map(\.image.traits.appearance))
            let contour = measures.contour
            let onWhite = (contour.contrastOnWhite, contour.shareSeenOnWhite, "white")
            let onBlack = (contour.contrastOnBlack, contour.shareSeenOnBlack, "black")
            let isOnWatch = image.image.traits.idiom == "watch" || examination.platforms == [.watchOS]
            let grounds: [(Double?, Double, String)] =
                switch image.image.traits.appearance {
                case .dark: [onBlack]
                case .any, .light:
                    if isOnWatch {
                        [onBlack]
                    } else if looks.contains(.dark) || set.set.appearanceOfName == .light {
                        [onWhite]
                    } else if set.set.appearanceOfName == .dark {
                        [onBlack]
                    } else {
                        [onWhite, onBlack]
                    }
                case .tinted: []
                }
            guard !hasOwnGround(measures) else { return nil }
            // What mostly stands out is seen, whatever its edge is like.
            let ratios = grounds.filter { $0.1 < seen }.compactMap { ratio, _, name in
                ratio.map { ($0, name) }
            }
            guard let (ratio, name) = ratios.min(by: { $0.0 < $1.0 }), ratio < required else { return nil }
            let isForDark = name == "white" && ratio < leastMeant
            let isGray = measures.ink.spread <= oneColor && measures.ink.chroma <= grayChroma
            return .review(
                "\(image.name) \(isGray ? "is one grey with" : "has") an outline of \(Figure(ratio)) on \(name), "
                    + "and needs 3 to be seen there"
                    + (isGray ? ", unless code tints it or places it elsewhere." : "."),
                repair: looks.contains(.dark)
                    ? nil : "add a variant for \(name == "black" ? "dark" : "light")",
                atMost: isGray || contour.innerContrast > oneTone || isForDark ? .note : .warning,
                weight: -ratio)
        }
    }

    /// The contrast within art up to which it has one tone, so that its outline is all there is to see.
    private static let oneTone = 2.0
    /// The contrast with white below which art is made for another ground: nobody draws white to be seen on
    /// white.
    private static let leastMeant = 1.2

    /// The difference of a channel between pixels, of 255, up to which art has one colour: what rounding and
    /// dithering make of it.
    private static let oneColor = 24
    /// The mean difference between the channels of a pixel, of 255, up to which a colour is a grey.
    static let grayChroma = 8.0

    /// Whether a picture is a ground with something on it, and no figure that has to stand out by itself.
    private static func hasOwnGround(_ measures: PictureMeasures) -> Bool {
        guard let box = measures.inkBox else { return false }
        let area = measures.visibleShare * Double(measures.size.width * measures.size.height)
        return area >= filled * Double(box.area) && measures.contour.innerContrast >= required
    }
}
