internal import ColorMath
internal import Raster
internal import ScreenReading
internal import TextDetection

/// How much of each pixel around a line of text its ink covers, and what lies behind the ink.
struct LineCoverage {
    /// The part of the screen that is looked at, in pixels.
    let part: PixelRect
    /// The share of each pixel that ink covers, 0…1, row by row; negative for a pixel that is no mix of ink
    /// and ground.
    private(set) var shares: [Float]
    /// What lies behind the ink, in code values.
    private(set) var grounds: [SIMD3<Float>]

    /// How far from the line between ink and ground a mix of them may lie, in code values: at least so much,
    /// and this share of the distance of the two.
    private static let tolerance: Float = 10
    private static let looseness: Float = 0.12
    /// The share of what is not ground that may be no mix.
    private static let mostStrange = 0.2

    /// Solves every pixel for the share of the ink.
    ///
    /// - Parameters:
    ///   - region: The line.
    ///   - screen: What tells its ground.
    ///   - margin: How many pixels around the line are looked at.
    /// - Returns: Nil where no ground is told from the ink, or too much is neither: emoji, letters of several
    ///   colours, photographs.
    init?(of region: Region, on screen: BackdropMask, reaching margin: Int) {
        let bitmap = screen.bitmap
        let part = region.box.padded(by: margin, within: bitmap)
        self.part = part
        shares = []
        grounds = []
        shares.reserveCapacity(part.width * part.height)
        grounds.reserveCapacity(part.width * part.height)
        let ink = RGBA(region.ink).levels
        var strange = 0
        var told = 0
        for y in part.y..<part.maxY {
            let row = y * bitmap.width
            let isGround = (part.x..<part.maxX).map { screen.isGround(x: $0, y: y, of: region) }
            var left: Int?
            var right = 0
            for column in isGround.indices {
                let pixel = bitmap.pixels[row + part.x + column].levels
                if isGround[column] {
                    left = column
                    shares.append(0)
                    grounds.append(pixel)
                    continue
                }
                while right < isGround.count, right <= column || !isGround[right] { right += 1 }
                let next = right < isGround.count ? right : nil
                func color(_ column: Int) -> SIMD3<Float> {
                    bitmap.pixels[row + part.x + column].levels
                }
                let ground: SIMD3<Float> =
                    switch (left, next) {
                    case (let left?, let next?):
                        color(left) + (color(next) - color(left)) * Float(column - left) / Float(next - left)
                    case (let near?, nil), (nil, let near?): color(near)
                    case (nil, nil): RGBA(region.backdrop).levels
                    }
                let share = Self.share(of: ink, over: ground, in: pixel)
                if share == nil { strange += 1 } else { told += 1 }
                shares.append(share ?? -1)
                grounds.append(ground)
            }
        }
        guard told > 0, Double(strange) <= Self.mostStrange * Double(told + strange) else { return nil }
    }

    /// The share of ink in a pixel; nil where it is no mix of ink and ground.
    private static func share(
        of ink: SIMD3<Float>, over ground: SIMD3<Float>, in pixel: SIMD3<Float>
    ) -> Float? {
        let line = ink - ground
        let length = (line * line).sum()
        guard length > 0 else { return nil }
        let share = ((pixel - ground) * line).sum() / length
        let offset = pixel - (ground + line * share)
        let allowed = max(tolerance, looseness * length.squareRoot())
        guard (offset * offset).sum() <= allowed * allowed else { return nil }
        return min(max(share, 0), 1)
    }

    /// The coverage in a row of the part.
    func coverage(ofRow row: Int) -> Float {
        shares[row * part.width..<(row + 1) * part.width].reduce(0) { $0 + max($1, 0) }
    }

    /// The row of the part, counted from its top, that the letters stand on: the last before the coverage of
    /// the rows falls most.
    var baseline: Int {
        let rows = (0..<part.height).map(coverage)
        let falls = rows.indices.map { $0 + 1 < rows.count ? rows[$0] - rows[$0 + 1] : rows[$0] }
        // In the upper half, the tops of letters without caps fall as steeply.
        return falls.indices.dropFirst(part.height / 2).max { falls[$0] < falls[$1] } ?? part.height - 1
    }
}

/// Tells which pixels of a screen show what a line lies on and nothing else.
struct BackdropMask {
    let bitmap: Bitmap<UInt8>
    let zones: SmoothZones

    /// The largest difference of a channel by which a pixel has the colour of an even backdrop.
    private static let tolerance = 2

    /// Whether a pixel shows nothing but the backdrop of a line.
    func isGround(x: Int, y: Int, of region: Region) -> Bool {
        let pixel = bitmap[x, y]
        if pixel.color.largestDifference(from: region.backdrop) <= Self.tolerance { return true }
        // Gradients and blurs are smooth, and so are large letters.
        guard region.contrast.low < region.contrast.high, zones.zone(x: x, y: y) != nil else { return false }
        let toBackdrop = pixel.levels - RGBA(region.backdrop).levels
        let toInk = pixel.levels - RGBA(region.ink).levels
        return (toBackdrop * toBackdrop).sum() < (toInk * toInk).sum()
    }
}
