internal import ColorMath

/// Works out the colour of a value in which every `var()` has been replaced, by CSS Color 5.
///
/// Plain colours are read by `ColorMath`; here are the functions that need other colours or the mode: `color-mix()`, relative
/// colours, `light-dark()`, `contrast-color()`, and calculations within any function.
struct CSSColorReader {
    let sources: CSSSources
    /// Whether the second colour of `light-dark()` is used.
    let isDark: Bool

    /// How deep colours may be nested within colours.
    private static let depthLimit = 32

    /// A colour and, where one literal alone decides it, where that is written and how.
    struct Reading {
        var color: DynamicColor
        var literal: (tokens: ArraySlice<CSSToken>, notation: ColorNotation)?
    }

    init(in sources: CSSSources, isDark: Bool) {
        self.sources = sources
        self.isDark = isDark
    }

    /// Reads one colour.
    func color(
        of tokens: ArraySlice<CSSToken>, depth: Int = 0
    ) throws(CSSValueFailure) -> Reading {
        let tokens = tokens.trimmed
        guard let head = tokens.first else { throw .notAColor }
        guard depth < CSSColorReader.depthLimit else {
            throw .invalid("colours are nested more than \(CSSColorReader.depthLimit) deep here", head)
        }
        switch head.kind {
        case .hash where tokens.count == 1:
            guard sources.name(head).allSatisfy(\.isHexDigit) else { throw .notAColor }
            return Reading(color: try plain(sources.text(head), at: head), literal: (tokens, .css))
        case .ident where tokens.count == 1:
            let name = sources.name(head)
            if CSSColorReader.pageColors.contains(name.lowercased()) { throw .needsPage(name) }
            // By escapes a name may look like digits or a function, and is none.
            guard name.allSatisfy({ $0.isASCII && $0.isLetter }), let color = try? DynamicColor(css: name)
            else { throw .notAColor }
            return Reading(color: color, literal: (tokens, .css))
        case .function where tokens.end(ofBlockAt: tokens.startIndex) >= tokens.endIndex - 1:
            let content = tokens.dropFirst().dropLast(tokens.last?.kind == .closeParenthesis ? 1 : 0)
            return try function(head, content.trimmed, of: tokens, depth: depth)
        default: throw .notAColor
        }
    }

    private func function(
        _ head: CSSToken, _ content: ArraySlice<CSSToken>, of tokens: ArraySlice<CSSToken>, depth: Int
    ) throws(CSSValueFailure) -> Reading {
        let name = sources.name(head).lowercased()
        switch name {
        case "color-mix": return Reading(color: try mix(content, at: head, depth: depth + 1))
        case "light-dark":
            let colors = content.separatedByCommas
            guard colors.count == 2 else { throw .invalid("light-dark() takes two colours", head) }
            return try color(of: colors[isDark ? 1 : 0], depth: depth + 1)
        case "contrast-color":
            let backdrop = try color(of: content, depth: depth + 1).color.extended(to: SRGB.self).color
            let (white, black) = (SRGB(SRGB8.white), SRGB(SRGB8.black))
            let isWhite = white.contrastRatio(with: backdrop) >= black.contrastRatio(with: backdrop)
            return Reading(color: DynamicColor(isWhite ? white : black))
        default: break
        }
        guard CSSColorReader.functions.contains(name) else { throw .notAColor }
        if let from = content.first, from.kind == .ident, sources.name(from).lowercased() == "from" {
            return Reading(
                color: try relative(name, content.dropFirst().trimmed, at: head, depth: depth + 1))
        }
        let color = try plain("\(name)(\(try arguments(content)))", at: head)
        return Reading(color: color, literal: literal(name, content, of: tokens, space: color.space))
    }

    /// The arguments of a function, calculations replaced by their values.
    private func arguments(_ content: ArraySlice<CSSToken>) throws(CSSValueFailure) -> String {
        let calculation = CSSCalculation(in: sources)
        var text = ""
        var index = content.startIndex
        while index < content.endIndex {
            let token = content[index]
            if token.kind == .function, CSSCalculation.functions.contains(sources.name(token).lowercased()) {
                let end = min(content.end(ofBlockAt: index), content.endIndex - 1)
                text += try calculation.value(of: content[index...end]).css
                index = end
            } else {
                text += token.kind == .whitespace ? " " : sources.text(token)
            }
            index += 1
        }
        return text
    }

    /// Where a plain colour is written: as a whole, or, in `hsl(var(--background))`, its components.
    private func literal(
        _ name: String, _ content: ArraySlice<CSSToken>, of tokens: ArraySlice<CSSToken>, space: ColorSpaceID
    ) -> (tokens: ArraySlice<CSSToken>, notation: ColorNotation)? {
        // A calculation has its reasons, which a number in its place would not say.
        guard !content.contains(where: { $0.kind == .function }) else { return nil }
        if tokens.isContiguous { return (tokens, .css) }
        guard content.isContiguous, name != "color" else { return nil }
        return (content, .cssComponents(of: space, usesCommas: content.contains { $0.kind == .comma }))
    }

    /// Reads a colour of CSS Color 4.
    func plain(_ css: String, at token: CSSToken) throws(CSSValueFailure) -> DynamicColor {
        do throws(CSSColorError) {
            return try DynamicColor(css: css)
        } catch {
            throw .invalid(error.description, token)
        }
    }

    /// The colour functions of CSS Color 4, which relative colours have too.
    static let functions: Set<String> = [
        "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color",
    ]

    /// Names of colours that depend on the element or on the system: CSS Color 4, 9 and 10.
    private static let pageColors: Set<String> = [
        "currentcolor", "accentcolor", "accentcolortext", "activetext", "buttonborder", "buttonface",
        "buttontext",
        "canvas", "canvastext", "field", "fieldtext", "graytext", "highlight", "highlighttext", "linktext",
        "mark",
        "marktext", "selecteditem", "selecteditemtext", "visitedtext",
    ]
}

extension ArraySlice<CSSToken> {
    /// Whether the tokens follow one another in one stylesheet, without a comment between them.
    var isContiguous: Bool {
        zip(self, dropFirst()).allSatisfy {
            $0.source == $1.source && $0.bytes.upperBound == $1.bytes.lowerBound
        }
    }
}
