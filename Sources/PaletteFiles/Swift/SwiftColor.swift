internal import ColorMath

/// A constant colour in Swift source: a call of an initialiser with literals, or `#colorLiteral`.
struct SwiftColor {
    /// How the colour is written.
    enum Form {
        /// Components, one argument each. Those of the system are 0…1; those of a project's own initialiser
        /// may be 0…255.
        case components([SwiftArgument], of: SwiftColorModel, scale: Double)
        /// One argument of hexadecimal digits, and which of them are alpha where there is.
        case hexadecimal(SwiftArgument, alpha: SwiftArguments.AlphaDigits?)
        /// In a way that no other colour can be written.
        case computed
    }

    /// The colour, with the alpha that a modifier behind it gives it.
    private(set) var color: DynamicColor
    /// How it is written.
    let form: Form
    /// Its opacity, where the call says one.
    let alpha: SwiftArgument?
    /// What the arguments mean, where the project declares the initialiser.
    let meaning: SwiftArguments?
    /// What is 0…255 where 0…1 is wanted.
    let excess: ComponentExcess?
    /// The type that is made, whose name may not stand in the call: `Color`.
    let type: String
    /// The tokens of the call.
    let tokens: Range<Int>
    /// The token behind it and its modifiers.
    private(set) var end: Int

    /// Why a colour that is written out is not read.
    struct Unread: Error {
        let reason: SwiftUnread
        /// The token at which it is.
        let token: Int
    }

    /// Reads the colour that begins at a token.
    ///
    /// - Parameters:
    ///   - start: The first token.
    ///   - type: The type that `.init(…)` and `Self(…)` make, where it is known.
    ///   - initializers: Those that the files declare.
    ///   - meaning: What the arguments mean, where that is known from a reading before.
    /// - Returns: `nil` for what is no call that makes a colour.
    /// - Throws: Why a call that makes a colour is not read.
    static func read(
        at start: Int, type: String?, in source: SwiftTokens,
        with initializers: SwiftInitializers = SwiftInitializers(), meaning: SwiftArguments? = nil
    ) throws(Unread) -> SwiftColor? {
        guard let (name, _) = SwiftCall.callee(at: start, in: source) else { return nil }
        let callee = name.isEmpty || name == "Self" ? type ?? "" : name
        let isFunction = meaning != nil || initializers.declares(callee)
        guard types.contains(callee) || isFunction else { return nil }
        guard let call = SwiftCall(at: start, in: source) else {
            guard SwiftCall.isTooLong(at: start, in: source) else { return nil }
            throw Unread(reason: .tooLong, token: start)
        }
        // `Color(self)` is a conversion.
        if call.arguments.count == 1, source.word(at: call.arguments[0].value.lowerBound) == "self" {
            return nil
        }
        var read: SwiftColor?
        if let wrapped = call.arguments.first, call.arguments.count == 1,
            wrapped.label.isEmpty || wrappedTypes[wrapped.label] != nil
        {
            let inner = try SwiftColor.read(
                at: wrapped.value.lowerBound, type: wrappedTypes[wrapped.label], in: source,
                with: initializers, meaning: meaning)
            if let inner, inner.end == wrapped.value.upperBound {
                read = inner
                read?.end = call.tokens.upperBound
            }
        }
        var color: SwiftColor
        if let read {
            color = read
        } else if let meaning {
            guard let made = SwiftColor(call, of: callee, meaning: meaning, in: source) else { return nil }
            color = made
        } else {
            color = try SwiftColor(call, of: callee, in: source, with: initializers)
        }
        guard let opacity = SwiftOpacity(at: color.end, in: source) else {
            throw Unread(reason: .notConstant, token: start)
        }
        color.color.alpha = opacity.applied(to: color.color.alpha)
        color.end = opacity.end
        return color
    }

    /// The types whose initialisers are known.
    static let types: Set<String> = ["Color", "UIColor", "NSColor", "CGColor", "#colorLiteral"]

