/// A component of ink measured against its backdrop: a letter, a part of one, or something else.
package struct Glyph: Sendable {
    /// The component in ``InkMap/components``.
    package var component: Int
    /// The box of the pixels that the ink covers by at least 40 %.
    package var bounds: Bounds
    /// The zone that the component lies on.
    package var zone: Int
    /// The colour of the zone around the component, in encoded levels.
    package var backdrop: SIMD3<Float>
    /// The colour of the ink where it is strongest, in encoded levels.
    package var ink: SIMD3<Float>
    /// The distance between the two.
    package var strength: Float
    /// The pixels covered, the partly covered ones by their coverage.
    package var coveredArea: Float
    /// The number of pixels covered by at least 40 %.
    package var solidPixels: Int
    /// The share of the rim that lies on another zone: high for frames and edges of containers.
    package var foreignBackground: Float
    /// The mean deviation of the rim from the backdrop, in levels.
    package var roughness: Float
    /// The link threshold of the tile.
    package var threshold: UInt8
    /// The share of pixels covered by more than 90 %.
    package var core: Float
    /// How far three quarters of those are from one colour, in levels.
    package var spread: Float
    /// Whether nothing is inked in the middle half of the box, both ways: a frame, a ring, a round letter.
    package var isHollow: Bool

    package init(
        component: Int, bounds: Bounds, zone: Int, backdrop: SIMD3<Float>, ink: SIMD3<Float>,
        strength: Float, coveredArea: Float, solidPixels: Int, foreignBackground: Float, roughness: Float,
        threshold: UInt8, core: Float, spread: Float, isHollow: Bool
    ) {
        self.component = component
        self.bounds = bounds
        self.zone = zone
        self.backdrop = backdrop
        self.ink = ink
        self.strength = strength
        self.coveredArea = coveredArea
        self.solidPixels = solidPixels
        self.foreignBackground = foreignBackground
        self.roughness = roughness
        self.threshold = threshold
        self.core = core
        self.spread = spread
        self.isHollow = isHollow
    }

    package var height: Int { bounds.height }
    package var width: Int { bounds.width }
}

extension Glyph {
    /// Whether two components can be letters of one text.
    ///
    /// Where both have a solid core, the cores have one colour. Thin strokes never reach full coverage: then
    /// the direction from the ground and, within a factor, the strength agree.
    package func isCompatible(with other: Glyph, _ constants: CandidateConstants) -> Bool {
        if isSolid(constants), other.isSolid(constants) {
            let strongest = Double(max(strength, other.strength))
            return Double(largestChannel(ink - other.ink))
                <= max(constants.inkDifference, constants.inkDifferenceShare * strongest)
        }
        let ratio = Double(strength / other.strength)
        return dot(ink - backdrop, other.ink - other.backdrop)
            > Float(constants.alignment) * strength * other.strength
            && ratio > 1 / constants.distanceRatio && ratio < constants.distanceRatio
    }

    /// Whether it can be a stroke in another's ink that lies between two rows of pixels, so that none of them
    /// shows it fully.
    package func isBlend(of other: Glyph, _ constants: CandidateConstants) -> Bool {
        let share = Double(strength / other.strength)
        return Double(offHue(of: other)) <= constants.inkDifference
            && share > 1 / constants.distanceRatio && share <= 1 + constants.inkDifferenceShare
    }

    /// Whether it is written in the ink of a line: where thin strokes show less of it, in its hue.
    package func hasInk(of line: Glyph, _ constants: CandidateConstants) -> Bool {
        guard isCompatible(with: line, constants) else { return false }
        return isSolid(constants) && line.isSolid(constants) || hasHue(of: line, constants)
    }

    /// Whether its ink lies on the way from another's backdrop to its ink, or beyond it.
    package func hasHue(of other: Glyph, _ constants: CandidateConstants) -> Bool {
        Double(offHue(of: other)) <= max(constants.inkDifference, constants.wordInkShare * Double(strength))
    }

    /// How far its ink lies off the way from another's backdrop to its ink, in levels.
    private func offHue(of other: Glyph) -> Float {
        distance(of: ink - backdrop, offWay: other.ink - other.backdrop)
    }

    /// Whether so much of it is covered fully that its strongest colour is its ink's.
    package func isSolid(_ constants: CandidateConstants) -> Bool { Double(core) > constants.solidFraction }
}
