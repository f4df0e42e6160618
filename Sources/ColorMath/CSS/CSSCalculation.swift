/// Computes `calc()` and the other mathematical functions of CSS Values and Units 4, §10, where the text
/// alone tells the result: of numbers, percentages, angles, absolute units and constants, and of the
/// components of a relative colour's origin. What has a length in it that depends on a page needs a
/// stylesheet.
struct CSSCalculation {
    typealias Fault = CSSScanner.Fault

    /// The components of an origin by name; without an origin none.
    private let channels: CSSChannels?

    /// How deep parentheses and functions may nest, so that no text exhausts the stack.
    private static let deepest = 32
    private var depth = 0

    private init(channels: CSSChannels?) {
        self.channels = channels
    }

    /// Computes the function of a name whose opening parenthesis is next; nil if the name is none of those
    /// known.
    ///
    /// At the top what is no number becomes 0.
    static func result(
        of name: CSSName, in scanner: inout CSSScanner, channels: CSSChannels? = nil
    ) throws(Fault) -> CSSQuantity? {
        guard scanner.next == UInt8(ascii: "("), let function = CSSMathFunction(name) else { return nil }
        var calculation = CSSCalculation(channels: channels)
        var result = try calculation.call(function, in: &scanner)
        if result.value.isNaN { result.value = 0 }
        return result
    }

    // MARK: Arithmetic

    private mutating func sum(in scanner: inout CSSScanner) throws(Fault) -> CSSQuantity {
        var total = try product(in: &scanner)
        while true {
            let before = scanner.offset
            scanner.skipSpace()
            let sign = scanner
            let isMinus = scanner.skip("-")
            guard isMinus || scanner.skip("+") else { return total }
            let after = scanner.offset
            scanner.skipSpace()
            guard before < sign.offset, after < scanner.offset else {
                throw sign.fault(.unexpectedCharacter, expected: "white space on both sides of a sign")
            }
            let start = scanner
            let term = try product(in: &scanner)
            guard term.type == total.type else {
                throw start.fault(.wrongKind, expected: total.type.description)
            }
            total.value += isMinus ? -term.value : term.value
        }
    }

    private mutating func product(in scanner: inout CSSScanner) throws(Fault) -> CSSQuantity {
        var result = try operand(in: &scanner)
        while true {
            let end = scanner
            scanner.skipSpace()
            let isQuotient = scanner.skip("/")
            guard isQuotient || scanner.skip("*") else {
                scanner = end
                return result
            }
            scanner.skipSpace()
            let factor = try operand(in: &scanner)
            result =
                isQuotient
                ? CSSQuantity(result.value / factor.value, result.type / factor.type)
                : CSSQuantity(result.value * factor.value, result.type * factor.type)
        }
    }

    private mutating func operand(in scanner: inout CSSScanner) throws(Fault) -> CSSQuantity {
        scanner.skipSpace()
        let start = scanner
        if let number = scanner.number() { return try quantity(of: number, in: &scanner) }
        if scanner.next == UInt8(ascii: "(") { return try call(.calc, in: &scanner) }
        let name = scanner.word()
        let isFunction = scanner.next == UInt8(ascii: "(")
        if isFunction, let function = CSSMathFunction(name) { return try call(function, in: &scanner) }
        if !isFunction {
            if let constant = Self.constants.first(where: { name.matches($0.name) }) {
                return CSSQuantity(constant.value)
            }
            // What is missing counts as 0 in a calculation.
            if let channel = channels?.value(of: name) { return CSSQuantity(channel ?? 0) }
        }
        throw start.fault(
            isFunction && !name.isEmpty ? .needsStylesheet : .unexpectedCharacter,
            expected: "a number, a percentage, an angle or a mathematical function")
    }

    private static let constants: [(name: StaticString, value: Double)] = [
        ("e", 2.718281828459045), ("pi", Double.pi), ("infinity", .infinity), ("-infinity", -.infinity),
        ("nan", .nan),
    ]

    /// A number with the unit that follows it.
    private func quantity(of number: Double, in scanner: inout CSSScanner) throws(Fault) -> CSSQuantity {
        if scanner.skip("%") { return CSSQuantity(number, .percentage) }
        let start = scanner
        let unit = scanner.word()
        if unit.isEmpty { return CSSQuantity(number) }
        guard let quantity = CSSQuantity(number, unit: unit) else {
            throw start.fault(.needsStylesheet, expected: "%, deg, grad, rad or turn")
        }
        return quantity
    }

    // MARK: Functions

    /// Reads the arguments in parentheses and applies a function to them.
    private mutating func call(
        _ function: CSSMathFunction, in scanner: inout CSSScanner
    ) throws(Fault) -> CSSQuantity {
        guard depth < Self.deepest else {
            throw scanner.fault(.nestedTooDeeply, expected: "at most \(Self.deepest) levels of parentheses")
        }
        depth += 1
        defer { depth -= 1 }
        let start = scanner
        _ = scanner.skip("(")
        var arguments: [CSSQuantity?] = []
        var rounding = CSSMathFunction.Rounding.nearest
        if function == .round, let strategy = try self.rounding(in: &scanner) { rounding = strategy }
        repeat {
            scanner.skipSpace()
            let first = scanner
            if function == .clamp, scanner.word().matches("none") {
                arguments.append(nil)
            } else {
                scanner = first
                arguments.append(try sum(in: &scanner))
            }
            scanner.skipSpace()
        } while arguments.count < function.greatestCount && scanner.skip(",")
        guard arguments.count >= function.leastCount else {
            throw scanner.fault(.unexpectedCharacter, expected: "a comma before the next argument")
        }
        guard scanner.skip(")") || scanner.next == nil else {
            throw scanner.fault(.unexpectedCharacter, expected: "an operator or a closing parenthesis")
        }
        guard let result = function.result(of: arguments, rounding: rounding) else {
            throw start.fault(.wrongKind, expected: function.expectation)
        }
        return result
    }

    /// How `round()` rounds, with the comma behind it; nil where it does not say.
    private func rounding(
        in scanner: inout CSSScanner
    ) throws(Fault) -> CSSMathFunction.Rounding? {
        var ahead = scanner
        ahead.skipSpace()
        let name = ahead.word()
        guard let strategy = CSSMathFunction.Rounding.allCases.first(where: { name.matches($0.rawValue) })
        else { return nil }
        ahead.skipSpace()
        guard ahead.skip(",") else {
            throw ahead.fault(.unexpectedCharacter, expected: "a comma before the next argument")
        }
        scanner = ahead
        return strategy
    }
}
