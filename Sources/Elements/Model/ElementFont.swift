/// What the text of an element is set in, as far as its toolkit tells.
public struct ElementFont: Hashable, Sendable {
    /// The name of the font or of its family: `SFProText-Regular`.
    public let name: String?
    /// The size in points.
    public let size: Double?
    /// The text style that it was made for: `body`, `caption1`.
    public let textStyle: String?
    /// The weight, from 1 to 1000; 400 is regular.
    public let weight: Double?
    /// What is added to every advance, in thousandths of the size.
    public let tracking: Double?

    /// States what is known of a font.
    public init(
        name: String? = nil, size: Double? = nil, textStyle: String? = nil, weight: Double? = nil,
        tracking: Double? = nil
    ) {
        self.name = name
        self.size = size
        self.textStyle = textStyle
        self.weight = weight
        self.tracking = tracking
    }

    /// The family that the name is of: what comes before its first hyphen.
    public var family: String? {
        name.map { $0.split(separator: "-", maxSplits: 1).first.map(String.init) ?? $0 }
    }
}
