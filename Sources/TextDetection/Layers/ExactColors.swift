internal import Raster

/// The colours that many pixels of a part of a screen share exactly.
///
/// Text over a photograph touches the photograph's own edges, so zones cannot part them. But the pixels of a text are
/// one colour to the level and those of a photograph are not.
struct ExactColors {
    /// The colours, the commonest first.
    private(set) var colors: [SIMD3<Float>] = []

    /// Bits that are left of a channel for counting.
    private static let keptBits = 5
    private static let keys = 1 << (3 * keptBits)

    /// Finds up to `most` colours.
    ///
    /// - Parameters:
    ///   - fewest: the fewest pixels that make a colour worth trying.
    ///   - flatOnly: whether only pixels count that equal their neighbours.
    init(in mask: RowMask, screen: borrowing Bitmap<UInt8>, most: Int, fewest: Int, flatOnly: Bool) {
        var tally = [Tally](repeating: Tally(), count: Self.keys)
        tally.withUnsafeMutableBufferPointer { tally in
            Self.forEachPixel(in: mask, screen: screen, flatOnly: flatOnly) { tally[Self.key($0)].add($0) }
        }
        let fewest = flatOnly ? fewest / 2 : fewest
        colors = tally.indices.filter { tally[$0].count >= fewest }
            .sorted { (tally[$0].count, $1) > (tally[$1].count, $0) }
            .prefix(most)
            .map { tally[$0].candidate.levels }
    }

    /// For each key, the colours (as bits) that are within `tolerance` levels of it.
    func near(tolerance: Float) -> [UInt8] {
        var near = [UInt8](repeating: 0, count: Self.keys)
        let step = 1 << (8 - Self.keptBits)
        let centre = Float(step - 1) / 2
        for (index, color) in colors.enumerated() {
            let range = (0..<3).map { channel in
                (0..<1 << Self.keptBits).filter {
                    abs(Float($0 * step) + centre - color[channel]) <= tolerance
                }
            }
            for red in range[0] {
                for green in range[1] {
                    for blue in range[2] {
                        near[(red << Self.keptBits | green) << Self.keptBits | blue] |= 1 << UInt8(index)
                    }
                }
            }
        }
        return near
    }

    /// The place of a pixel's colour among the counts.
    @inline(__always)
    static func key(_ pixel: RGBA<UInt8>) -> Int {
        let drop = 8 - keptBits
        return ((Int(pixel.red) &>> drop) &<< keptBits | Int(pixel.green) &>> drop) &<< keptBits
            | Int(pixel.blue) &>> drop
    }

    @inline(__always)
    private static func isSame(_ a: RGBA<UInt8>, _ b: RGBA<UInt8>) -> Bool {
        unsafeBitCast(a, to: UInt32.self) == unsafeBitCast(b, to: UInt32.self)
    }

    /// The colours of one key: how many pixels, and the one that most of them have if one has most of them.
    ///
    /// Source: R. S. Boyer and J S. Moore, "MJRTY: a fast majority vote algorithm" (1991).
    private struct Tally {
        var count: Int32 = 0
        var candidate = RGBA<UInt8>(red: 0, green: 0, blue: 0)
        private var lead: Int32 = 0

        @inline(__always)
        mutating func add(_ pixel: RGBA<UInt8>) {
            count += 1
            if lead == 0 {
                candidate = pixel
                lead = 1
            } else {
                lead += ExactColors.isSame(pixel, candidate) ? 1 : -1
            }
        }
    }

    /// Calls `body` with each pixel, or with each that equals its right and lower neighbours as its left one does.
    @inline(__always)
    private static func forEachPixel(
        in mask: RowMask, screen: borrowing Bitmap<UInt8>, flatOnly: Bool, _ body: (RGBA<UInt8>) -> Void
    ) {
        let width = screen.width
        let pixels = screen.pixels
        // Flat pixels come in squares: every other row shows them.
        for y in stride(from: 0, to: screen.height - (flatOnly ? 1 : 0), by: flatOnly ? 2 : 1) {
            for stretch in mask.stretches(ofRow: y) {
                var wasFlat = false
                let row = y * width
                for x in Int(stretch.lowerBound)..<min(Int(stretch.upperBound), width - (flatOnly ? 1 : 0)) {
                    let pixel = pixels[row + x]
                    guard flatOnly else {
                        body(pixel)
                        continue
                    }
                    let isFlat = isSame(pixel, pixels[row + x + 1]) && isSame(pixel, pixels[row + x + width])
                    if isFlat && wasFlat { body(pixel) }
                    wasFlat = isFlat
                }
            }
        }
    }
}
