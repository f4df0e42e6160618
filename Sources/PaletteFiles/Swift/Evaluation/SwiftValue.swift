internal import ColorMath

/// A value that the arguments of a colour and the body of an initialiser work with.
indirect enum SwiftValue {
    /// An integer of some type.
    case integer(Int)
    /// An integer literal, or what is computed from such alone: whole or not, as its place wants it.
    case literal(Double)
    /// A number with a fraction.
    case real(Double)
    case boolean(Bool)
    /// A string of ASCII, whose indices are integers.
    case string(String)
    case tuple([SwiftLabelled<SwiftValue>])
    case color(DynamicColor)
    /// A `Scanner`: the text that it has not read yet.
    case scanner(String)
    /// A member of a type that its place tells: `.sRGB`, `.whitespaces`.
    case word(String)
    /// `nil`, or nothing.
    case absent

    /// The value of a number literal in any base; `nil` for any other text.
    init?(number text: String) {
        let digits = text.filter { $0 != "_" }
        for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
            guard let value = UInt64(digits.dropFirst(2), radix: radix) else { return nil }
            self = .literal(Double(value))
            return
        }
        guard let value = Double(digits) else { return nil }
        self = digits.allSatisfy { $0.isASCII && $0.isNumber } ? .literal(value) : .real(value)
    }

    /// The value as a number; `nil` where it is none.
    var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .literal(let value), .real(let value): value
        default: nil
        }
    }

    /// The value as an integer; `nil` where it is none, or has a fraction.
    var integer: Int? {
        switch self {
        case .integer(let value): value
        case .literal(let value): Int(exactly: value)
        default: nil
        }
    }

    /// The value where one of a type is wanted; `nil` where it is of another. What is not known about a type
    /// is not checked.
    func converted(to type: String) -> SwiftValue? {
        if Self.integerTypes.contains(type) { return integer.map { .integer($0) } }
        if Self.realTypes.contains(type) { return number.map { .real($0) } }
        switch (type, self) {
        case ("String", .string), ("Substring", .string), ("StringProtocol", .string), ("Bool", .boolean):
            return self
        case ("String", _), ("Substring", _), ("StringProtocol", _), ("Bool", _): return nil
        case (_, .color): return self
        default: return SwiftColor.types.contains(type) ? nil : self
        }
    }

    /// The types of integers.
    static let integerTypes: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    ]

    /// The types of numbers with fractions.
    static let realTypes: Set<String> = ["CGFloat", "Double", "Float", "TimeInterval"]
}

/// Something with the label before it, which is empty where there is none.
struct SwiftLabelled<Value> {
    let label: String
    let value: Value
}
