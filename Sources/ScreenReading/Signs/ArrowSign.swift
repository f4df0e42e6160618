internal import ColorMath
internal import Raster
internal import TextDetection

/// A small arrow that points right, down or up: `>` at the end of a row, `v` or a filled triangle in a field,
/// and the filled triangle at the top of a scroll bar.
///
/// Filled triangles that point right are signs of their own: they play. An open arrow that points up may be
/// one as well: it leads to the top of a page.
enum ArrowSign {
    /// The least smaller side and the largest side in points: `chevron.right` at the size of body text has 8
    /// by 13 points, arrows of fields less.
    private static let sides = (least: 3.0, largest: 14.5)
    /// How much a shape and its mirror image share at least, top and bottom, and how much in both directions
    /// is a cross or a plus.
    private static let (mirrored, cross) = (0.62, 0.75)
    /// The share of its length that is its tip, how wide that is at most for the whole, how far its middle is
    /// from that of the whole, and how wide the widest part is.
    private static let (tip, tipWidth, aside, widest) = (0.2, 0.5, 0.13, 0.85)
    /// How much the width may grow towards the tip, and how far along the widest part is at most.
    private static let (growth, along) = (0.15, 0.65)
    /// The share of the length for which a stroke runs on with the largest width at most.
    private static let stroke = 0.35
    /// How far the width is from one that falls evenly at most: that of a pin does so at once.
    private static let bend = 0.25
    /// How long the part from the widest on is at least, for the width and in pixels.
    private static let length = (share: 0.35, pixels: 3)
    /// The share of the length at the blunt end that is looked at, and how much of it a filled shape covers.
    private static let (blunt, filled) = (0.34, 0.8)

    /// The share of the strength of its ink that a pixel of an arrow has at least.
    private static let faintest = 0.3

    /// Where an icon points; nil where it is no such arrow.
    static func direction(
        of icon: Region, on screen: borrowing Bitmap<UInt8>, scale: Double
    ) -> IconSurroundings.Arrow? {
        let (width, height) = (Double(icon.box.width) / scale, Double(icon.box.height) / scale)
        guard icon.kind == .icon, max(width, height) <= sides.largest, min(width, height) >= sides.least
        else {
            return nil
        }
        let shape = Silhouette(of: icon, on: screen)
        // The blended tip of an arrow may be fainter than its ink, and so may one side of a thin one be,
        // whose middle lies between two pixels.
        return direction(of: shape) ?? direction(of: shape.trimmed)
            ?? direction(of: Silhouette(of: icon, on: screen, atLeast: faintest).trimmed)
    }

    private static func direction(of shape: Silhouette) -> IconSurroundings.Arrow? {
        let (turned, upright) = (shape.transposed, shape.mirrored)
        guard shape.likeness(to: upright) <= cross || turned.likeness(to: turned.mirrored) <= cross else {
            return nil
        }
        if pointsRight(shape), shape.covered(upTo: blunt) <= filled { return .right }
        if pointsRight(turned) { return .down }
        let upward = upright.transposed
        return pointsRight(upward) && upward.covered(upTo: blunt) > filled ? .up : nil
    }

    /// Where the widths of a shape begin to fall: strokes of two pixels are as wide as any for a few rows,
    /// and a disc is so about its middle.
    private static func falling(from most: Double, in widths: [Double]) -> Int? {
        guard let last = widths.lastIndex(of: most) else { return nil }
        return Double(last) <= stroke * Double(widths.count) ? last : widths.firstIndex(of: most)
    }

