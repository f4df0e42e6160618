/// A ``DynamicColor`` without the room that a vector takes up to lie evenly in memory, for tables of very
/// many.
package struct CompactColor: Sendable, BitwiseCopyable {
    private let first: Double
    private let second: Double
    private let third: Double
    private let alpha: Double
    private let space: UInt8
    private let missing: MissingComponents
    private let isOfColorFunction: Bool

    /// Packs a colour.
    package init(_ color: DynamicColor) {
        (first, second, third) = (color.components.x, color.components.y, color.components.z)
        alpha = color.alpha
        space = UInt8(color.space.index)
        missing = color.missing
        isOfColorFunction = color.isOfColorFunction
    }

    /// The colour.
    package var dynamic: DynamicColor {
        var color = DynamicColor(
            space: ColorSpaceID(index: Int(space)), components: SIMD3(first, second, third), alpha: alpha,
            missing: missing)
        color.isOfColorFunction = isOfColorFunction
        return color
    }
}

extension CompactColor: Hashable {
    /// Whether two colours have the same space, components, alpha and missing components.
    package static func == (first: CompactColor, second: CompactColor) -> Bool {
        first.dynamic == second.dynamic
    }

    /// Hashes what is compared.
    package func hash(into hasher: inout Hasher) { hasher.combine(dynamic) }
}
