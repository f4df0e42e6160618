extension ColorName {
    /// Whether the name is that of a primitive: a step of a ramp or a hue, and no purpose.
    var isPrimitive: Bool {
        guard Self.purposes.isDisjoint(with: allWords), let last = allWords.last else { return false }
        return Int(last) != nil || !Self.hues.isDisjoint(with: allWords)
    }

    /// Whether the name is that of plain text: of any rank, and of no part or state.
    var isPlainText: Bool {
        use == .text && part.isEmpty
            && variant.allSatisfy(ColorName.ranks.union(["body", "heading", "title"]).contains)
    }

    /// Words that say what a colour is for.
    private static let purposes: Set = [
        "text", "foreground", "fg", "label", "content", "icon", "icons", "link", "background", "bg",
        "surface", "canvas", "on", "border", "outline", "divider", "separator", "stroke", "ring", "shadow",
        "overlay", "scrim", "button", "input", "focus", "tint",
    ]

    private static let hues: Set = [
        "black", "white", "gray", "grey", "neutral", "slate", "zinc", "stone", "charcoal", "red", "orange",
        "amber", "yellow", "lime", "green", "emerald", "teal", "cyan", "turquoise", "sky", "blue", "indigo",
        "violet", "purple", "fuchsia", "magenta", "pink", "rose", "crimson", "coral", "brown", "navy",
        "olive", "maroon", "mint", "lavender", "plum", "peach", "gold", "silver", "bronze", "beige",
    ]
}
