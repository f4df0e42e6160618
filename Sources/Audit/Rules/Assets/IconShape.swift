internal import Assets
internal import Raster

extension Rule {
    /// An app icon is square, and leaves its corners to the system.
    public static let iconShape = Rule(
        id: "icon-shape",
        name: "Square app icon",
        summary: "An app icon is a square without rounded corners of its own.",
        rationale: """
            The system masks the corners of icons, by a shape that is not a plain arc and has changed \
            over the years. Corners that are drawn into the picture show as slivers beside the mask. They \
            are recognized by their colour: the four corners have one, up to where a circle between the \
            edges would leave it. Icons for the Mac have a shape of their own and are not looked at. A \
            rounded square in the middle of plain black or white is likely an icon for elsewhere, laid on \
            a canvas: the system would show it small, with margins. It may be what is drawn, so a person \
            has to look.
            """,
        guidelines: [.interface("App icons", "Best practices", at: "app-icons")],
        severity: .error,
        examples: [
            .found(
                assets: .init(
                    .appIcon, "AppIcon", [ExampleImage(.roundedIcon(0xFFFFFF, on: 0x0055D4), 60)])),
            .found(
                assets: .init(.appIcon, "AppIcon", [ExampleImage(.icon(0xFFFFFF, on: 0x0055D4), 60, 56)])),
            .found(
                assets: .init(
                    .appIcon, "AppIcon", [ExampleImage(.insetIcon(0x0055D4, on: 0, share: 0.7), 60)])),
            .notFound(assets: .init(.appIcon, "AppIcon", [ExampleImage(.icon(0xFFFFFF, on: 0x0055D4), 60)])),
            .notFound(
                assets: .init(
                    .appIcon, "AppIcon", [ExampleImage(.insetIcon(0x0055D4, on: 0xFFCC00, share: 0.7), 60)])),
            .notFound(
                assets: .init(.image, "avatar", [ExampleImage(.roundedIcon(0xFFFFFF, on: 0x0055D4), 60)])),
        ])
}

extension AssetCheck {
    /// The greatest radius of corners, as a share of the width: what is rounder is a disc.
    private static let greatestRadius = 0.42

    static let iconShape = AssetCheck(.iconShape) { examination in
        examination.pooledRemarks(where: \.kind.isIcon) { set, image, measures in
            guard examination.givesShape(to: image) else { return nil }
            let size = measures.size
            if set.set.kind == .appIcon, size.width != size.height {
                return .fail("\(image.name) is \(size) pixels, and an app icon is square.")
            }
            if let square = measures.insetSquare, square.isIcon, set.set.kind == .appIcon {
                return .review(
                    "\(image.name) shows a rounded square, \(Self.percent(square.share)) of its width, in the "
                        + "middle of plain \(square.ground.red < .max / 2 ? "black" : "white"): likely an icon with "
                        + "margins, which the system shows small.",
                    repair: "draw it up to the edges, and leave the corners to the system")
            }
            guard let radius = measures.cornerRadius, radius < greatestRadius else { return nil }
            return .fail(
                "\(image.name) has rounded corners drawn into it, \(Self.percent(radius)) of its width, and the "
                    + "system rounds them again.", repair: "fill the corners with the ground of the icon")
        }
    }
}

extension InsetSquare {
    /// How far from black and white a ground may be that nobody chose, in code values.
    private static let tolerance: UInt8 = 16

    /// The greatest radius that corners of icons have, as a share of their width: that of a disc measures
    /// 0.41 in 70 pixels, as its first row is some pixels wide.
    private static let greatestRadius = 0.3

    /// Whether it is rounded as an icon is, on a ground as canvases have it.
    fileprivate var isIcon: Bool {
        let values = [ground.red, ground.green, ground.blue]
        let isPlain =
            values.allSatisfy { $0 <= Self.tolerance } || values.allSatisfy { $0 >= .max - Self.tolerance }
        return isPlain && cornerRadius < Self.greatestRadius
    }
}
