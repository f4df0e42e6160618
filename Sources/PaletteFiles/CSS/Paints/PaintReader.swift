internal import ColorMath

/// Reads what `color`, `background-color` and `background` set.
struct PaintReader {
    let sources: CSSSources
    private let variables: StyleVariables?
    /// The custom properties that are declared somewhere; `nil` where that is not known.
    private let declared: Set<String>?

    /// Reads values by themselves.
    init(in sources: CSSSources) {
        self.sources = sources
        variables = nil
        declared = nil
    }

    /// - Parameter library: The stylesheets that are read together.
    init(in library: StylesheetLibrary) {
        sources = library.sources
        variables = library.variables
        declared = library.declaredNames
    }

    /// The properties of a side, the one that an entry of the palette is named after first.
    enum Side: String {
        case ink = "color"
        case backdrop = "background-color"
    }

    /// The side that a declaration sets; `nil` where it sets neither.
    func side(of name: CSSToken) -> Side? {
        guard name.kind == .ident else { return nil }
        let bytes = sources.texts[name.source].bytes[name.bytes]
        if bytes.elementsEqual(Side.ink.rawValue.utf8) { return .ink }
        let isBackdrop =
            bytes.elementsEqual(Side.backdrop.rawValue.utf8) || bytes.elementsEqual("background".utf8)
        return isBackdrop || isImageProperty(name) ? .backdrop : nil
    }

    /// What a statement paints with by utilities.
    func applied(by statement: ArraySlice<CSSToken>) -> [AppliedPaint] {
        AppliedPaint.all(in: statement, of: sources, declared: declared ?? [])
    }

    /// Whether a token is the name of the property for what lies over the colour of a backdrop.
    func isImageProperty(_ name: CSSToken) -> Bool { sources.isIdentifier(name, "background-image") }

    /// Whether a token is the name of the property that generates what is before or behind an element.
    func isContent(_ token: CSSToken) -> Bool { sources.isIdentifier(token, "content") }

    /// Whether a token is the name of a property that sets the type of text.
    func setsText(_ token: CSSToken) -> Bool {
        ["font", "font-size", "font-weight", "text-transform", "letter-spacing"].contains {
            sources.isIdentifier(token, $0)
        }
    }

    /// What a declaration of `content` generates; `nil` where the declaration is another.
    func generated(_ declaration: ArraySlice<CSSToken>) -> GeneratedContent? {
        guard let name = declaration.first, isContent(name),
            let colon = declaration.firstIndex(where: { $0.kind == .colon })
        else { return nil }
        let whole = declaration[(colon + 1)...]
        let important = whole.lastIndex { sources.isDelimiter($0, "!") }
        let parts = whole[..<(important ?? whole.endIndex)].trimmed.componentValues
        guard parts.count == 1, let value = parts[0].first else { return .unknown }
        switch value.kind {
        case .string:
            let text = sources.text(value).dropFirst().dropLast()
            return text.allSatisfy(\.isWhitespace) ? .box : content(of: text)
        case .url: return .mark
        case .ident:
            return ["none", "normal"].contains(sources.name(value).lowercased()) ? .nothing : .unknown
        case .function: return isImage(parts[0]) ? .mark : .text
        default: return .unknown
        }
    }

    /// What text in quotes is: the icon of a font, which has a code of private use, is a mark, and what has
    /// neither letters nor digits a sign.
    private func content(of text: Substring) -> GeneratedContent {
        let characters = String(unescapingCSS: String(text))
        let isIcon = characters.unicodeScalars.contains { (0xE000...0xF8FF).contains($0.value) }
        return characters.contains { $0.isLetter || $0.isNumber } ? .text : isIcon ? .mark : .sign
    }

    /// Keywords that leave what is there already.
    private static let transparent: Set = [
        "inherit", "initial", "unset", "revert", "revert-layer", "transparent", "none", currentColor,
    ]
    private static let currentColor = "currentcolor"

