internal import ColorMath

/// A colour as an expression of Kotlin or Dart writes it.
struct CodeColor {
    enum Value {
        /// A colour that is written out.
        case color(DynamicColor)
        /// The name of a constant.
        case reference([String])
        /// A colour for certain, that the files do not tell; why.
        case unread(String)
    }

    var value: Value
    /// The token of digits that can be edited.
    var literal: Int?
    /// An opacity that a modifier sets.
    var alpha: Double?
    /// The first token, and the one behind the last.
    let tokens: Range<Int>
}

/// How the colours of a framework are written.
protocol ColorNotationInCode {
    static var language: CodeLanguage { get }
    /// Words that may stand before a call: `const`.
    static var prefixes: Set<String> { get }

    /// The colour that a call makes, and the token of its digits where those can be edited; `nil` where it
    /// makes another thing, or one that is not constant.
    static func color(of call: CodeCall, in source: CodeTokens) -> (color: DynamicColor, literal: Int?)?
    /// What a name of the framework's own stands for; `nil` where it is none.
    static func constant(_ names: [String]) -> CodeColor.Value?
    /// The opacity that a method of a colour sets; `nil` where it does something else.
    static func alpha(of call: CodeCall, in source: CodeTokens) -> Double?
    /// The mode of a scheme of colours that a call makes; `nil` where it makes none.
    static func scheme(of call: CodeCall, in source: CodeTokens) -> PaletteMode?
    /// The inks that a scheme has where the call that makes it names none, by their roles.
    static func defaultInks(of call: CodeCall) -> [String: UInt32]
}

extension ColorNotationInCode {
    static func defaultInks(of call: CodeCall) -> [String: UInt32] { [:] }
}

extension ColorNotationInCode {
    /// Reads the colour that is all of an expression; `nil` where there is another.
    static func read(_ expression: Range<Int>, in source: CodeTokens) -> CodeColor? {
        guard let color = read(at: expression.lowerBound, in: source),
            color.tokens.upperBound == expression.upperBound
        else { return nil }
        return color
    }

    /// Reads the colour that begins at a token; `nil` where there is none.
    static func read(at start: Int, in source: CodeTokens) -> CodeColor? {
        var first = start
        while let word = source.word(at: first), prefixes.contains(word) { first += 1 }
        // A call of a colour's initialiser is short; a swatch of Material has ten shades.
        guard let call = CodeCall(at: first, in: source, limit: 256) else {
            let (names, end) = source.names(at: first)
            guard !names.isEmpty, !source.isMark("(", at: end), !source.isMark("[", at: end) else {
                return nil
            }
            return CodeColor(value: constant(names) ?? .reference(names), tokens: start..<end)
        }
        if let (made, literal) = color(of: call, in: source) {
            let color = CodeColor(value: .color(made), literal: literal, tokens: start..<call.end)
            guard source.isMark(".", at: call.end) else { return color }
            guard let next = CodeCall(at: call.end + 1, in: source, limit: 64), next.names.count == 1,
                let alpha = alpha(of: next, in: source)
            else { return nil }
            return CodeColor(value: color.value, alpha: alpha, tokens: start..<next.end)
        }
        guard call.names.count > 1, let alpha = alpha(of: call, in: source) else { return nil }
        let names = Array(call.names.dropLast())
        return CodeColor(
            value: constant(names) ?? .reference(names), alpha: alpha, tokens: start..<call.end)
    }

    /// A colour of eight digits that is all of an argument, alpha first.
    static func digits(_ argument: CodeCall.Argument, in source: CodeTokens) -> (DynamicColor, Int?)? {
        guard let value = source.number(argument.value), (0...0xFFFF_FFFF).contains(value) else { return nil }
        let text = source.text(at: argument.value.lowerBound)
        guard text.hasPrefix("0x") || text.hasPrefix("0X") else { return nil }
        let code = UInt32(value)
        let color = DynamicColor(SRGB(SRGB8(hex: code & 0xFF_FFFF)).withAlpha(Double(code >> 24) / 255))
        return (color, AlphaFirstHexSyntax(text) == nil ? nil : argument.value.lowerBound)
    }
}
