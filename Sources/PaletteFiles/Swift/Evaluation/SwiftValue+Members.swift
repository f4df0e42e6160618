internal import ColorMath

extension SwiftValue {
    /// What a function or an initialiser of the system gives; `nil` where it is not known, or traps.
    static func calling(_ name: String, with arguments: [SwiftLabelled<SwiftValue>]) -> SwiftValue? {
        let (labels, values) = (arguments.map(\.label), arguments.map(\.value))
        switch (name, labels) {
        case ("print", _), ("debugPrint", _), ("assert", _), ("precondition", _): return .absent
        case ("String", [""]), ("Substring", [""]):
            guard case .string = values[0] else { return nil }
            return values[0]
        case ("Scanner", ["string"]):
            guard case .string(let text) = values[0] else { return nil }
            return .scanner(text)
        case ("CharacterSet", ["charactersIn"]): return values[0]
        case ("strtoul", ["", "", ""]), ("strtoull", ["", "", ""]):
            guard case .string(let text) = values[0], values[2].integer == 16 else { return nil }
            return .integer(hexadecimal(text).value ?? 0)
        case ("min", ["", ""]), ("max", ["", ""]):
            guard let first = values[0].number, let second = values[1].number else { return nil }
            return (name == "min") == (first <= second) ? values[0] : values[1]
        default: break
        }
        if realTypes.contains(name), labels == [""] { return values[0].number.map { .real($0) } }
        guard integerTypes.contains(name), let first = values.first else { return nil }
        if case .string(let text) = first {
            guard labels.first == "", labels.count < 3 else { return nil }
            let radix = labels.count == 1 ? 10 : labels[1] == "radix" ? values[1].integer : nil
            guard let radix, (2...36).contains(radix) else { return nil }
            return Int(text, radix: radix).map { .integer($0) } ?? .absent
        }
        guard labels.count == 1, let number = first.number, abs(number) < 9e18 else { return nil }
        return .integer(Int(number))
    }

    /// The value of a property; `nil` where there is none that is known.
    func member(_ name: String) -> SwiftValue? {
        switch (self, name) {
        case (.string(let text), "count"): return .integer(text.utf8.count)
        case (.string(let text), "isEmpty"): return .boolean(text.isEmpty)
        case (.string, "startIndex"): return .integer(0)
        case (.string(let text), "endIndex"): return .integer(text.utf8.count)
        case (.string(let text), "first"): return text.first.map { .string(String($0)) } ?? .absent
        case (.scanner(let text), "isAtEnd"): return .boolean(text.isEmpty)
        case (.string, "utf8"), (.string, "unicodeScalars"), (.color, "cgColor"): return self
        // `.alphanumerics.inverted`.
        case (.word, _): return .word(name)
        case (.tuple(let elements), _):
            if let index = Int(name) { return elements.indices.contains(index) ? elements[index].value : nil }
            return elements.first { $0.label == name }?.value
        default: return nil
        }
    }

    /// What a method gives, and what becomes of the value that it is called on; `nil` where it is not known.
    func calling(
        method: String, with arguments: [SwiftLabelled<SwiftValue>]
    ) -> (result: SwiftValue, base: SwiftValue)? {
        switch self {
        case .string(let text):
            if let rest = Self.rest(of: text, after: method, arguments) { return (.absent, .string(rest)) }
            return Self.calling(method, on: text, arguments).map { ($0, self) }
        case .scanner(let text): return Self.scanning(method, text)
        case .color(var color):
            guard let alpha = arguments.first?.value.number, arguments.count == 1, alpha.isFinite else {
                return nil
            }
            switch method {
            case "opacity": color.alpha *= max(0, min(1, alpha))
            case "withAlphaComponent": color.alpha = max(0, min(1, alpha))
            default: return nil
            }
            return (.color(color), self)
        default: return nil
        }
    }

    /// Some characters of a string; `nil` where they are beyond it.
    func slice(from: Int?, to: Int?, isClosed: Bool) -> SwiftValue? {
        guard case .string(let text) = self else { return nil }
        let count = text.utf8.count
        let (start, last) = (from ?? 0, to ?? count)
        guard 0 <= start, start <= last, last < count || last == count && !isClosed else { return nil }
        let end = isClosed ? last + 1 : last
        return .string(String(text.dropFirst(start).prefix(end - start)))
    }

