internal import Raster

extension Bitmap<UInt8> {
    /// The sides in pixels of the round screens of watches.
    private static var sides: ClosedRange<Int> { 320...480 }
    /// How far beyond the circle in pixels its edge is blended.
    private static var edge: Double { 2 }

    /// Whether it is the face of a round watch: a square of which one colour is all that lies outside its
    /// circle, and within it is drawn up to the edge on some side.
    var isRoundFace: Bool {
        guard width == height, Self.sides.contains(width) else { return false }
        let (middle, outside) = (Double(width) / 2, self[0, 0].color)
        var touches = false
        for y in 0..<height {
            let up = Double(y) + 0.5 - middle
            for x in 0..<width {
                let across = Double(x) + 0.5 - middle
                let distance = (up * up + across * across).squareRoot()
                guard distance > middle - Self.reach * middle, self[x, y].color != outside else { continue }
                if distance > middle + Self.edge { return false }
                touches = true
            }
        }
        return touches
    }

    /// How near to the edge something is drawn, as a share of the radius.
    private static var reach: Double { 0.15 }
}
