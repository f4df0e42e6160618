/// How large a rule sets text, as far as it says so itself.
struct TextSize {
    /// In CSS pixels; `nil` where it depends on what is around.
    private var pixels: Double?
    private var isSet = false
    private var isBold = false

    /// Where large text begins (WCAG 2.2, 18 and 14 points), in pixels of CSS.
    private static let large = 24.0
    private static let largeBold = 14 * (96.0 / 72)
    private static let leastBold = 700.0

    /// Takes a declaration that sets the type of text.
    mutating func read(_ declaration: ArraySlice<CSSToken>, in sources: CSSSources) {
        guard let name = declaration.first, let colon = declaration.firstIndex(where: { $0.kind == .colon })
        else { return }
        let value = declaration[(colon + 1)...].trimmed
        let isShort = sources.isIdentifier(name, "font")
        if isShort || sources.isIdentifier(name, "font-weight") {
            let words = isShort ? value.prefix { $0.kind != .dimension } : value
            isBold = words.contains { token in
                sources.isIdentifier(token, "bold")
                    || token.kind == .number
                        && Double(sources.text(token)).map { $0 >= Self.leastBold } == true
            }
        }
        guard isShort || sources.isIdentifier(name, "font-size") else { return }
        isSet = true
        let size = isShort ? value.first { $0.kind == .dimension } : value.first
        let isAlone =
            isShort || value.dropFirst().allSatisfy { ![.dimension, .percentage].contains($0.kind) }
        pixels = isAlone ? size.flatMap { Self.pixels(String(sources.text($0))) } : nil
    }

    /// What it says of the part.
    var traits: PartTraits {
        guard isSet else { return [] }
        let least = isBold ? Self.largeBold : Self.large
        return pixels.map { $0 >= least } == true ? .large : .small
    }

    /// A length in pixels; `nil` for one in a unit that depends on what is around. The text of the root is
    /// taken to be as large as browsers set it.
    static func pixels(_ length: String) -> Double? {
        let end = length.lastIndex { $0.isNumber || $0 == "." }.map(length.index(after:)) ?? length.startIndex
        guard let number = Double(length[..<end]), let unit = units[length[end...].lowercased()] else {
            return nil
        }
        return number * unit
    }

    /// Pixels a unit.
    private static let units = ["px": 1, "rem": 16, "pt": 96.0 / 72]
}
