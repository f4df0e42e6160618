internal import ColorMath

/// Works out the colour of a value in which every `var()` has been replaced.
///
/// `ColorMath` reads the text; here is what a stylesheet adds: which values are meant as colours, the mode,
/// and where a literal is written that can be changed.
struct CSSColorReader {
    let sources: CSSSources
    /// Whether the second colour of `light-dark()` is used.
    let isDark: Bool

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
    func color(of tokens: ArraySlice<CSSToken>) throws(CSSValueFailure) -> Reading {
        let tokens = tokens.trimmed
        guard let head = tokens.first, mayBeColor(tokens, head) else { throw .notAColor }
        let value = CSSValueText(tokens, in: sources)
        let share = self.share(tokens)
        let reading: CSSColorReading
        do throws(CSSColorError) {
            reading = try CSSColorReading(share ?? value.text, isDark: isDark)
        } catch {
            if error.code == .needsPage { throw .needsPage(value.word(at: error.offset)) }
            throw head.kind == .ident ? .notAColor : .invalid(error.description, head)
        }
        return Reading(
            color: reading.color,
            literal: (share == nil ? reading.literal : nil).flatMap {
                literal(value.tokens(in: $0), space: reading.color.space)
            })
    }

    /// What `--alpha(red / 50%)` of Tailwind stands for, `color-mix(in oklab, red 50%, transparent)`
    /// (tailwindcss.com, Functions and directives); `nil` for any other value.
    private func share(_ tokens: ArraySlice<CSSToken>) -> String? {
        guard let head = tokens.first, head.kind == .function, sources.name(head) == Self.alpha else {
            return nil
        }
        let content = tokens.dropFirst().dropLast(tokens.last?.kind == .closeParenthesis ? 1 : 0)
        guard let slash = content.lastIndex(where: { sources.isDelimiter($0, "/") }) else { return nil }
        let (color, share) = (content[..<slash].trimmed, content[(slash + 1)...].trimmed)
        let words = [color, share].map { CSSValueText($0, in: sources).text }
        return "color-mix(in oklab, \(words[0]) \(words[1]), transparent)"
    }

    /// The function of Tailwind that gives a share of a colour.
    static let alpha = "--alpha"

    /// Whether a value is one hash, one name, or one function that makes a colour.
    private func mayBeColor(_ tokens: ArraySlice<CSSToken>, _ head: CSSToken) -> Bool {
        switch head.kind {
        case .hash: tokens.count == 1 && sources.name(head).allSatisfy(\.isHexDigit)
        case .ident: tokens.count == 1
        case .function:
            tokens.end(ofBlockAt: tokens.startIndex) >= tokens.endIndex - 1
                && CSSColorReader.allFunctions.contains(sources.name(head).lowercased())
        default: false
        }
    }

    /// Where a plain colour is written: as a whole, or, in `hsl(var(--background))`, its components.
    private func literal(
        _ tokens: ArraySlice<CSSToken>, space: ColorSpaceID
    ) -> (tokens: ArraySlice<CSSToken>, notation: ColorNotation)? {
        guard let head = tokens.first else { return nil }
        if tokens.isContiguous { return (tokens, .css) }
        let content = tokens.dropFirst().dropLast(tokens.last?.kind == .closeParenthesis ? 1 : 0).trimmed
        guard content.isContiguous, sources.name(head).lowercased() != "color" else { return nil }
        return (content, .cssComponents(of: space, usesCommas: content.contains { $0.kind == .comma }))
    }

    /// The colour functions of CSS Color 4, which relative colours have too.
    static let functions: Set<String> = [
        "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color",
    ]

    /// Those, and the functions that make a colour of others.
    private static let allFunctions = functions.union(
        ["color-mix", "light-dark", "contrast-color", alpha])
}

/// A value as one text, of which each part is known by the token it comes from.
private struct CSSValueText {
    let tokens: ArraySlice<CSSToken>
    private(set) var text = ""
    /// Where each token begins in the text.
    private var starts: [Int] = []

    init(_ tokens: ArraySlice<CSSToken>, in sources: CSSSources) {
        self.tokens = tokens
        var previous: CSSToken?
        var count = 0
        func append(_ piece: String) {
            text += piece
            count += piece.utf8.count
        }
        for token in tokens {
            // Tokens that come together from two places, or have a comment between them, stay two.
            if let previous, !ArraySlice([previous, token]).isContiguous { append("/**/") }
            starts.append(count)
            append(token.kind == .whitespace ? " " : sources.text(token))
            previous = token
        }
    }

    /// The tokens that some bytes of the text come from.
    func tokens(in bytes: Range<Int>) -> ArraySlice<CSSToken> {
        let first = starts.firstIndex { $0 >= bytes.lowerBound } ?? starts.endIndex
        let end = starts.firstIndex { $0 >= bytes.upperBound } ?? starts.endIndex
        return tokens[tokens.startIndex + first..<tokens.startIndex + max(first, end)].trimmed
    }

    /// The word at a byte of the text.
    func word(at offset: Int) -> String {
        String(decoding: text.utf8.dropFirst(offset), as: UTF8.self).prefix { $0.isLetter }.description
    }
}

extension ArraySlice<CSSToken> {
    /// Whether the tokens follow one another in one stylesheet, without a comment between them.
    var isContiguous: Bool {
        zip(self, dropFirst()).allSatisfy {
            $0.source == $1.source && $0.bytes.upperBound == $1.bytes.lowerBound
        }
    }
}