    /// What the value of a declaration sets, and whether it is important; `nil` where the tokens are no
    /// declaration.
    func setting(
        of declaration: ArraySlice<CSSToken>
    ) -> (setting: PaintedColor.Setting, isImportant: Bool)? {
        guard let colon = declaration.dropFirst().first(where: { $0.kind != .whitespace }),
            colon.kind == .colon, let start = declaration.firstIndex(where: { $0.kind == .colon })
        else { return nil }
        let value = declaration[(start + 1)...].trimmed
        let important = value.lastIndex { sources.isDelimiter($0, "!") }
        if let name = declaration.first, isImageProperty(name) {
            return hidesColor(value) ? (.picture, important != nil) : nil
        }
        return (setting(of: value[..<(important ?? value.endIndex)].trimmed), important != nil)
    }

    private func setting(of value: ArraySlice<CSSToken>) -> PaintedColor.Setting {
        let parts = value.componentValues
        guard !parts.contains(where: isImage) else { return .picture }
        let meanings = parts.map { variables?.meaning($0) }
        let rest = zip(parts, meanings).filter { $1 == nil }.map(\.0)
        guard !rest.contains(where: sources.isCompiled) else { return .unknown }
        let known = zip(parts, meanings).compactMap { part, meaning in meaning.map { (part, $0) } }
        if let (part, meaning) = known.first {
            guard known.count == 1, !rest.contains(where: isColor) else { return .unknown }
            if case .name(let name) = meaning {
                return .color(PaintedColor(variable: name, value: part, mayLetThrough: true))
            }
            return .color(PaintedColor(variable: nil, value: part, mayLetThrough: true))
        }
        let colors = parts.filter(isColor)
        guard let color = colors.first, colors.count == 1 else {
            let words = parts.compactMap {
                $0.count == 1 && $0[$0.startIndex].kind == .ident ? $0.first : nil
            }
            guard colors.isEmpty, words.count == parts.count else { return .unknown }
            return words.contains { sources.name($0).lowercased() == Self.currentColor } ? .ink : .inherited
        }
        return .color(
            PaintedColor(variable: variable(color), value: color, mayLetThrough: mayLetThrough(color)))
    }

    /// Whether images lie over all of a backdrop's colour: a gradient that lets nothing through. A picture
    /// from a file may be the mark at the end of a field.
    private func hidesColor(_ value: ArraySlice<CSSToken>) -> Bool {
        value.contains { $0.kind == .function && sources.name($0).lowercased().mentions("gradient") }
            && !value.contains { token in
                [.ident, .function].contains(token.kind)
                    && ["transparent", "rgba", "hsla"].contains(sources.name(token).lowercased())
                    || sources.isDelimiter(token, "/")
            }
    }

    private func isImage(_ value: ArraySlice<CSSToken>) -> Bool {
        guard let first = value.first else { return false }
        guard first.kind == .function else { return first.kind == .url }
        let name = sources.name(first).lowercased()
        return name == "url" || name.mentions("gradient") || name.mentions("image") || name == "element"
    }

    private func isColor(_ value: ArraySlice<CSSToken>) -> Bool {
        guard let first = value.first else { return false }
        switch first.kind {
        case .hash: return true
        case .function:
            let name = sources.name(first).lowercased()
            return CSSColorReader.functions.contains(name)
                || ["var", "color-mix", "light-dark", "contrast-color"].contains(name)
        case .ident:
            let name = sources.name(first).lowercased()
            return !Self.transparent.contains(name) && (try? DynamicColor(css: name)) != nil
        default: return false
        }
    }

    /// Whether a colour may be translucent: all but names and plain codes may.
    private func mayLetThrough(_ color: ArraySlice<CSSToken>) -> Bool {
        guard let first = color.first else { return false }
        return switch first.kind {
        case .hash: [5, 9].contains(sources.text(first).utf8.count)
        case .function: true
        default: false
        }
    }

    /// The property that a value is, with or without a fallback; `nil` where it is more, and where nobody
    /// declares the property, so that it is its fallback.
    private func variable(_ value: ArraySlice<CSSToken>) -> String? {
        guard let first = value.first, first.kind == .function, sources.name(first).lowercased() == "var",
            let name = value.dropFirst().first(where: { $0.kind != .whitespace }), name.kind == .ident
        else { return nil }
        let property = sources.name(name)
        let isFallback = declared.map { !$0.contains(property) } ?? false
        return isFallback && value.contains { $0.kind == .comma } ? nil : property
    }
}
