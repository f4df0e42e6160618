/// A condition of Less behind `when`, of a mixin or of a rule (Less, "Mixin Guards" and "CSS Guards").
struct LessGuard {
    let sources: CSSSources
    /// Whether a value that a file sets a variable to, or that is written, is a colour.
    let isColor: (ArraySlice<CSSToken>) -> Bool
    /// Whether no other mixin of the name is included, which `default()` asks for.
    var isDefault = true

    /// What stands before `when` and behind it; `nil` where there is no guard.
    static func parts(
        of head: ArraySlice<CSSToken>, _ sources: CSSSources
    ) -> (head: ArraySlice<CSSToken>, condition: ArraySlice<CSSToken>)? {
        var index = head.startIndex
        while index < head.endIndex {
            let token = head[index]
            if sources.isIdentifier(token, "when") {
                return (head[..<index].trimmed, head[(index + 1)...].trimmed)
            }
            if token.kind.closing != nil {
                // `when(…)` is read as a function.
                if token.kind == .function, sources.name(token) == "when" {
                    let end = head.end(ofBlockAt: index)
                    let inner = head[min(index + 1, end)..<end].trimmed
                    return end >= head.endIndex - 1 ? (head[..<index].trimmed, inner) : nil
                }
                index = head.end(ofBlockAt: index)
            }
            index += 1
        }
        return nil
    }

    /// Whether a condition holds in which variables are what they are set to; `nil` where that is not worked
    /// out.
    func holds(_ condition: ArraySlice<CSSToken>) -> Bool? { holds(condition, depth: 0) }

    /// How deep conditions may lie in one another.
    private static let depthLimit = 16

    private func holds(_ condition: ArraySlice<CSSToken>, depth: Int) -> Bool? {
        guard depth < Self.depthLimit else { return nil }
        let results = condition.separatedByCommas.map { all($0, depth: depth) }
        return results.contains(true) ? true : results.contains(nil) ? nil : false
    }

    /// Whether all holds that `and` joins.
    private func all(_ condition: ArraySlice<CSSToken>, depth: Int) -> Bool? {
        let results = condition.split { sources.isIdentifier($0, "and") }.map { single($0, depth: depth) }
        return results.contains(false) ? false : results.contains(nil) ? nil : true
    }

    private func single(_ condition: ArraySlice<CSSToken>, depth: Int) -> Bool? {
        guard let first = condition.first, depth < Self.depthLimit else { return nil }
        if sources.isIdentifier(first, "not") {
            return single(condition.dropFirst().trimmed, depth: depth + 1).map { !$0 }
        }
        let isWhole = condition.end(ofBlockAt: condition.startIndex) == condition.endIndex - 1
        let inner = condition.dropFirst().dropLast().trimmed
        switch first.kind {
        case .openParenthesis where isWhole: return comparison(inner, depth: depth + 1)
        case .function where isWhole && sources.name(first) == "not":
            return holds(inner, depth: depth + 1).map { !$0 }
        case .function where isWhole: return type(sources.name(first), inner)
        default: return comparison(condition, depth: depth + 1)
        }
    }

    private func comparison(_ condition: ArraySlice<CSSToken>, depth: Int) -> Bool? {
        let signs = condition.indices.filter { index in
            Self.signs.contains { sources.isDelimiter(condition[index], $0) }
        }
        guard let first = signs.first, let last = signs.last else {
            guard condition.count == 1, let word = condition.first else {
                return condition.first?.kind == .openParenthesis || condition.first?.kind == .function
                    ? holds(condition, depth: depth) : nil
            }
            // Everything but the word is false.
            return word.kind == .atKeyword ? nil : sources.isIdentifier(word, "true")
        }
        let sign = condition[first...last].reduce("") { $0 + sources.text($1) }
        let (left, right) = (condition[..<first].trimmed, condition[(last + 1)...].trimmed)
        if let one = number(left), let other = number(right),
            one.unit == other.unit || one.unit.isEmpty || other.unit.isEmpty
        {
            switch sign {
            case "=": return one.value == other.value
            case "<": return one.value < other.value
            case ">": return one.value > other.value
            case "<=", "=<": return one.value <= other.value
            case ">=": return one.value >= other.value
            default: return nil
            }
        }
        guard sign == "=", let one = word(left), let other = word(right) else { return nil }
        return one == other
    }

    private static let signs: [Unicode.Scalar] = ["=", "<", ">"]

    /// A number and its unit; `nil` for another value.
    private func number(_ value: ArraySlice<CSSToken>) -> (value: Double, unit: String)? {
        guard value.count == 1, let token = value.first,
            [.number, .dimension, .percentage].contains(token.kind)
        else { return nil }
        let text = sources.text(token)
        let digits = text.prefix { $0.isNumber || "+-.".contains($0) }
        return Double(digits).map { ($0, String(text.dropFirst(digits.count))) }
    }

    /// A word, with quotation marks or without; `nil` for what is more, or is not known.
    private func word(_ value: ArraySlice<CSSToken>) -> String? {
        guard value.count == 1, let token = value.first else { return nil }
        switch token.kind {
        case .ident, .number, .dimension, .percentage: return isColor(value) ? nil : sources.text(token)
        case .string: return String(sources.text(token).dropFirst().dropLast())
        default: return nil
        }
    }

    /// What functions say that ask what a value is.
    private func type(_ name: String, _ value: ArraySlice<CSSToken>) -> Bool? {
        if name == "default" { return isDefault }
        guard let first = value.first else { return nil }
        let isColor = isColor(value)
        if name == "iscolor", isColor { return true }
        guard value.count == 1, first.kind != .atKeyword || isColor else { return nil }
        let unit = number(value)?.unit
        switch name {
        case "iscolor": return false
        case "isnumber": return unit != nil
        case "ispixel": return unit == "px"
        case "ispercentage": return unit == "%"
        case "isem": return unit == "em"
        case "isstring": return first.kind == .string
        case "iskeyword": return first.kind == .ident && !isColor
        case "isurl": return first.kind == .url
        default: return nil
        }
    }
}
