internal import ColorMath

/// A constant colour in Swift source: a call of an initialiser with literals, or `#colorLiteral`.
struct SwiftColor {
    /// How the colour is written.
    enum Form {
        /// Components, one argument each. Those of the system are 0…1; those of a project's own initialiser
        /// may be 0…255.
        case components([SwiftArgument], of: SwiftColorModel, scale: Double)
        /// One argument of hexadecimal digits.
        case hexadecimal(SwiftArgument)
    }

    /// The colour, with the alpha that a modifier behind it gives it.
    private(set) var color: DynamicColor
    /// How it is written.
    let form: Form
    /// Its opacity, where the call says one.
    let alpha: SwiftArgument?
    /// The type that is made, whose name may not stand in the call: `Color`.
    let type: String
    /// The tokens of the call.
    let tokens: Range<Int>
    /// The token behind it and its modifiers.
    private(set) var end: Int

    /// Why a colour that is written out cannot be read.
    struct Fault: Error {
        let message: String
        /// The token at which it is.
        let token: Int
    }

    /// Reads the colour that begins at a token.
    ///
    /// - Parameters:
    ///   - start: The first token.
    ///   - type: The type that `.init(…)` and `Self(…)` make, where it is known.
    /// - Returns: `nil` for what is no colour, or not constant.
    /// - Throws: A fault for a constant that could be one of several colours.
    static func read(at start: Int, type: String?, in source: SwiftTokens) throws(Fault) -> SwiftColor? {
        guard let (name, _) = SwiftCall.callee(at: start, in: source) else { return nil }
        let callee = name.isEmpty || name == "Self" ? type ?? "" : name
        guard types.contains(callee) else { return nil }
        guard let call = SwiftCall(at: start, in: source) else {
            guard SwiftCall.isTooLong(at: start, in: source) else { return nil }
            let message =
                "a colour of more than \(SwiftCall.maximumTokenCount) words and signs is not read; write its value"
            throw Fault(message: message, token: start)
        }
        var read: SwiftColor?
        if let wrapped = call.arguments.first, call.arguments.count == 1,
            wrapped.label.isEmpty || wrappedTypes[wrapped.label] != nil
        {
            let inner = try SwiftColor.read(
                at: wrapped.value.lowerBound, type: wrappedTypes[wrapped.label], in: source)
            if let inner, inner.end == wrapped.value.upperBound {
                read = inner
                read?.end = call.tokens.upperBound
            }
        }
        if read == nil { read = try SwiftColor(call, of: callee, in: source) }
        guard var color = read, let opacity = SwiftOpacity(at: color.end, in: source) else { return nil }
        color.color.alpha = opacity.applied(to: color.color.alpha)
        color.end = opacity.end
        return color
    }

    /// The types whose initialisers are known.
    static let types: Set<String> = ["Color", "UIColor", "NSColor", "CGColor", "#colorLiteral"]

    /// The types that initialisers of colours take by these labels.
    private static let wrappedTypes = ["uiColor": "UIColor", "nsColor": "NSColor", "cgColor": "CGColor"]

    private init?(_ call: SwiftCall, of type: String, in source: SwiftTokens) throws(Fault) {
        var arguments = call.arguments
        var alpha = 1.0
        if let last = arguments.last, ["alpha", "opacity", "a"].contains(last.label), arguments.count > 1 {
            guard let value = SwiftConstant.value(of: last.value, in: source) else { return nil }
            alpha = max(0, min(1, value))
            arguments.removeLast()
            self.alpha = last
        } else {
            self.alpha = nil
        }
        self.type = type
        tokens = call.tokens
        end = call.tokens.upperBound
        if let argument = arguments.first, arguments.count == 1,
            let digits = try SwiftColor.digits(of: argument, in: source)
        {
            color = DynamicColor(SRGB(digits).withAlpha(alpha))
            form = .hexadecimal(argument)
            return
        }
        var space: String?
        if let first = arguments.first, first.label.isEmpty, arguments.count > 1 {
            // `.displayP3`, with or without its type before it.
            space = source.word(at: first.value.upperBound - 1)
            arguments.removeFirst()
        }
        let values = arguments.compactMap { SwiftConstant.value(of: $0.value, in: source) }
        guard !values.isEmpty, values.count == arguments.count else { return nil }
        let labels = arguments.map(\.label)
        if let model = SwiftColorModel(type: type, labels: labels, space: space) {
            color = model.color(values, alpha: alpha)
            form = .components(arguments, of: model, scale: 1)
        } else if labels == ["r", "g", "b"] {
            let scale = values.contains { $0 > 1 } ? 255.0 : 1
            color = SwiftColorModel.sRGB.color(values.map { $0 / scale }, alpha: alpha)
            form = .components(arguments, of: .sRGB, scale: scale)
        } else if labels.first?.hasPrefix("calibrated") ?? false {
            throw Fault(
                message:
                    "\(labels[0]) is not in sRGB but in a space of the device; write srgbRed, green, blue",
                token: tokens.lowerBound)
        } else {
            return nil
        }
    }

    /// The colour of an argument of hexadecimal digits; `nil` for any other argument.
    private static func digits(
        of argument: SwiftArgument, in source: SwiftTokens
    ) throws(Fault) -> SRGB8? {
        let token = argument.value.lowerBound
        guard argument.value.count == 1 else { return nil }
        let text = source.text(at: token)
        let isNumber = source.kind(at: token) == .number && text.hasPrefix("0x")
        let isString = source.kind(at: token) == .string
        let isNamed = argument.label.lowercased().mentions("hex") || argument.label.hasPrefix("rgb")
        guard isNumber && (isNamed || argument.label.isEmpty) || isString && (isNamed || text.hasPrefix("#"))
        else { return nil }
        do throws(HexDigits.Fault) {
            return try HexDigits(text).color
        } catch .ambiguousAlpha {
            throw Fault(
                message: "it is not certain which of the digits are alpha; write six, and alpha apart",
                token: token)
        } catch {
            return nil
        }
    }
}
