public import Raster
public import SystemColors

/// What Bold Text changed on a screen.
public struct BoldTextChange: Hashable, Sendable {
    /// The platform whose setting it is.
    public let platform: Platform
    /// Whether it is known what the setting does there; else nothing was changed.
    public let isKnown: Bool
    /// The lines of text that were drawn bolder.
    public private(set) var boldened: [PixelRect] = []
    /// The lines of text that were left as they are, as what lies behind their ink is not known.
    public internal(set) var untold: [PixelRect] = []
    /// By how much lines become wider, as shares of their width, the least and the most: an estimate. Nil
    /// where none does.
    public private(set) var widening: ClosedRange<Double>?
    /// The lines that have no room for that.
    public internal(set) var crowded: [CrowdedLine] = []

    init(platform: Platform, isKnown: Bool) {
        self.platform = platform
        self.isKnown = isKnown
    }

    mutating func add(_ box: PixelRect, widening share: Double) {
        boldened.append(box)
        widening = widening.map { min($0.lowerBound, share)...max($0.upperBound, share) } ?? share...share
    }
}

/// A line of text that has no room for bolder letters: an estimate.
public struct CrowdedLine: Hashable, Sendable {
    /// The line, in pixels.
    public let box: PixelRect
    /// By how many pixels it would become wider.
    public let growth: Int
    /// The free pixels on the side that has more of them.
    public let room: Int
    /// What is in the way there.
    public let obstacle: LineObstacle
}
