/// The value of an expression of number literals: `-0.5`, `18.0 / 255`, `CGFloat(0x1F) / 0xFF`.
struct SwiftConstant {
    private let source: SwiftTokens
    private var index: Int
    private let end: Int

    /// The value of the tokens of a range; `nil` where they are anything else than literals, `+ - * /`,
    /// parentheses, and `CGFloat`, `Double` or `Float` around them.
    static func value(of range: Range<Int>, in source: SwiftTokens) -> Double? {
        var expression = SwiftConstant(source: source, index: range.lowerBound, end: range.upperBound)
        guard let value = expression.sum(), expression.index == range.upperBound, value.isFinite else {
            return nil
        }
        return value
    }

    private init(source: SwiftTokens, index: Int, end: Int) {
        self.source = source
        self.index = index
        self.end = end
    }

    private mutating func takes(_ mark: Unicode.Scalar) -> Bool {
        guard index < end, source.isMark(mark, at: index) else { return false }
        index += 1
        return true
    }

    private mutating func sum() -> Double? {
        guard var value = product() else { return nil }
        while true {
            if takes("+") {
                guard let next = product() else { return nil }
                value += next
            } else if takes("-") {
                guard let next = product() else { return nil }
                value -= next
            } else {
                return value
            }
        }
    }

    private mutating func product() -> Double? {
        guard var value = operand() else { return nil }
        while true {
            if takes("*") {
                guard let next = operand() else { return nil }
                value *= next
            } else if takes("/") {
                guard let next = operand() else { return nil }
                value /= next
            } else {
                return value
            }
        }
    }

    private mutating func operand() -> Double? {
        if takes("-") { return operand().map { -$0 } }
        guard index < end else { return nil }
        if source.kind(at: index) == .number {
            index += 1
            return SwiftConstant.number(source.text(at: index - 1))
        }
        if let word = source.word(at: index), ["CGFloat", "Double", "Float"].contains(word) { index += 1 }
        guard takes("("), let value = sum(), takes(")") else { return nil }
        return value
    }

    /// The value of a number literal of Swift in any base.
    static func number(_ text: String) -> Double? {
        let digits = text.filter { $0 != "_" }
        for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
            return UInt64(digits.dropFirst(2), radix: radix).map { Double($0) }
        }
        return Double(digits)
    }
}