    private static func calling(
        _ method: String, on text: String, _ arguments: [SwiftLabelled<SwiftValue>]
    ) -> SwiftValue? {
        let (labels, values) = (arguments.map(\.label), arguments.map(\.value))
        switch (method, labels) {
        case ("uppercased", []): return .string(text.uppercased())
        case ("lowercased", []): return .string(text.lowercased())
        case ("hasPrefix", [""]), ("starts", ["with"]):
            guard case .string(let other) = values[0] else { return nil }
            return .boolean(text.hasPrefix(other))
        case ("hasSuffix", [""]):
            guard case .string(let other) = values[0] else { return nil }
            return .boolean(text.hasSuffix(other))
        case ("dropFirst", []): return .string(String(text.dropFirst()))
        case ("dropFirst", [""]), ("dropLast", [""]), ("prefix", [""]), ("suffix", [""]):
            guard let count = values[0].integer, count >= 0 else { return nil }
            switch method {
            case "dropFirst": return .string(String(text.dropFirst(count)))
            case "dropLast": return .string(String(text.dropLast(count)))
            case "prefix": return .string(String(text.prefix(count)))
            default: return .string(String(text.suffix(count)))
            }
        case ("index", ["", "offsetBy"]):
            guard let start = values[0].integer, let distance = values[1].integer else { return nil }
            return SwiftValue.applying("+", to: .integer(start), .integer(distance))
        case ("index", ["after"]): return SwiftValue.applying("+", to: values[0], .integer(1))
        case ("substring", ["from"]), ("suffix", ["from"]):
            return SwiftValue.string(text).slice(from: values[0].integer, to: nil, isClosed: false)
        case ("replacingOccurrences", ["of", "with"]), ("replacing", ["", "with"]):
            // Of one character, as `#`.
            guard case (.string(let old), .string(let new)) = (values[0], values[1]), old.count == 1 else {
                return nil
            }
            return .string(text.map { String($0) == old ? new : String($0) }.joined())
        case ("trimmingCharacters", ["in"]): return trimming(text, of: values[0])
        default: return nil
        }
    }

    private static func trimming(_ text: String, of set: SwiftValue) -> SwiftValue? {
        let isOut: (Character) -> Bool
        switch set {
        case .string(let characters): isOut = { characters.contains($0) }
        // `.alphanumerics.inverted`.
        case .word("inverted"): isOut = { !($0.isLetter || $0.isNumber) }
        case .word("whitespaces"), .word("whitespacesAndNewlines"), .word("newlines"): isOut = \.isWhitespace
        default: return nil
        }
        return .string(String(String(text.drop(while: isOut)).reversed().drop(while: isOut).reversed()))
    }

    /// What a method that shortens a string leaves of it; `nil` for any other.
    private static func rest(
        of text: String, after method: String, _ arguments: [SwiftLabelled<SwiftValue>]
    ) -> String? {
        let first = arguments.first?.value.integer
        switch (method, arguments.map(\.label)) {
        case ("removeFirst", []) where !text.isEmpty: return String(text.dropFirst())
        case ("removeFirst", [""]): return first.flatMap { $0 >= 0 ? String(text.dropFirst($0)) : nil }
        case ("remove", ["at"]) where first == 0 && !text.isEmpty: return String(text.dropFirst())
        default: return nil
        }
    }
}

// MARK: Scanner

extension SwiftValue {
    /// What a `Scanner` has still to read once a property is set.
    static func rest(
        of text: String, setting property: String, to value: SwiftValue
    ) throws(SwiftEvaluation.Failure) -> String {
        switch (property, value) {
        case ("scanLocation", _), ("currentIndex", _):
            guard let count = value.integer, count >= 0 else { throw SwiftEvaluation.Failure() }
            return String(text.dropFirst(count))
        case ("charactersToBeSkipped", .string(let characters)):
            return String(text.drop { characters.contains($0) })
        default: throw SwiftEvaluation.Failure()
        }
    }

    private static func scanning(_ method: String, _ text: String) -> (result: SwiftValue, base: SwiftValue)?
    {
        switch method {
        case "scanHexInt32", "scanHexInt64", "scanInt", "scanInt32", "scanInt64", "scanUInt64":
            let (value, rest) = hexadecimal(text)
            return (value.map { .integer($0) } ?? .absent, .scanner(rest))
        case "scanString", "scanCharacter": return (.boolean(true), .scanner(String(text.dropFirst())))
        default: return nil
        }
    }

    /// The hexadecimal number that a text begins with, and what stands behind it.
    private static func hexadecimal(_ text: String) -> (value: Int?, rest: String) {
        let hasPrefix = text.hasPrefix("0x") || text.hasPrefix("0X")
        let digits = text.dropFirst(hasPrefix ? 2 : 0).prefix(while: \.isHexDigit)
        return (Int(digits, radix: 16), String(text.dropFirst((hasPrefix ? 2 : 0) + digits.count)))
    }
}
