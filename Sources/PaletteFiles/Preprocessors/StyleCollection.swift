/// A map or a list of Sass, as it is written: `("red": #c00, "blue": (…))`, `(1, 2)`, `a b`.
///
/// Sass specification, `spec/types/map.md` and `spec/types/list.md`. What stands in it is not worked out.
struct StyleCollection {
    let sources: CSSSources
    /// What stands between the parentheses, where it has them.
    let content: ArraySlice<CSSToken>
    /// Whether it stands in parentheses.
    let isEnclosed: Bool

    /// How many parentheses are taken off.
    private static let depthLimit = 16

    init(_ value: ArraySlice<CSSToken>, of sources: CSSSources) {
        self.sources = sources
        var value = value.trimmed
        var isEnclosed = false
        // Parentheses around parentheses say nothing.
        for _ in 0..<Self.depthLimit {
            guard value.first?.kind == .openParenthesis,
                value.end(ofBlockAt: value.startIndex) == value.endIndex - 1
            else { break }
            isEnclosed = true
            value = value.dropFirst().dropLast().trimmed
        }
        self.isEnclosed = isEnclosed
        content = value
    }

    /// Whether it is a map; an empty one is a list as well.
    var isMap: Bool {
        guard isEnclosed else { return false }
        var index = content.startIndex
        while index < content.endIndex, content[index].kind != .comma {
            if content[index].kind == .colon { return true }
            index = content[index].kind.closing == nil ? index + 1 : content.end(ofBlockAt: index) + 1
        }
        return false
    }

    var isEmpty: Bool { content.isEmpty }

    /// The keys and values of a map.
    var pairs: [(key: ArraySlice<CSSToken>, value: ArraySlice<CSSToken>)] {
        content.separatedByCommas.compactMap { part in
            part.firstIndex { $0.kind == .colon }.map { colon in
                (part[..<colon].trimmed, part[(colon + 1)...].trimmed)
            }
        }
    }

    /// The members of a list: those of a map are its keys with their values.
    var members: [ArraySlice<CSSToken>] {
        let parts = content.separatedByCommas.filter { !$0.isEmpty }
        if parts.count > 1 || isMap { return parts }
        guard let only = parts.first else { return [] }
        let spaced = only.componentValues
        return spaced.contains { $0.count == 1 && $0.first?.kind == .delimiter } ? [only] : spaced
    }

    /// The values of a key: the last counts, and what two maps have joined may say it twice.
    func values(of key: ArraySlice<CSSToken>) -> [ArraySlice<CSSToken>] {
        let text = Self.text(of: key, in: sources)
        return pairs.filter { Self.text(of: $0.key, in: sources) == text }.map(\.value)
    }

    /// A key without quotes.
    static func text(of key: ArraySlice<CSSToken>, in sources: CSSSources) -> String {
        let text = sources.text(of: key.trimmed)
        guard key.first?.kind == .string, text.utf8.count > 1 else { return text }
        return String(text.dropFirst().dropLast())
    }

    /// Two maps as one, in which what the second says goes before what the first does.
    func merged(with other: StyleCollection) -> [CSSToken] {
        enclosed([content, other.content].filter { !$0.isEmpty })
    }

    /// A list with one more member.
    func appending(_ member: ArraySlice<CSSToken>) -> [CSSToken] {
        enclosed(members + [member])
    }

    /// Parts as one collection in parentheses.
    func enclosed(_ parts: [ArraySlice<CSSToken>]) -> [CSSToken] {
        let comma = [StyleWord.sign(.comma, of: sources)]
        // What is written may end with a comma already.
        let plain = parts.map { $0.last?.kind == .comma ? $0.dropLast() : $0 }
        return [StyleWord.sign(.openParenthesis, of: sources)] + Array(plain.joined(separator: comma))
            + [StyleWord.sign(.closeParenthesis, of: sources)]
    }
}
