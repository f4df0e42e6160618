/// A component of ink measured against its ground: a letter, a part of one, or something else.
struct Glyph {
    /// The component in ``InkMap/components``.
    var component: Int
    /// The box of the pixels that the ink covers by at least 40 %.
    var bounds: Bounds
    /// The zone that the component lies on.
    var ground: Int
    /// The colour of the ground around the component, in encoded levels.
    var backdrop: SIMD3<Float>
    /// The colour of the ink where it is strongest, in encoded levels.
    var ink: SIMD3<Float>
    /// The distance between the two.
    var strength: Float
    /// The pixels covered, the partly covered ones by their coverage.
    var coveredArea: Float
    /// The number of pixels covered by at least 40 %.
    var solidPixels: Int
    /// The share of the rim that lies on another ground: high for frames and edges of containers.
    var otherGround: Float
    /// The mean deviation of the rim from the backdrop, in levels.
    var roughness: Float
    /// The link threshold of the tile.
    var threshold: UInt8
    /// The share of pixels covered by more than 90 %.
    var core: Float
    /// How far three quarters of those are from one colour, in levels.
    var spread: Float
    /// Whether nothing is inked in the middle half of the box, both ways: a frame, a ring, a round letter.
    var isHollow: Bool

    var height: Int { bounds.height }
    var width: Int { bounds.width }
}

extension Glyph {
    /// Up to this share of another ground a component may still be a glyph.
    static let littleOtherGround: Float = 0.15

    /// Whether so much of it is covered fully that its strongest colour is its ink's.
    var isSolid: Bool { core > 0.35 }

    /// Whether the component can be a glyph or a part of one.
    ///
    /// - Parameter scale: pixels per point.
    func mayBeText(scale: Double) -> Bool {
        let w = Double(width)
        let h = Double(height)
        // Two grounds: the rim of a container, a frame, a separator.
        if otherGround > Self.littleOtherGround { return false }
        // Rules.
        if w > 12 * h, h < 3 * scale { return false }
        if h > 10 * w, h > 40 * scale { return false }
        // Not one colour: a picture.
        if Double(solidPixels) > 9 * scale * scale, spread > max(12, 0.2 * strength) { return false }
        // A solid shape.
        if min(w, h) > 8 * scale, Double(coveredArea) > 0.85 * w * h, h < 3.5 * w { return false }
        return true
    }

    /// Whether two components can be letters of one text.
    ///
    /// Where both have a solid core, the cores have one colour. Thin strokes never reach full coverage: then the
    /// direction from the ground and, within a factor of two, the strength agree.
    func isCompatible(with other: Glyph) -> Bool {
        if isSolid, other.isSolid {
            return largestChannel(ink - other.ink) <= max(12, 0.06 * max(strength, other.strength))
        }
        let ratio = strength / other.strength
        return dot(ink - backdrop, other.ink - other.backdrop) > 0.9 * strength * other.strength
            && ratio > 0.5
            && ratio < 2
    }
}