    /// Whether a shape has its widest part behind and a tip in the middle in front.
    private static func pointsRight(_ shape: Silhouette) -> Bool {
        guard shape.likeness(to: shape.mirrored) >= mirrored else { return false }
        let spans = (0..<shape.width).compactMap(shape.span(in:))
        guard spans.count == shape.width else { return false }
        let height = Double(shape.height)
        let widths = spans.map { Double($0.count) / height }
        let end = max(1, Int((tip * Double(shape.width)).rounded()))
        let tipWidths = widths.suffix(end)
        let middles = spans.suffix(end).map { Double($0.lowerBound + $0.upperBound) / 2 / height }
        guard let most = widths.max(), let place = falling(from: most, in: widths), most >= widest,
            tipWidths.reduce(0, +) / Double(end) <= tipWidth,
            abs(middles.reduce(0, +) / Double(end) - 0.5) <= aside,
            Double(place) <= along * Double(shape.width),
            Double(shape.width - place) >= max(Double(length.pixels), length.share * height)
        else { return false }
        let after = widths[place...]
        guard let last = after.last,
            zip(after, after.dropFirst()).allSatisfy({ $1 <= $0 + growth })
        else { return false }
        let step = (last - most) / Double(after.count - 1)
        return after.enumerated().allSatisfy { abs($1 - (most + step * Double($0))) <= bend }
    }
}

/// The pixels of an icon that have its ink.
private struct Silhouette {
    let width: Int
    let height: Int
    private let isInk: [Bool]

    private init(width: Int, height: Int, isInk: [Bool]) {
        (self.width, self.height, self.isInk) = (width, height, isInk)
    }

    /// What has a share of the strength of the ink at least.
    init(of icon: Region, on screen: borrowing Bitmap<UInt8>, atLeast share: Double = 0.5) {
        let strength = Double(icon.ink.largestDifference(from: icon.backdrop))
        let (box, limit) = (icon.box, Int((1 - share) * strength))
        var isInk: [Bool] = []
        isInk.reserveCapacity(box.area)
        for y in box.y..<box.maxY {
            for x in box.x..<box.maxX {
                isInk.append(screen[x, y].color.largestDifference(from: icon.ink) <= limit)
            }
        }
        self.init(width: box.width, height: box.height, isInk: isInk)
    }

    /// The shape without rows and columns that have no ink at its sides.
    var trimmed: Silhouette {
        let rows = (0..<height).filter { y in (0..<width).contains { self[$0, y] } }
        let columns = (0..<width).filter { x in (0..<height).contains { self[x, $0] } }
        guard let top = rows.first, let foot = rows.last, let left = columns.first, let right = columns.last
        else { return Silhouette(width: 0, height: 0, isInk: []) }
        let isInk = (top...foot).flatMap { y in (left...right).map { self[$0, y] } }
        return Silhouette(width: right - left + 1, height: foot - top + 1, isInk: isInk)
    }

    private subscript(x: Int, y: Int) -> Bool { isInk[y * width + x] }

    /// The shape with its rows as columns.
    var transposed: Silhouette {
        let turned = (0..<width).flatMap { x in (0..<height).map { self[x, $0] } }
        return Silhouette(width: height, height: width, isInk: turned)
    }

    /// The shape upside down.
    var mirrored: Silhouette {
        let rows = (0..<height).reversed().flatMap { y in (0..<width).map { self[$0, y] } }
        return Silhouette(width: width, height: height, isInk: rows)
    }

    /// The share of the ink of two shapes that is the ink of both.
    func likeness(to other: Silhouette) -> Double {
        let pairs = zip(isInk, other.isInk)
        let either = pairs.count { $0 || $1 }
        return either > 0 ? Double(pairs.count { $0 && $1 }) / Double(either) : 0
    }

    /// From the first to the last pixel of a column that has ink, half open; nil where none has.
    func span(in column: Int) -> Range<Int>? {
        let rows = (0..<height).filter { self[column, $0] }
        guard let first = rows.first, let last = rows.last else { return nil }
        return first..<last + 1
    }

    /// The share of the pixels in the first columns that have ink.
    func covered(upTo share: Double) -> Double {
        let columns = max(1, Int((share * Double(width)).rounded()))
        let ink = (0..<columns).reduce(0) { sum, x in sum + (0..<height).count { self[x, $0] } }
        return Double(ink) / Double(columns * height)
    }
}
