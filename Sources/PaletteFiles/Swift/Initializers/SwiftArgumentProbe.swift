internal import ColorMath

/// Finds out what the arguments of a declared initialiser mean: what explains the colour that it makes of
/// them, and the one that it makes of others.
struct SwiftArgumentProbe {
    let type: String
    /// The arguments of the call.
    let values: [SwiftLabelled<SwiftValue>]
    let initializers: SwiftInitializers

    private static let candidates: [SwiftArguments] =
        [.digits(alpha: .last), .digits(alpha: .first)]
        + [1, 255].flatMap { scale in
            [.components(of: .sRGB, scale: scale), .components(of: .displayP3, scale: scale)]
        }

    /// The meaning, and the call read by it; `nil` where there is none.
    func meaning(
        of arguments: [SwiftArgument], making color: DynamicColor, in source: SwiftTokens
    ) -> (SwiftArguments, SwiftArguments.Reading)? {
        for candidate in Self.candidates {
            guard let reading = candidate.reading(of: arguments, in: source), reading.color.isNear(color),
                let (probes, expected) = probes(for: candidate, like: reading.form, in: source)
            else { continue }
            var effort = SwiftEvaluation.Effort()
            let made = initializers.declaredColor(of: type, probes, effort: &effort)
            guard case .color(let made) = made, made.opaque.isNear(expected.opaque),
                reading.alpha != nil || made.isNear(expected)
            else { continue }
            return (candidate, reading)
        }
        return nil
    }

    /// Arguments of another colour, and what that is by a meaning.
    private func probes(
        for candidate: SwiftArguments, like form: SwiftColor.Form, in source: SwiftTokens
    ) -> (values: [SwiftLabelled<SwiftValue>], color: DynamicColor)? {
        var values = values
        switch (candidate, form) {
        case (.digits(let place), .hexadecimal(let argument, _)):
            let text = source.text(at: argument.value.lowerBound)
            let count = HexDigits.parts(of: text).digits.count
            let probe = "12345678".prefix(count)
            guard let code = UInt32(probe, radix: 16), let digits = try? HexDigits(probe, alphaAt: place)
            else {
                return nil
            }
            let value: SwiftValue =
                if case .string(let old) = values[0].value {
                    .string(String(old.dropLast(count)) + probe)
                } else {
                    .literal(Double(code))
                }
            values[0] = SwiftLabelled(label: values[0].label, value: value)
            return (values, DynamicColor(SRGB(digits.color).withAlpha(digits.alpha ?? 1)))
        case (.components, .components(_, let model, let scale)):
            let components = [0.2, 0.4, 0.6]
            for (index, component) in components.enumerated() {
                let number = component * scale
                let value: SwiftValue = scale == 1 ? .real(number) : .literal(number.rounded())
                values[index] = SwiftLabelled(label: values[index].label, value: value)
            }
            return (values, model.color(components, alpha: 1))
        default: return nil
        }
    }
}

extension DynamicColor {
    /// The colour without its opacity.
    fileprivate var opaque: DynamicColor {
        var color = self
        color.alpha = 1
        return color
    }

    /// Whether nobody can tell it from another, opacity included.
    fileprivate func isNear(_ other: DynamicColor) -> Bool {
        let difference =
            extended(to: SRGB.self).color.components - other.extended(to: SRGB.self).color.components
        return max(difference.max(), -difference.min(), abs(alpha - other.alpha)) < 1e-6
    }
}
