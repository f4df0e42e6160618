/// What rules say of a part of a page beside its colours, as far as it tells whether text lies there.
struct PartTraits: OptionSet {
    let rawValue: UInt16

    /// Its text is set in type: `font-size`.
    static let text = PartTraits(rawValue: 1)
    /// It is set in a font of icons.
    static let iconFont = PartTraits(rawValue: 2)
    /// It is as wide as high, a fixed length.
    static let square = PartTraits(rawValue: 4)
    /// A picture in it is filled or drawn: `svg { fill: currentColor }`.
    static let drawing = PartTraits(rawValue: 8)
    /// There is a rule for a picture in it.
    static let picture = PartTraits(rawValue: 16)
    /// Its text is large: 24 pixels, or bold and 18.66.
    static let large = PartTraits(rawValue: 32)
    /// The size of its text is set, and not known to be large.
    static let small = PartTraits(rawValue: 64)
    /// No text fits into it.
    static let tiny = PartTraits(rawValue: 128)
    /// It is as round as a circle, where it is square: `border-radius: 50%`.
    static let round = PartTraits(rawValue: 256)
    /// It is taken out of what it is written in, and laid over whatever is there: `position: absolute`.
    static let lifted = PartTraits(rawValue: 512)
}

extension PaintReader {
    /// What the declarations of a rule say of its part.
    func traits(of declarations: [ArraySlice<CSSToken>]) -> PartTraits {
        var traits: PartTraits = []
        var sides: [String: String] = [:]
        var type = TextSize()
        for declaration in declarations {
            guard let name = declaration.first, name.kind == .ident else { continue }
            if setsText(name) {
                traits.insert(.text)
                type.read(declaration, in: sources)
            } else if sources.isIdentifier(name, "font-family") {
                if setsIcons(declaration) { traits.insert(.iconFont) }
            } else if sources.isIdentifier(name, "fill") || sources.isIdentifier(name, "stroke") {
                traits.insert(.drawing)
            } else if sources.isIdentifier(name, "border-radius") {
                if isHalf(declaration) { traits.insert(.round) }
            } else if sources.isIdentifier(name, "position") {
                if isLifted(declaration) { traits.insert(.lifted) }
            } else if sources.isIdentifier(name, "width") {
                sides["width"] = length(of: declaration)
            } else if sources.isIdentifier(name, "height") {
                sides["height"] = length(of: declaration)
            }
        }
        if let width = sides["width"], width == sides["height"] { traits.insert(.square) }
        // What has no height at all may be opened.
        if let height = sides["height"].flatMap(TextSize.pixels), height > 0, height < Self.leastOfText {
            traits.insert(.tiny)
        }
        return traits.union(type.traits)
    }

    /// Whether all corners are half as large as what they are of.
    private func isHalf(_ declaration: ArraySlice<CSSToken>) -> Bool {
        guard let colon = declaration.firstIndex(where: { $0.kind == .colon }),
            let value = declaration[(colon + 1)...].trimmed.first
        else { return false }
        return value.kind == .percentage && sources.text(value) == "50%"
    }

    /// Whether a part lies over others (CSS Positioned Layout Module Level 3, section 2).
    private func isLifted(_ declaration: ArraySlice<CSSToken>) -> Bool {
        declaration.dropFirst().contains { token in
            ["absolute", "fixed"].contains { sources.isIdentifier(token, $0) }
        }
    }

    /// The pixels below which no line of text can be read.
    private static let leastOfText = 10.0

    /// Whether a token is the name of a property that an icon is drawn with.
    func tellsIcons(_ token: CSSToken) -> Bool {
        ["fill", "stroke", "font-family"].contains { sources.isIdentifier(token, $0) }
    }

    /// Whether a font is one of icons, by its name.
    private func setsIcons(_ declaration: ArraySlice<CSSToken>) -> Bool {
        let words = declaration.dropFirst().filter { [.ident, .string].contains($0.kind) }
            .flatMap { sources.text($0).wordsOfName }
        return words.contains { Self.iconWords.contains($0) }
            || Set(words).isSuperset(of: ["font", "awesome"])
    }

    private static let iconWords: Set<String> = [
        "icon", "icons", "iconfont", "fontawesome", "icomoon", "glyphicons", "codicon", "octicons",
        "fontello", "symbols", "glyphs",
    ]

    /// The fixed length that a declaration sets; `nil` for what depends on what is around or within.
    private func length(of declaration: ArraySlice<CSSToken>) -> String? {
        guard let colon = declaration.firstIndex(where: { $0.kind == .colon }) else { return nil }
        let value = declaration[(colon + 1)...].trimmed
        guard value.count == 1, let length = value.first, length.kind == .dimension else { return nil }
        return sources.text(length)
    }
}
