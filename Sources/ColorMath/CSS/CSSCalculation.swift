/// Computes `calc()` and its kin where the text alone tells the result: numbers, percentages, angles and constants.
///
/// Source: CSS Values and Units 4, §10. Sums have operands of one kind; of a product one factor is a number; a quotient
/// is by a number, or of two of one kind, which makes a number. What has a length in it needs a stylesheet.
struct CSSCalculation {
    typealias Fault = CSSScanner.Fault

    /// What a calculation comes to.
    struct Quantity {
        var value: Double
        var kind: Kind
    }

    /// The kinds of quantities; an angle is in degrees.
    enum Kind: String {
        case number = "a number"
        case percentage = "a percentage"
        case angle = "an angle"
    }

    private enum Function {
        case calc, min, max, clamp, abs, sign
    }

    private static let functions: [(name: StaticString, function: Function)] = [
        ("calc", .calc), ("min", .min), ("max", .max), ("clamp", .clamp), ("abs", .abs), ("sign", .sign),
    ]

    private static let constants: [(name: StaticString, value: Double)] = [
        ("e", 2.718281828459045), ("pi", Double.pi), ("infinity", .infinity), ("-infinity", -.infinity),
        ("nan", .nan),
    ]

    /// How deep parentheses and functions may nest, so that no text exhausts the stack.
    private static let deepest = 32
    private var depth = 0

    /// Computes the function of a name whose opening parenthesis is next; nil if the name is none of those known.
    ///
    /// At the top what is no number becomes 0, and infinity the largest number there is.
    static func result(of name: CSSName, in scanner: inout CSSScanner) throws(Fault) -> Quantity? {
        guard scanner.next == UInt8(ascii: "("), let function = function(named: name) else { return nil }
        var calculation = CSSCalculation()
        var result = try calculation.call(function, in: &scanner)
        let limit = CSSComponent.limit
        result.value = result.value.isNaN ? 0 : Swift.min(Swift.max(result.value, -limit), limit)
        return result
    }

    private static func function(named name: CSSName) -> Function? {
        functions.first { name.matches($0.name) }?.function
    }

    // MARK: Arithmetic

    private mutating func sum(in scanner: inout CSSScanner) throws(Fault) -> Quantity {
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
            guard term.kind == total.kind else {
                throw start.fault(.wrongKind, expected: total.kind.rawValue)
            }
            total.value += isMinus ? -term.value : term.value
        }
    }

    private mutating func product(in scanner: inout CSSScanner) throws(Fault) -> Quantity {
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
            let start = scanner
            let factor = try operand(in: &scanner)
            if isQuotient, factor.kind == result.kind {
                result = Quantity(value: result.value / factor.value, kind: .number)
            } else if factor.kind == .number {
                result.value = isQuotient ? result.value / factor.value : result.value * factor.value
            } else if result.kind == .number, !isQuotient {
                result = Quantity(value: result.value * factor.value, kind: factor.kind)
            } else {
                throw start.fault(.wrongKind, expected: Kind.number.rawValue)
            }
        }
    }

    private mutating func operand(in scanner: inout CSSScanner) throws(Fault) -> Quantity {
        scanner.skipSpace()
        let start = scanner
        if let number = scanner.number() { return try quantity(of: number, in: &scanner) }
        if scanner.next == UInt8(ascii: "(") { return try call(.calc, in: &scanner) }
        let name = CSSName(bytes: scanner.word())
        if scanner.next == UInt8(ascii: "("), let function = Self.function(named: name) {
            return try call(function, in: &scanner)
        }
        if let constant = Self.constants.first(where: { name.matches($0.name) }) {
            return Quantity(value: constant.value, kind: .number)
        }
        let isFunction = !name.bytes.isEmpty && scanner.next == UInt8(ascii: "(")
        throw start.fault(
            isFunction ? .needsStylesheet : .unexpectedCharacter,
            expected: "a number, a percentage, an angle, or calc, min, max, clamp, abs or sign")
    }

    /// A number with the unit that follows it.
    private func quantity(of number: Double, in scanner: inout CSSScanner) throws(Fault) -> Quantity {
        if scanner.skip("%") { return Quantity(value: number, kind: .percentage) }
        let start = scanner
        let unit = CSSName(bytes: scanner.word())
        if unit.bytes.isEmpty { return Quantity(value: number, kind: .number) }
        guard let degrees = CSSArgumentSyntax.degrees(perUnit: unit) else {
            throw start.fault(.needsStylesheet, expected: "%, deg, grad, rad or turn")
        }
        return Quantity(value: number * degrees, kind: .angle)
    }

    // MARK: Functions

    /// Reads the arguments in parentheses and applies a function to them.
    private mutating func call(_ function: Function, in scanner: inout CSSScanner) throws(Fault) -> Quantity {
        guard depth < Self.deepest else {
            throw scanner.fault(.nestedTooDeeply, expected: "at most \(Self.deepest) levels of parentheses")
        }
        depth += 1
        defer { depth -= 1 }
        _ = scanner.skip("(")
        var result = try sum(in: &scanner)
        switch function {
        case .calc: break
        case .abs: result.value = Swift.abs(result.value)
        case .sign:
            let isSigned = result.value != 0 && !result.value.isNaN
            result = Quantity(value: isSigned ? (result.value < 0 ? -1 : 1) : result.value, kind: .number)
        case .clamp:
            let value = try argument(of: result.kind, in: &scanner)
            let highest = try argument(of: result.kind, in: &scanner)
            result.value = Self.larger(result.value, Self.smaller(value, highest))
        case .min, .max:
            scanner.skipSpace()
            while scanner.next == UInt8(ascii: ",") {
                let other = try argument(of: result.kind, in: &scanner)
                result.value =
                    function == .min ? Self.smaller(result.value, other) : Self.larger(result.value, other)
                scanner.skipSpace()
            }
        }
        scanner.skipSpace()
        guard scanner.skip(")") else {
            throw scanner.fault(.unexpectedCharacter, expected: "an operator or a closing parenthesis")
        }
        return result
    }

    /// Reads a comma and one more argument, of the kind of the first.
    private mutating func argument(of kind: Kind, in scanner: inout CSSScanner) throws(Fault) -> Double {
        scanner.skipSpace()
        guard scanner.skip(",") else {
            throw scanner.fault(.unexpectedCharacter, expected: "a comma before the next argument")
        }
        scanner.skipSpace()
        let start = scanner
        let argument = try sum(in: &scanner)
        guard argument.kind == kind else { throw start.fault(.wrongKind, expected: kind.rawValue) }
        return argument.value
    }

    // What is no number stays none, whichever side it is on.
    private static func smaller(_ a: Double, _ b: Double) -> Double { a.isNaN || a < b ? a : b }
    private static func larger(_ a: Double, _ b: Double) -> Double { a.isNaN || a > b ? a : b }
}
