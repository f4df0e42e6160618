internal import ColorMath

extension SwiftArguments {
    /// A colour that is taken from the arguments of a call.
    struct Reading {
        let color: DynamicColor
        let form: SwiftColor.Form
        /// The opacity, where it is an argument of its own.
        let alpha: SwiftArgument?
    }

    /// Takes arguments for what this says; `nil` where they are something else.
    func reading(of arguments: [SwiftArgument], in source: SwiftTokens) -> Reading? {
        guard let (components, alpha, opacity) = Self.parted(arguments, in: source) else { return nil }
        switch self {
        case .digits(let place):
            guard components.count == 1, let text = Self.digits(in: components[0], of: source),
                let digits = try? HexDigits(text, alphaAt: place)
            else { return nil }
            return Reading(
                color: DynamicColor(SRGB(digits.color).withAlpha((digits.alpha ?? 1) * opacity)),
                form: .hexadecimal(components[0], alpha: digits.alpha.map { _ in place }), alpha: alpha)
        case .components(let space, let scale):
            let model: SwiftColorModel = space == .displayP3 ? .displayP3 : .sRGB
            let values = components.compactMap { SwiftExpression.number(of: $0.value, in: source) }
            guard values.count == model.count, values.count == components.count else { return nil }
            return Reading(
                color: model.color(values.map { $0 / scale }, alpha: opacity),
                form: .components(components, of: model, scale: scale), alpha: alpha)
        }
    }

    /// Takes arguments for digits by their look and their labels, as nothing else is known.
    ///
    /// - Returns: `nil` for anything else.
    /// - Throws: ``HexDigits/Fault/ambiguousAlpha``.
    static func reading(
        ofDigitsIn arguments: [SwiftArgument], in source: SwiftTokens
    ) throws(HexDigits.Fault) -> Reading? {
        guard let (components, alpha, opacity) = parted(arguments, in: source), components.count == 1,
            let text = digits(in: components[0], of: source)
        else { return nil }
        let label = components[0].label
        let isNamed = label.lowercased().mentions("hex") || label.hasPrefix("rgb")
        let isNumber = source.kind(at: components[0].value.lowerBound) == .number
        guard isNamed || isNumber && label.isEmpty || !isNumber && text.hasPrefix("#") else { return nil }
        do throws(HexDigits.Fault) {
            return Reading(
                color: DynamicColor(SRGB(try HexDigits(text).color).withAlpha(opacity)),
                form: .hexadecimal(components[0], alpha: nil), alpha: alpha)
        } catch .notHexadecimal {
            return nil
        }
    }

    /// Takes arguments for those of an initialiser of the system, or for `r:g:b:`.
    static func reading(
        of arguments: [SwiftArgument], _ values: [SwiftLabelled<SwiftValue>], type: String
    ) -> Reading? {
        let hasAlpha = arguments.count > 1 && SwiftColor.alphaLabels.contains(arguments.last?.label ?? "")
        let components = arguments.dropLast(hasAlpha ? 1 : 0).drop { $0.label.isEmpty }
        let alpha = hasAlpha ? arguments.last : nil
        if let (color, model) = SwiftColorModel.color(of: type, values) {
            return Reading(
                color: color, form: .components(Array(components), of: model, scale: 1), alpha: alpha)
        }
        guard components.map(\.label) == ["r", "g", "b"],
            components.count == arguments.count - (hasAlpha ? 1 : 0)
        else { return nil }
        let numbers = values.compactMap(\.value.number)
        guard numbers.count == values.count, numbers.allSatisfy(\.isFinite) else { return nil }
        let scale = numbers.prefix(3).contains { $0 > 1 } ? 255.0 : 1
        return Reading(
            color: SwiftColorModel.sRGB.color(
                numbers.prefix(3).map { $0 / scale }, alpha: hasAlpha ? max(0, min(1, numbers[3])) : 1),
            form: .components(Array(components), of: .sRGB, scale: scale), alpha: alpha)
    }

    /// The components, the argument of the opacity and its value; `nil` where that is not constant.
    private static func parted(
        _ arguments: [SwiftArgument], in source: SwiftTokens
    ) -> (components: [SwiftArgument], alpha: SwiftArgument?, opacity: Double)? {
        guard let last = arguments.last, arguments.count > 1, SwiftColor.alphaLabels.contains(last.label)
        else {
            return (arguments, nil, 1)
        }
        guard let value = SwiftExpression.number(of: last.value, in: source) else { return nil }
        return (arguments.dropLast(), last, max(0, min(1, value)))
    }

    /// The text of an argument that is a hexadecimal number or a string.
    private static func digits(in argument: SwiftArgument, of source: SwiftTokens) -> String? {
        guard argument.value.count == 1 else { return nil }
        let text = source.text(at: argument.value.lowerBound)
        switch source.kind(at: argument.value.lowerBound) {
        case .number: return text.hasPrefix("0x") ? text : nil
        case .string: return text
        default: return nil
        }
    }
}

extension ComponentExcess {
    /// Finds the codes among the components of an initialiser of the system; `nil` where there is none.
    ///
    /// A component of a wide gamut is beyond 1, but never as far as 2.
    init?(of form: SwiftColor.Form, in source: SwiftTokens) {
        guard case .components(let arguments, let model, scale: 1) = form else { return nil }
        let values = arguments.compactMap { SwiftExpression.number(of: $0.value, in: source) }
        guard values.contains(where: { $0 >= 2 }) else { return nil }
        var written: [String] = []
        var meant: [String] = []
        for (index, (argument, value)) in zip(arguments, values).enumerated() {
            let text = source.string(of: argument.value)
            let range = model == .hsb ? index == 0 ? 360 : 100 : 255
            // What is divided already is no code, and neither is a fraction beside codes.
            let isCode = !text.contains("/") && (model == .hsb ? value > 1 : value >= 1)
            written.append("\(argument.label): \(text)")
            meant.append("\(argument.label): \(text)" + (isCode ? " / \(range)" : ""))
        }
        self.init(written: written.joined(separator: ", "), meant: meant.joined(separator: ", "))
    }
}
