/// A material of the system: a blur of what lies behind, with a tint.
public struct Material: Hashable, Sendable, Decodable {
    /// The name: `ultraThin`, `thin`, `regular`, `thick`, `ultraThick`, `chrome`.
    public let name: String
    /// The place among the materials by how little they let through, 1 for the thinnest; nil for one outside
    /// that order.
    public let thickness: Int?
    /// The style of blur in UIKit that adapts to light and dark; nil where UIKit has none.
    public let uiKit: String?
    /// The name in SwiftUI.
    public let swiftUI: String
    /// The names of the recipes that draw it; nil where they are not known.
    public let recipes: ByStyle<String>?
    /// How sure the names are.
    public let confidence: Confidence
    /// The keys of the table's sources.
    public let sources: [String]
}

/// One thing for light, another for dark.
public struct ByStyle<Value: Hashable & Sendable & Decodable>: Hashable, Sendable, Decodable {
    /// For light.
    public let light: Value
    /// For dark.
    public let dark: Value

    /// That of a style.
    public subscript(style: Appearance.Style) -> Value { style == .light ? light : dark }
}
