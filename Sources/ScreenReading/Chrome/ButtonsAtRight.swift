internal import ColorMath
package import Raster
package import TextDetection

/// The buttons of a window of Windows, and of Linux where they are drawn alike, at its top right: a dash, a
/// square, or two, and a cross, as far from one another, and far for their sizes.
///
/// In the picture of a window as high as a tablet they are the signs of no status bar.
package struct ButtonsAtRight {
    /// How far in points from the top they begin at most, and their sides.
    private static let (top, sides) = (24.0, 6.0...20.0)
    /// How far the middles of neighbours are apart, in sides: signs of a status bar are next to each other.
    private static let pitches = 2.8...7.5
    /// How far in pixels their sides and levels differ.
    private static let alike = 2
    /// How far from the right side the last one has its middle at most, for the distance to the next.
    private static let corner = 1.0
    /// The height of the dash at most, and its width at least, in sides.
    private static let (dashHeight, dashWidth) = (0.35, 0.5)
    /// How far channels are from the backdrop that are a dash.
    private static let difference = 16
    /// How far the ink of a title may be from that of the buttons where the window is not in front.
    private static let sameInk = 32

    /// The cross and the square.
    private let (cross, square): (Region, Region)
    /// The distance of their middles in pixels.
    private let pitch: Double

    /// Looks for such buttons; nil where there are none.
    package init?(
        among regions: [Region], on screen: borrowing Bitmap<UInt8>, within window: PixelRect, scale: Double
    ) {
        let signs = regions.filter { sign in
            let (width, height) = (sign.box.width, sign.box.height)
            return sign.kind != .picture && Double(sign.box.y - window.y) <= Self.top * scale
                && abs(width - height) <= Self.alike && Self.sides.contains(Double(width) / scale)
        }.sorted { ($0.box.x, $0.box.y) < ($1.box.x, $1.box.y) }
        guard let cross = signs.last else { return nil }
        for square in signs.dropLast() {
            let pitch = cross.box.middle.x - square.box.middle.x
            let side = Double(cross.box.width)
            guard abs(square.box.width - cross.box.width) <= Self.alike,
                abs(square.box.middle.y - cross.box.middle.y) <= Double(Self.alike),
                Self.pitches.contains(pitch / side),
                Double(window.maxX) - cross.box.middle.x <= Self.corner * pitch,
                Self.hasDash(left: square, by: pitch, on: screen)
            else { continue }
            (self.cross, self.square, self.pitch) = (cross, square, pitch)
            return
        }
        return nil
    }

    /// Whether a dash, and nothing else, lies as far left of the square.
    private static func hasDash(
        left square: Region, by pitch: Double, on screen: borrowing Bitmap<UInt8>
    ) -> Bool {
        let box = square.box.moved(right: -Int(pitch.rounded())).grown(by: 1)
        guard box.x >= 0, box.y >= 0, box.maxY <= screen.height else { return false }
        var dash: PixelRect?
        for y in box.y..<box.maxY {
            for x in box.x..<box.maxX
            where screen[x, y].color.largestDifference(from: square.backdrop) > difference {
                let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
                dash = dash.map { PixelRect(around: [$0, pixel]) } ?? pixel
            }
        }
        guard let dash else { return false }
        let side = Double(square.box.width)
        return Double(dash.height) <= dashHeight * side && Double(dash.width) >= dashWidth * side
    }

    /// Whether a region is the title of the window or one of its buttons, and the window is not in front:
    /// the system draws both in one grey then, which has too little contrast.
    package func isInactive(_ region: Region) -> Bool {
        let isButton = [cross.box, square.box].contains(region.box)
        let isTitle =
            region.kind == .text && Double(region.box.maxX) < square.box.middle.x - pitch
            && region.box.y < cross.box.maxY && cross.box.y < region.box.maxY
            && region.ink.largestDifference(from: cross.ink) <= Self.sameInk
        return (isTitle || isButton) && cross.ink.spread <= Self.sameInk
            && max(cross.contrast.typical, isButton ? 0 : region.contrast.typical)
                < ContrastStandard.minimumRatio
    }
}
