internal import Raster

/// Tells whether the corners of an image are rounded by what is drawn into it.
enum CornerMeasure {
    /// How far two code values may be apart and still be one colour.
    private static let tolerance = 12
    /// The least and the greatest radius that counts, as shares of the width.
    private static let radii = 0.06...0.5
    /// The least radius in pixels: fewer are a corner of a pattern.
    private static let leastRadius = 3.0

    /// The share of the width within which the colour of the corner gives way to that of the icon where an
    /// edge runs around it: two pixels of the smallest.
    private static let edge = 0.02
    /// The share of the width within which a glow has risen so far that it is told from an edge.
    private static let rise = 0.1
    /// The share of that rise that an edge has made at once: antialiasing and a thin shadow are passed by
    /// then.
    private static let steepness = 0.6

    /// The radius, as a share of the width; `nil` where the four corners are not alike and round.
    ///
    /// A corner is round where the colour of its outermost pixel reaches as far along both edges, and along
    /// the diagonal as far as a circle between them leaves: (1 - 1/√2) of the radius on both axes. There it
    /// ends at an edge: a glow that fades towards the corners rises slowly.
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
            func difference(after share: Double) -> Int {
                let step = max(2, Int((share * Double(side)).rounded()))
                let inner = pixel(min(diagonal + step, side - 1), min(diagonal + step, side - 1))
                return inner.distance(from: corner)
            }
            let isEdge =
                Double(difference(after: edge)) >= steepness * Double(difference(after: rise))
            let radius = Double(across + down) / 2
            let share = radius / Double(side)
            // The run along the edge ends before the circle does: it leaves the edge at a flat angle.
            let expected = radius * 0.2929
            guard radii.contains(share), radius >= leastRadius, abs(across - down) <= max(2, side / 20),
                isEdge, Double(diagonal) > 0.5 * expected, Double(diagonal) < 2.2 * expected + 2
            else { return nil }
            found.append(share)
        }
        guard let least = found.min(), let greatest = found.max(), greatest - least < 0.06 else { return nil }
        return found.reduce(0, +) / 4
    }

    private static func isSame(_ one: RGBA<UInt8>, _ other: RGBA<UInt8>) -> Bool {
        if one.alpha < 16, other.alpha < 16 { return true }
        return one.distance(from: other) <= tolerance
    }
}

/// Tells whether a narrow frame runs around an image.
enum FrameMeasure {
    /// How far the code values of a frame may be apart.
    private static let tolerance = 10
    /// How far at least they are from the pixels within.
    private static let contrast = 24
    /// The share of the pixels within that the frame has to differ from.
    private static let share = 0.9

    /// The widest frame that is looked for, in pixels: one point at the greatest scale.
    private static let greatestWidth = 3

    /// The number of outermost rows and columns of one colour, from which the next within differ all around;
    /// `nil` where it is none, or more than a frame has.
    static func width(in bitmap: Bitmap<UInt8>) -> Int? {
        guard min(bitmap.width, bitmap.height) >= 4 * (greatestWidth + 1) else { return nil }
        let first = bitmap[greatestWidth + 1, 0]
        for inset in 0...greatestWidth {
            let ring = ring(inset, of: bitmap)
            if ring.allSatisfy({ $0.distance(from: first) <= tolerance }) { continue }
            let different = ring.count { $0.distance(from: first) >= contrast }
            return inset > 0 && Double(different) >= share * Double(ring.count) ? inset : nil
        }
        return nil
    }

    /// The pixels that lie so far within, but for those near the corners.
    private static func ring(_ inset: Int, of bitmap: Bitmap<UInt8>) -> [RGBA<UInt8>] {
        let (right, bottom) = (bitmap.width - 1 - inset, bitmap.height - 1 - inset)
        let corner = greatestWidth + 1
        let across = (corner..<bitmap.width - corner).flatMap { [bitmap[$0, inset], bitmap[$0, bottom]] }
        let down = (corner..<bitmap.height - corner).flatMap { [bitmap[inset, $0], bitmap[right, $0]] }
        return across + down
    }
}

extension RGBA<UInt8> {
    /// By how many code values the sample differs that differs most, alpha among them.
    func distance(from other: RGBA<UInt8>) -> Int {
        max(
            abs(Int(red) - Int(other.red)), abs(Int(green) - Int(other.green)),
            abs(Int(blue) - Int(other.blue)), abs(Int(alpha) - Int(other.alpha)))
    }
}
