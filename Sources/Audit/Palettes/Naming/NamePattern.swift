/// A pattern over names: `*` stands for any characters, also none, `?` for one, and `{a,b}` for either.
public struct NamePattern: Hashable, Sendable {
    /// The pattern as it was written.
    public let text: String
    /// What it stands for, one for each choice of alternatives.
    private let alternatives: [[Character]]

    /// More alternatives than this are taken for a mistake, and only the first are kept.
    private static let alternativesAtMost = 256

    /// Reads a pattern; a brace that is not closed stands for itself.
    public init(_ text: String) {
        self.text = text
        alternatives = Self.expanded(Array(text))
    }

    /// Whether the pattern is a name: nothing in it stands for something else.
    public var isLiteral: Bool { !text.contains { "*?{".contains($0) } }

    /// Whether the pattern matches the whole of a name; letters match whatever their case only where it is the same.
    public func matches(_ name: String) -> Bool {
        let name = Array(name)
        return alternatives.contains { Self.matches($0, name) }
    }

    private static func expanded(_ pattern: [Character]) -> [[Character]] {
        guard let open = pattern.firstIndex(of: "{"),
            let close = pattern[open...].firstIndex(of: "}")
        else { return [pattern] }
        let choices = pattern[(open + 1)..<close].split(separator: ",", omittingEmptySubsequences: false)
        let rest = expanded(Array(pattern[(close + 1)...]))
        let all = choices.prefix(alternativesAtMost).lazy.flatMap { choice in
            rest.lazy.map { pattern[..<open] + choice + $0 }
        }
        return all.prefix(alternativesAtMost).map(Array.init)
    }

    /// The usual match with one place to come back to: the last star. Its time is the product of the lengths at most.
    private static func matches(_ pattern: [Character], _ name: [Character]) -> Bool {
        var (position, index) = (0, 0)
        var star: (position: Int, index: Int)?
        while index < name.count {
            if position < pattern.count, pattern[position] == "*" {
                star = (position, index)
                position += 1
            } else if position < pattern.count, pattern[position] == "?" || pattern[position] == name[index] {
                position += 1
                index += 1
            } else if let last = star {
                star = (last.position, last.index + 1)
                position = last.position + 1
                index = last.index + 1
            } else {
                return false
            }
        }
        return pattern[position...].allSatisfy { $0 == "*" }
    }
}

extension NamePattern: CustomStringConvertible {
    /// The pattern as it was written.
    public var description: String { text }
}
