internal import Raster

/// Tells whether the corners of an image are rounded by what is drawn into it.
enum CornerMeasure {
    /// How far two code values may be apart and still be one colour.
    private static let tolerance = 12
    /// The least and the greatest radius that counts, as shares of the width.
    private static let radii = 0.06...0.5

    /// The radius, as a share of the width; `nil` where the four corners are not alike and round.
    ///
    /// A corner is round where the colour of its outermost pixel reaches as far along both edges, and along
    /// the diagonal as far as a circle between them leaves: (1 - 1/√2) of the radius on both axes.
    static func radius(of bitmap: Bitmap<UInt8>) -> Double? {
        let side = min(bitmap.width, bitmap.height)
        guard side >= 16 else { return nil }
        var found: [Double] = []
        for (fromRight, fromBottom) in [(false, false), (true, false), (false, true), (true, true)] {
            func pixel(_ x: Int, _ y: Int) -> RGBA<UInt8> {
                bitmap[fromRight ? bitmap.width - 1 - x : x, fromBottom ? bitmap.height - 1 - y : y]
            }
            let corner = pixel(0, 0)
            func run(_ step: (Int) -> RGBA<UInt8>) -> Int {
                (0..<side).first { !isSame(step($0), corner) } ?? side
            }
            let across = run { pixel($0, 0) }
            let down = run { pixel(0, $0) }
            let diagonal = run { pixel($0, $0) }
            let radius = Double(across + down) / 2
            let share = radius / Double(side)
            // The run along the edge ends before the circle does: it leaves the edge at a flat angle.
            let expected = radius * 0.2929
            guard radii.contains(share), abs(across - down) <= max(2, side / 20),
                Double(diagonal) > 0.5 * expected, Double(diagonal) < 2.2 * expected + 2
            else { return nil }
            found.append(share)
        }
        guard let least = found.min(), let greatest = found.max(), greatest - least < 0.06 else { return nil }
        return found.reduce(0, +) / 4
    }

    private static func isSame(_ one: RGBA<UInt8>, _ other: RGBA<UInt8>) -> Bool {
        if one.alpha < 16, other.alpha < 16 { return true }
        return [
            (one.red, other.red), (one.green, other.green), (one.blue, other.blue), (one.alpha, other.alpha),
        ].allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
    }
}

/// Tells whether a frame of one pixel runs around an image.
enum FrameMeasure {
    /// How far the code values of a frame may be apart.
    private static let tolerance = 10
    /// How far at least they are from the pixels within.
    private static let contrast = 24
    /// The share of the pixels within that the frame has to differ from.
    private static let share = 0.9

    /// Whether the outermost pixels have one colour, from which those within differ all around.
    static func isFramed(_ bitmap: Bitmap<UInt8>) -> Bool {
        let (width, height) = (bitmap.width, bitmap.height)
        guard width >= 8, height >= 8 else { return false }
        var pairs: [(RGBA<UInt8>, RGBA<UInt8>)] = []
        for x in 2..<width - 2 {
            pairs.append((bitmap[x, 0], bitmap[x, 1]))
            pairs.append((bitmap[x, height - 1], bitmap[x, height - 2]))
        }
        for y in 2..<height - 2 {
            pairs.append((bitmap[0, y], bitmap[1, y]))
            pairs.append((bitmap[width - 1, y], bitmap[width - 2, y]))
        }
        let first = pairs[0].0
        let different = pairs.filter { distance($0.0, $0.1) >= contrast }.count
        return pairs.allSatisfy { distance($0.0, first) <= tolerance }
            && Double(different) >= share * Double(pairs.count)
    }

    private static func distance(_ one: RGBA<UInt8>, _ other: RGBA<UInt8>) -> Int {
        max(
            abs(Int(one.red) - Int(other.red)), abs(Int(one.green) - Int(other.green)),
            abs(Int(one.blue) - Int(other.blue)), abs(Int(one.alpha) - Int(other.alpha)))
    }
}
