/// A mathematical function of CSS Values and Units 4, §10.
enum CSSMathFunction: String, CaseIterable {
    case calc, min, max, clamp, round, mod, rem
    case sin, cos, tan, asin, acos, atan, atan2
    case pow, sqrt, hypot, log, exp
    case abs, sign

    /// How `round()` rounds to multiples.
    enum Rounding: String, CaseIterable {
        case nearest, up, down
        case toZero = "to-zero"
    }

    /// The function of a name in either case; nil if there is none.
    init?(_ name: CSSName) {
        guard let function = CSSMathFunction.allCases.first(where: { name.matches($0.rawValue) }) else {
            return nil
        }
        self = function
    }

    /// How many arguments there have to be.
    var leastCount: Int {
        switch self {
        case .clamp: 3
        case .mod, .rem, .atan2, .pow: 2
        default: 1
        }
    }

    /// How many arguments there may be.
    var greatestCount: Int {
        switch self {
        case .min, .max, .hypot: .max
        case .clamp: 3
        case .round, .mod, .rem, .atan2, .pow, .log: 2
        default: 1
        }
    }

    /// What the arguments have to be, for messages.
    var expectation: String {
        switch self {
        case .sin, .cos, .tan: "a number or an angle for \(rawValue)()"
        case .asin, .acos, .atan, .pow, .sqrt, .log, .exp: "numbers for \(rawValue)()"
        case .round: "two arguments of one kind for round(), or a number"
        default: "arguments of one kind for \(rawValue)()"
        }
    }

    /// Applies the function; nil where the kinds of the arguments do not fit it.
    ///
    /// - Parameters:
    ///   - arguments: As many as the function takes; nil for `none`, which only `clamp()` knows.
    ///   - rounding: For ``round`` alone.
    func result(of arguments: [CSSQuantity?], rounding: Rounding) -> CSSQuantity? {
        let given = arguments.compactMap { $0 }
        guard let type = given.first?.type, given.allSatisfy({ $0.type == type }) else { return nil }
        let values = given.map { $0.value }
        switch self {
        case .calc: return given[0]
        case .min: return CSSQuantity(values.reduce(.infinity, Self.smaller), type)
        case .max: return CSSQuantity(values.reduce(-.infinity, Self.larger), type)
        case .clamp:
            guard let value = arguments[1] else { return nil }
            let capped = arguments[2].map { Self.smaller(value.value, $0.value) } ?? value.value
            return CSSQuantity(arguments[0].map { Self.larger($0.value, capped) } ?? capped, type)
        case .round:
            guard values.count == 2 || type == .number else { return nil }
            return CSSQuantity(rounding.round(values[0], to: values.count == 2 ? values[1] : 1), type)
        case .mod: return CSSQuantity(Self.modulus(values[0], values[1]), type)
        case .rem: return CSSQuantity(values[0].truncatingRemainder(dividingBy: values[1]), type)
        case .hypot: return CSSQuantity(values.reduce(0, hypotenuse), type)
        case .abs: return CSSQuantity(Swift.abs(values[0]), type)
        case .sign:
            let isSigned = values[0] != 0 && !values[0].isNaN
            return CSSQuantity(isSigned ? (values[0] < 0 ? -1 : 1) : values[0])
        case .atan2: return CSSQuantity(degrees(arctangent(values[0], values[1])), .angle)
        case .sin, .cos, .tan:
            guard type == .number || type == .angle else { return nil }
            return CSSQuantity(trigonometric(type == .angle ? values[0] : degrees(values[0])))
        default:
            return type == .number ? resultOfNumbers(values) : nil
        }
    }

    private func resultOfNumbers(_ values: [Double]) -> CSSQuantity? {
        switch self {
        case .asin: CSSQuantity(degrees(arcsine(values[0])), .angle)
        case .acos: CSSQuantity(degrees(arccosine(values[0])), .angle)
        case .atan: CSSQuantity(degrees(arctangent(values[0], 1)), .angle)
        case .pow: CSSQuantity(power(values[0], values[1]))
        case .sqrt: CSSQuantity(values[0].squareRoot())
        case .exp: CSSQuantity(exponential(values[0]))
        case .log:
            CSSQuantity(
                values.count == 2
                    ? naturalLogarithm(values[0]) / naturalLogarithm(values[1]) : naturalLogarithm(values[0]))
        default: nil
        }
    }

    /// The sine, cosine or tangent; exact where the angle is a multiple of 90° and the result is 0 or
    /// endless.
    private func trigonometric(_ degrees: Double) -> Double {
        let (cosine, sine) = exactCosineAndSine(degrees: degrees)
        return self == .sin ? sine : self == .cos ? cosine : sine / cosine
    }

    private func degrees(_ radians: Double) -> Double { radians * (180 / .pi) }

    // What is no number stays none, whichever side it is on.
    private static func smaller(_ a: Double, _ b: Double) -> Double { a.isNaN || a < b ? a : b }
    private static func larger(_ a: Double, _ b: Double) -> Double { a.isNaN || a > b ? a : b }

    /// The remainder with the sign of the divisor.
    private static func modulus(_ value: Double, _ divisor: Double) -> Double {
        if divisor.isInfinite, value.isFinite {
            return value == 0 || value.sign == divisor.sign ? value : .nan
        }
        let rest = value.truncatingRemainder(dividingBy: divisor)
        return rest != 0 && rest.sign != divisor.sign ? rest + divisor : rest
    }
}

extension CSSMathFunction.Rounding {
    /// The multiple of a step that a value is rounded to; of two equally near the greater.
    func round(_ value: Double, to step: Double) -> Double {
        if step == 0 || value.isNaN || step.isNaN || value.isInfinite && step.isInfinite { return .nan }
        if value.isInfinite { return value }
        if step.isInfinite {
            switch self {
            case .up: return value > 0 ? .infinity : 0
            case .down: return value < 0 ? -.infinity : 0
            case .nearest, .toZero: return 0
            }
        }
        let size = abs(step)
        let rest = value.truncatingRemainder(dividingBy: size)
        if rest == 0 { return value }
        let lower = rest < 0 ? value - rest - size : value - rest
        let upper = lower + size
        switch self {
        case .up: return upper
        case .down: return lower
        case .toZero: return value < 0 ? upper : lower
        case .nearest: return upper - value <= value - lower ? upper : lower
        }
    }
}
