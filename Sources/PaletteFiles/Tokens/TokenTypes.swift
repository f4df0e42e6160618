/// What the types of design tokens say of colours.
enum TokenTypes {
    /// Types of tokens that are no colour, and have none in them that text is drawn with or lies on (Design
    /// Tokens Format Module 2025.10, section 8; Tokens Studio, "Token types"). Numbers and opacities are not
    /// among them: colours are made with them.
    private static let colorless: Set<String> = [
        "dimension", "sizing", "spacing", "borderRadius", "borderWidth", "fontFamilies", "fontFamily",
        "fontWeights", "fontWeight", "fontSizes", "fontSize", "lineHeights", "lineHeight", "letterSpacing",
        "paragraphSpacing", "paragraphIndent", "textCase", "textDecoration", "typography", "boolean", "text",
        "string", "duration", "cubicBezier", "transition", "asset", "boxShadow", "shadow", "other",
    ]

    static let depthLimit = 64

    /// Whether every token in a group says that it is no colour.
    static func holdNoColor(_ group: JSONNode, of type: String? = nil, depth: Int = 0) -> Bool {
        guard depth < depthLimit, let members = group.members else { return depth < depthLimit }
        let own = group["$type"]?.string ?? group["type"]?.string ?? type
        guard group["$value"] == nil, group["value"] == nil else {
            return own.map(colorless.contains) ?? false
        }
        return members.allSatisfy { holdNoColor($0.value, of: own, depth: depth + 1) }
    }
}
