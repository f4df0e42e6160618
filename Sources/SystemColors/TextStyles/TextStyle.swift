/// A text style of a platform at one content size.
public struct TextStyle: Hashable, Sendable, Decodable {
    /// The platform.
    public let platform: Platform
    /// The content size that the user has set; nil on platforms where text does not change with it.
    public let category: String?
    /// The name: `body`, `caption1`.
    public let style: String
    /// The size in points.
    public let size: Double
    /// The distance from one baseline to the next, in points.
    public let leading: Double
    /// The weight; nil where it is not known.
    public let weight: Weight?
    /// The weight where it is emphasised; nil where it is not known.
    public let emphasizedWeight: Weight?

    /// A weight of the system's font.
    public enum Weight: String, Hashable, Sendable, CaseIterable, Decodable {
        /// 400.
        case regular
        /// 500.
        case medium
        /// 600.
        case semibold
        /// 700.
        case bold
        /// 800.
        case heavy

        /// The number in fonts and stylesheets, 400…800.
        public var number: Int {
            switch self {
            case .regular: 400
            case .medium: 500
            case .semibold: 600
            case .bold: 700
            case .heavy: 800
            }
        }
    }
}
