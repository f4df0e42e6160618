/// Which components of a colour have no value of their own (`none` in CSS).
public struct MissingComponents: OptionSet, Hashable, Sendable, BitwiseCopyable {
    /// One bit a component: the lowest three for those of the space, the fourth for alpha.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The opacity.
    public static let alpha = MissingComponents(rawValue: 8)
    /// The three components of the space.
    static let ofSpace = MissingComponents(rawValue: 7)

    /// The component of the space at an index of 0…2, in the order written in CSS.
    public static func component(at index: Int) -> MissingComponents {
        MissingComponents(rawValue: 1 << UInt8(index))
    }
}
