internal import ColorMath

/// A colour literal of Swift: every argument keeps its manner, `29 / 255` a quotient and `0x1D1D1F`
/// hexadecimal.
struct SwiftColorSyntax: ColorSyntax {
    let color: DynamicColor
    private let source: SwiftTokens
    private let form: SwiftColor.Form
    private let alpha: SwiftArgument?

    /// Takes a literal apart.
    ///
    /// - Parameters:
    ///   - text: The literal.
    ///   - type: The type that `.init(…)` and `Self(…)` make.
    ///   - arguments: What the arguments of a project's own initialiser mean.
    init?(_ text: [UInt8], type: String, arguments: SwiftArguments?) {
        source = SwiftTokens(text)
        guard let literal = try? SwiftColor.read(at: 0, type: type, in: source, meaning: arguments) else {
            return nil
        }
        color = literal.color
        form = literal.form
        alpha = literal.alpha
    }

    func edits(for color: DynamicColor, alpha newAlpha: Double?, leastPlaces: Int) -> [TextEdit]? {
        switch form {
        case .computed: return nil
        case .hexadecimal(let argument, let place?) where alpha == nil || newAlpha == nil:
            return [edit(argument, to: color, alpha: newAlpha, at: place)]
        case .hexadecimal(let argument, _):
            return opacity(newAlpha).map { [edit(argument, to: color)] + $0 }
        case .components(let arguments, let model, let scale):
            return opacity(newAlpha).map { opacity in
                zip(arguments, model.values(of: color)).map { argument, value in
                    edit(argument.value, to: value * scale, leastPlaces: leastPlaces)
                } + opacity
            }
        }
    }

    /// The change of the argument that is the opacity; `nil` where there is none to be changed.
    private func opacity(_ newAlpha: Double?) -> [TextEdit]? {
        guard let newAlpha else { return [] }
        guard let alpha else { return nil }
        let text = DecimalText.opacity(newAlpha, like: source.string(of: alpha.value))
        return [TextEdit(source.bytes(of: alpha.value), text)]
    }

    /// Writes digits in place of others, those of alpha where they stand.
    private func edit(
        _ argument: SwiftArgument, to color: DynamicColor, alpha: Double? = nil,
        at place: SwiftArguments.AlphaDigits = .last
    ) -> TextEdit {
        let old = source.text(at: argument.value.lowerBound)
        let (prefix, digits) = HexDigits.parts(of: old)
        let width = digits.count / 4
        let codes = SRGB8(clipping: color.extended(to: SRGB.self).color)
        guard place == .first else {
            let new = HexText.digits(of: codes, alpha: alpha, replacing: digits)
            return TextEdit(source.bytes(of: argument.value), prefix + new)
        }
        let turned = digits.dropFirst(width) + digits.prefix(width)
        let new = HexText.digits(of: codes, alpha: alpha, replacing: turned)
        let text = new.suffix(new.count / 4) + new.dropLast(new.count / 4)
        return TextEdit(source.bytes(of: argument.value), prefix + text)
    }

    /// Writes a value in the manner of the expression that stands there.
    private func edit(_ expression: Range<Int>, to value: Double, leastPlaces: Int) -> TextEdit {
        let numbers = expression.filter { source.kind(at: $0) == .number }
        let operators = expression.filter { index in
            ["+", "-", "*", "/"].contains { source.isMark($0, at: index) }
        }
        if numbers.count == 2, operators.count == 1, source.isMark("/", at: operators[0]),
            let divisor = SwiftValue(number: source.text(at: numbers[1]))?.number, divisor != 0
        {
            let text = number(value * divisor, like: source.text(at: numbers[0]), leastPlaces: leastPlaces)
            return TextEdit(source.tokens[numbers[0]].bytes, text)
        }
        let old = numbers.count == 1 && expression.count <= 2 ? source.text(at: numbers[0]) : "0.000"
        return TextEdit(source.bytes(of: expression), number(value, like: old, leastPlaces: leastPlaces))
    }

    /// Writes a number with the base of an old one, and with at least its digits behind the point.
    private func number(_ value: Double, like old: String, leastPlaces: Int) -> String {
        guard old.hasPrefix("0x"), leastPlaces == 0 else {
            return DecimalText.text(value, places: max(DecimalText.places(in: old), leastPlaces))
        }
        let digits = String(UInt64(max(0, min(255, value)).rounded()), radix: 16)
        let padding = String(repeating: "0", count: max(0, old.count - 2 - digits.count))
        return "0x" + HexText.cased(padding + digits, like: old.dropFirst(2))
    }
}