    /// Describes a colour that no other can be written in place of.
    init(_ color: DynamicColor, of type: String, tokens: Range<Int>) {
        self.color = color
        form = .computed
        alpha = nil
        meaning = nil
        excess = nil
        self.type = type
        self.tokens = tokens
        end = tokens.upperBound
    }

    /// How initialisers call the opacity that they take last.
    static let alphaLabels: Set<String> = ["alpha", "opacity", "a"]

    /// The types that initialisers of colours take by these labels.
    private static let wrappedTypes = ["uiColor": "UIColor", "nsColor": "NSColor", "cgColor": "CGColor"]
}

extension SwiftColor {
    /// Takes the arguments of a call as the declaration of its initialiser means them.
    private init?(_ call: SwiftCall, of type: String, meaning: SwiftArguments, in source: SwiftTokens) {
        guard let reading = meaning.reading(of: call.arguments, in: source) else { return nil }
        self.init(call, of: type, reading, meaning: meaning)
    }

    private init(
        _ call: SwiftCall, of type: String, _ reading: SwiftArguments.Reading, meaning: SwiftArguments? = nil,
        excess: ComponentExcess? = nil
    ) {
        color = reading.color
        form = reading.form
        alpha = reading.alpha
        self.meaning = meaning
        self.excess = excess
        self.type = type
        tokens = call.tokens
        end = call.tokens.upperBound
    }

    private init(
        _ call: SwiftCall, of type: String, in source: SwiftTokens, with initializers: SwiftInitializers
    ) throws(Unread) {
        func unread(_ reason: SwiftUnread) -> Unread { Unread(reason: reason, token: call.tokens.lowerBound) }
        var values: [SwiftLabelled<SwiftValue>] = []
        for argument in call.arguments {
            guard let expression = SwiftExpression(argument.value, in: source),
                let value = SwiftEvaluation.constant(expression, with: initializers)
            else { throw unread(.notConstant) }
            values.append(SwiftLabelled(label: argument.label, value: value))
        }
        let isFunction = !SwiftColor.types.contains(type)
        let signature = SwiftInitializer.signature(call.arguments.map(\.label))
        var effort = SwiftEvaluation.Effort()
        let declared = initializers.declaredColor(of: type, values, effort: &effort)
        if case .color(let color) = declared {
            let probe = SwiftArgumentProbe(type: type, values: values, initializers: initializers)
            if let (meaning, reading) = probe.meaning(of: call.arguments, making: color, in: source) {
                self.init(call, of: type, reading, meaning: meaning)
            } else {
                self.init(color, of: type, tokens: call.tokens)
            }
            return
        }
        if isFunction { throw unread(.notConstant) }
        if declared == .refused { throw unread(.refused(signature: signature)) }
        if declared == .ambiguous { throw unread(.ambiguous(signature: signature)) }
        do throws(HexDigits.Fault) {
            if let reading = try SwiftArguments.reading(ofDigitsIn: call.arguments, in: source) {
                self.init(call, of: type, reading)
                return
            }
        } catch {
            if declared == .notUnderstood { throw unread(.notUnderstood(signature: signature)) }
            throw Unread(
                reason: .uncertainAlpha(signature: signature), token: call.arguments[0].value.lowerBound)
        }
        if declared == .notUnderstood { throw unread(.notUnderstood(signature: signature)) }
        if let reading = SwiftArguments.reading(of: call.arguments, values, type: type) {
            let excess = ComponentExcess(of: reading.form, in: source)
            self.init(call, of: type, reading, excess: excess)
            return
        }
        if let label = call.arguments.first?.label, label.hasPrefix("calibrated") {
            throw unread(.calibrated(label: label))
        }
        throw unread(values.namesElsewhere ? .elsewhere : .undeclared(signature: signature))
    }
}

extension [SwiftLabelled<SwiftValue>] {
    /// Whether a colour is asked for by its name: `named: "Ink"`, `"Ink"`, `.ink`.
    fileprivate var namesElsewhere: Bool {
        guard let first else { return true }
        switch first.value {
        case .word: return true
        case .string: return first.label.isEmpty || first.label == "named"
        default: return false
        }
    }
}
