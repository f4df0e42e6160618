internal import Assets
internal import Raster

extension Rule {
    /// The icons of bars have the sizes that bars are made for.
    public static let glyphSize = Rule(
        id: "glyph-size",
        name: "Sizes of icons in bars",
        summary: "Icons of navigation bars, toolbars, tab bars and actions have the size of their place.",
        rationale: """
            In navigation bars and toolbars an icon is about 25 points wide and at most 28. In tab bars it \
            depends on the shape, so that all look alike: a disc of 25 points, a square of 23, 31 wide or 28 \
            high; in compact bars 18, 17, 23 and 20. What is drawn is measured, a tenth may be more. One \
            whose longer side is less than 0.6 of it is for review: it looks lost beside others. The icon of \
            an action lies in the middle of about 70 pixels. Which place an image is for is a guess from \
            names, such as tab-home, tab-home-compact or ToolbarShare, so all of this is a note for review; \
            an image three times as large, or one that its listing draws in its own colours, is none. Apps \
            for the Mac, watches and televisions have no such bars.
            """,
        guidelines: [
            .interface("Icons", "Creating interface icons", at: "icons"),
            .interface("Tab bars", "Specifications", at: "tab-bars"),
        ],
        severity: .note,
        examples: [
            .found(
                assets: .init(.image, "toolbar-share", [ExampleImage(.ring(0, stroke: 0.05), 64, scale: 2)])),
            .found(assets: .init(.image, "tab-home", [ExampleImage(.disc(0, share: 0.95), 64, scale: 2)])),
            .found(
                assets: .init(.image, "tab-home-compact", [ExampleImage(.disc(0, share: 0.95), 52, scale: 2)])
            ),
            .found(assets: .init(.image, "nav-share", [ExampleImage(.ring(0, stroke: 0.05), 64, scale: 2)])),
            .found(assets: .init(.image, "action-icon", [ExampleImage(.disc(0, share: 0.9), 120)])),
            .found(assets: .init(.image, "tab-home", [ExampleImage(.disc(0, share: 0.5), 50, scale: 2)])),
            .found(
                assets: .init(.image, "toolbar-share", [ExampleImage(.ring(0, stroke: 0.05), 24, scale: 2)])),
            .notFound(
                assets: .init(.image, "toolbar-share", [ExampleImage(.ring(0, stroke: 0.05), 56, scale: 2)])),
            .notFound(assets: .init(.image, "tab-home", [ExampleImage(.disc(0, share: 0.95), 52, scale: 2)])),
            .notFound(assets: .init(.image, "action-icon", [ExampleImage(.disc(0, share: 0.9), 70)])),
            .notFound(assets: .init(.image, "star", [ExampleImage(.disc(0, share: 0.95), 64, scale: 2)])),
        ])
}

extension AssetCheck {
    static let glyphSize = AssetCheck(.glyphSize) { examination in
        // Of the icon of an extension, one large file is asked for, which the system makes small.
        guard examination.isFor(.iOS) else { return [] }
        return examination.pooledRemarks(where: { !$0.kind.isIcon && $0.intent != .original }) {
            set, image, measures in
            guard let box = measures.inkBox else { return nil }
            let words: AssetRemark.Words? =
                switch set.set.purpose {
                case .bar: barRemark(image, box, in: measures.size)
                case .tabBar:
                    tabRemark(image, box, fill: measures.outline.fill, isCompact: set.set.isCompact)
                case .action: actionRemark(image, box, in: measures.size)
                default: nil
                }
            return words?.guessed(from: set.set.purpose)
        }
    }

    /// What may be more than a table says, as a share.
    private static let tolerance = 1.1

    /// How many times as large as the icons of a place an image is that is no such icon, whatever its name.
    private static let otherThing = 3.0

    /// The share of its size that the longer side of a glyph has at least.
    private static let leastShare = 0.6

    private static func barRemark(
        _ image: ExaminedImage, _ box: PixelRect, in size: ImageFileFacts.Size
    ) -> AssetRemark.Words? {
        let points = Double(max(size.width, size.height)) / image.scale
        guard points > 28.05 else { return lostRemark(image, box, target: 25, "an icon in a bar") }
        guard points <= otherThing * 28 else { return nil }
        return .fail("\(image.name) is \(Figure(points)) points wide, and the icon of a bar at most 28.")
    }

    /// What is to be said of a glyph that is far smaller than those beside it.
    private static func lostRemark(
        _ image: ExaminedImage, _ box: PixelRect, target: Double, _ kind: String
    ) -> AssetRemark.Words? {
        let points = Double(max(box.width, box.height)) / image.scale
        guard points < leastShare * target else { return nil }
        return .review(
            "\(image.name) draws \(Figure(points)) points, and \(kind) is about \(Figure(target)).")
    }

    private static func tabRemark(
        _ image: ExaminedImage, _ box: PixelRect, fill: Double, isCompact: Bool
    ) -> AssetRemark.Words? {
        let (width, height) = (Double(box.width) / image.scale, Double(box.height) / image.scale)
        let shape = TabShape(width: width, height: height, fill: fill)
        let isCompact = isCompact || image.image.traits.isCompact
        let target = isCompact ? shape.compact : shape.regular
        let points = shape == .tall ? height : width
        let bar = isCompact ? "a compact tab bar" : "a tab bar"
        guard points > target * tolerance else {
            return lostRemark(image, box, target: target, "\(shape.words) in \(bar)")
        }
        guard points <= otherThing * target else { return nil }
        return .fail(
            "\(image.name) draws \(Figure(points)) points, and \(shape.words) in \(bar) is \(Figure(target))."
        )
    }

    private static func actionRemark(
        _ image: ExaminedImage, _ box: PixelRect, in size: ImageFileFacts.Size
    ) -> AssetRemark.Words? {
        // Guidelines say about 70 by 70 pixels, for screens of two pixels a point.
        let side =
            Double(max(size.width, size.height)) / image.scale * (image.image.traits.scale == 1 ? 1 : 2)
        guard side <= otherThing * 70 else { return nil }
        guard (56...84).contains(side) else {
            return .fail("\(image.name) is \(size) pixels, and the icon of an action about 70×70.")
        }
        let offset = max(
            abs(box.x - (size.width - box.maxX)), abs(box.y - (size.height - box.maxY)))
        guard Double(offset) > 0.15 * Double(min(size.width, size.height)) else { return nil }
        return .fail("\(image.name) is not in the middle of its square: it is \(offset / 2) pixels off.")
    }
}

/// The shapes that the sizes of icons in tab bars depend on (Human Interface Guidelines for iOS 13, "Custom
/// Icons").
private enum TabShape {
    case disc, square, wide, tall

    /// Tells a shape by the sides of its box and the share of it that is ink.
    init(width: Double, height: Double, fill: Double) {
        if width > 1.2 * height {
            self = .wide
        } else if height > 1.2 * width {
            self = .tall
        } else {
            self = fill > 0.9 ? .square : .disc
        }
    }

    /// The size in points, of the wide by its width, of the tall by its height.
    var regular: Double {
        switch self {
        case .disc: 25
        case .square: 23
        case .wide: 31
        case .tall: 28
        }
    }

    /// The same in a compact bar.
    var compact: Double {
        switch self {
        case .disc: 18
        case .square: 17
        case .wide: 23
        case .tall: 20
        }
    }

    var words: String {
        switch self {
        case .disc: "a round icon"
        case .square: "a square icon"
        case .wide: "a wide icon"
        case .tall: "a tall icon"
        }
    }
}
