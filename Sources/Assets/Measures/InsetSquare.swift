public import Raster

/// A rounded square in the middle of one plain colour: an icon with margins, as one drawn for elsewhere has
/// them on an opaque canvas.
public struct InsetSquare: Hashable, Sendable {
    /// Its width as a share of the image's.
    public let share: Double
    /// The radius of its corners as a share of its own width.
    public let cornerRadius: Double
    /// The opaque colour around it.
    public let ground: RGBA<UInt8>
}

extension InsetSquare {
    /// How far two code values may be apart and still be one colour.
    private static let tolerance = 12
    /// The widths that count, as shares of the image's: a smaller one is a drawing.
    private static let shares = 0.5...0.98
    /// How far the sides may be from equal, and the middle from that of the image, as shares of its width.
    private static let skew = 0.03
    /// The fewest columns that a rounded corner is told in.
    private static let leastWidth = 16

    /// Finds it; `nil` where the outermost pixels are not of one opaque colour, or what is within has another
    /// shape.
    init?(in bitmap: Bitmap<UInt8>) {
        let (width, height) = (bitmap.width, bitmap.height)
        guard width == height, width >= Self.leastWidth else { return nil }
        let ground = bitmap[0, 0]
        guard ground.alpha == .max else { return nil }
        func isGround(_ x: Int, _ y: Int) -> Bool {
            bitmap[x, y].distance(from: ground) <= Self.tolerance
        }
        func isPlain(row: Int) -> Bool { (0..<width).allSatisfy { isGround($0, row) } }
        guard let top = (0..<height).first(where: { !isPlain(row: $0) }), top > 0,
            let bottom = (0..<height).last(where: { !isPlain(row: $0) })
        else { return nil }
        func isPlain(column: Int) -> Bool { (top...bottom).allSatisfy { isGround(column, $0) } }
        guard let left = (0..<width).first(where: { !isPlain(column: $0) }), left > 0,
            let right = (0..<width).last(where: { !isPlain(column: $0) })
        else { return nil }
        let (across, down) = (right - left + 1, bottom - top + 1)
        let slack = max(1, Int(Self.skew * Double(width)))
        let share = Double(across) / Double(width)
        guard Self.shares.contains(share), abs(across - down) <= slack,
            abs(left - (width - 1 - right)) <= slack, abs(top - (height - 1 - bottom)) <= slack
        else { return nil }
        let square = bitmap.cropped(to: PixelRect(x: left, y: top, width: across, height: down))
        guard let radius = CornerMeasure.radius(of: square) else { return nil }
        self.init(share: share, cornerRadius: radius, ground: ground)
    }
}
