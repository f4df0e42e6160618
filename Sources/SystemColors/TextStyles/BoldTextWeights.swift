/// What Bold Text makes of the weights that a platform sets text in.
public struct BoldTextWeights: Hashable, Sendable, Decodable {
    /// The platform.
    public let platform: Platform
    /// What 100, 200 … 900 become.
    private let weights: [Int]
    /// How sure they are.
    public let confidence: Confidence
    /// The keys of the table's sources.
    public let sources: [String]

    /// The weight that text takes with Bold Text.
    ///
    /// - Parameter weight: Its weight without, 100…900; one between two hundreds counts as the nearest.
    public func weight(inPlaceOf weight: Int) -> Int {
        let place = (max(100, min(weight, 900)) + 50) / 100 - 1
        return weights.indices.contains(place) ? weights[place] : weight
    }
}

extension TextStyleTable {
    /// What Bold Text does on a platform; nil where the setting is not known of it.
    public func boldText(on platform: Platform) -> BoldTextWeights? {
        boldText.first { $0.platform == platform }
    }
}
