internal import Raster

/// What is transparent around the picture of a screen: nothing, a margin, or the shadow of a window.
struct TransparentMargin: Hashable {
    /// The smallest box around all that is opaque; the whole picture where nothing is.
    let opaqueBox: PixelRect
    /// Whether the margin grows denser towards the box, and reaches as much further below it than above as
    /// the shadow of a window of macOS. Those of other systems fall hardly lower than the window lies.
    let isShadowOfMac: Bool

    /// An alpha from which on a pixel, 0…255, is what the window itself shows.
    private static let opaque = 250
    /// The fewest alphas that a shadow goes through on its way, and the fewest pixels.
    private static let (levels, reach) = (8, 10)
    /// How much further the shadow reaches below the window than above it, for its reach to the sides: 0.63
    /// to 0.86 on macOS, for windows in front; below 0.25 in GNOME.
    private static let fall = 0.5
    /// The reach in points, to the sides, above and below, of the shadow of a popover and of a window behind
    /// others, which falls less, and how far it may be off: one on a dark ground is measured two pixels
    /// lower.
    private static let behind = (side: 23, above: 19, below: 27, tolerance: 2)
    /// The least share of a window that is opaque; what shows less of itself has no edge, and so no margin.
    private static let opaqueShare = 0.9

    /// A picture without a margin.
    init(none width: Int, _ height: Int) {
        self.init(opaqueBox: PixelRect(x: 0, y: 0, width: width, height: height), isShadowOfMac: false)
    }

    /// Looks at the alpha of a picture.
    init(of samples: ImageSamples) {
        switch samples {
        case .eight(let bitmap): self.init(bitmap.width, bitmap.height) { Int(bitmap.pixels[$0].alpha) }
        case .sixteen(let bitmap):
            self.init(bitmap.width, bitmap.height) { Int(bitmap.pixels[$0].alpha >> 8) }
        }
    }

    private init(opaqueBox: PixelRect, isShadowOfMac: Bool) {
        self.opaqueBox = opaqueBox
        self.isShadowOfMac = isShadowOfMac
    }

    private init(_ width: Int, _ height: Int, alpha: (_ index: Int) -> Int) {
        var (left, top, right, bottom) = (width, height, -1, -1)
        var count = 0
        for y in 0..<height {
            let row = y * width
            for x in 0..<width where alpha(row + x) >= Self.opaque { count += 1 }
            guard let first = (0..<width).first(where: { alpha(row + $0) >= Self.opaque }) else { continue }
            top = min(top, y)
            bottom = y
            left = min(left, first)
            if let last = (max(first, right)..<width).last(where: { alpha(row + $0) >= Self.opaque }) {
                right = max(right, last)
            }
        }
        let area = max(0, right - left + 1) * max(0, bottom - top + 1)
        guard right >= 0, Double(count) >= Self.opaqueShare * Double(area) else {
            self.init(none: width, height)
            return
        }
        // From the side and from below, at the middle.
        let row = (top + bottom) / 2 * width
        let side = (0..<left).map { alpha(row + $0) }
        let below = (bottom + 1..<max(bottom + 1, height)).reversed().map {
            alpha($0 * width + (left + right) / 2)
        }
        let isShadow = [side, below].allSatisfy { alphas in
            alphas.count >= Self.reach && Set(alphas).count >= Self.levels
                && (alphas.last(where: { $0 < Self.opaque - 50 }) ?? 0) > (alphas.first ?? 0)
        }
        let falls =
            abs(left - (width - 1 - right)) <= 1
            && (Double(height - 1 - bottom - top) >= Self.fall * Double(left)
                || Self.isBehind(side: left, above: top, below: height - 1 - bottom))
        self.init(
            opaqueBox: PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1),
            isShadowOfMac: isShadow && falls)
    }

    /// Whether a shadow reaches as far as that of a popover of macOS, at one or two pixels a point.
    private static func isBehind(side: Int, above: Int, below: Int) -> Bool {
        [1, 2].contains { scale in
            [(side, behind.side), (above, behind.above), (below, behind.below)].allSatisfy {
                abs($0 - $1 * scale) <= behind.tolerance
            }
        }
    }
}
