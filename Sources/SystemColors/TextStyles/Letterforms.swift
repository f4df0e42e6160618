/// How wide the strokes and the letters of a sans-serif typeface are at each weight, in shares of the em.
///
/// They are those of an open typeface, and stand in for the systems' own.
public struct Letterforms: Hashable, Sendable, Decodable {
    /// The typeface.
    public let font: String
    /// The keys of the table's sources.
    public let sources: [String]
    /// How far below the baseline an underline begins.
    public let underlineTop: Double
    /// How thick an underline is.
    public let underlineThickness: Double
    /// The width of upright strokes at 100, 200 … 900.
    private let stems: [Double]
    /// The height of level strokes at 100, 200 … 900.
    private let bars: [Double]
    /// The mean advance of letters at 100, 200 … 900, and that of the cut for headlines.
    private let advances: [Double]
    private let displayAdvances: [Double]

    /// The width of upright strokes at a weight of 100…900, in shares of the em.
    public func stem(at weight: Int) -> Double { Self.value(in: stems, at: weight) }

    /// The height of level strokes at a weight of 100…900, in shares of the em.
    public func bar(at weight: Int) -> Double { Self.value(in: bars, at: weight) }

    /// How much wider a line becomes where its weight changes, as a share of its width.
    ///
    /// - Parameters:
    ///   - weight: The weight before, 100…900.
    ///   - newWeight: The weight after.
    ///   - size: The size in points: large type has a narrower cut.
    public func widening(from weight: Int, to newWeight: Int, size: Double) -> Double {
        let advances = size < TextStyleTable.displaySize ? advances : displayAdvances
        return Self.value(in: advances, at: newWeight) / Self.value(in: advances, at: weight) - 1
    }

    private static func value(in values: [Double], at weight: Int) -> Double {
        let place = Double(max(100, min(weight, 900))) / 100 - 1
        let low = Int(place)
        let high = min(low + 1, values.count - 1)
        return values[low] + (values[high] - values[low]) * (place - Double(low))
    }
}
