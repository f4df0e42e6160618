/// A pattern over names: `*` stands for any characters, also none, `?` for one, and `{a,b}` for either.
///
/// `{hue}`, or any other word in braces, stands for some characters, one at least, which are the same in the
/// ink and in the backdrop of a pair, however their words are joined: `display-{hue}-fg` lies on
/// `display-{hue}-bg`, and `on{role}` on `{role}`. So does `{*}`.
public struct NamePattern: Hashable, Sendable {
    /// The pattern as it was written.
    public let text: String
    let parts: [Part]

    /// What a pattern is made of.
    enum Part: Hashable {
        case character(Character)
        case anyCharacter
        case anyCharacters
        case either([[Part]])
        case capture(String)
    }

    /// Reads a pattern; a brace that is not closed stands for itself.
    public init(_ text: String) {
        self.text = text
        var parts: [Part] = []
        var rest = Array(text)[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            let choices = rest[(open + 1)..<close].split(separator: ",", omittingEmptySubsequences: false)
            parts += rest[..<open].map(Part.init)
            parts.append(
                choices.count == 1 ? .capture(String(choices[0])) : .either(choices.map { $0.map(Part.init) })
            )
            rest = rest[(close + 1)...]
        }
        self.parts = parts + rest.map(Part.init)
    }

    /// Whether the pattern is a name: nothing in it stands for something else.
    public var isLiteral: Bool { !text.contains { "*?{".contains($0) } }

    /// Whether the pattern matches the whole of a name; letters match whatever their case only where it is
    /// the same.
    ///
    /// Its time is the product of the lengths at most, whatever the pattern.
    public func matches(_ name: String) -> Bool { matches(Array(name)) }

    /// Whether the pattern matches the whole of a name, taken apart before.
    func matches(_ name: [Character]) -> Bool {
        var reached = [Bool](repeating: false, count: name.count + 1)
        reached[0] = true
        Self.advance(&reached, by: parts, in: name)
        return reached[name.count]
    }

    /// Where a match may have come to in a name, after some more parts of a pattern.
    private static func advance(_ reached: inout [Bool], by parts: [Part], in name: [Character]) {
        for part in parts {
            // Nothing leads on from nowhere.
            guard let first = reached.firstIndex(of: true) else { return }
            switch part {
            case .anyCharacters:
                for place in first..<reached.count { reached[place] = true }
            case .capture:
                reached[first] = false
                for place in (first + 1)..<max(first + 1, reached.count) { reached[place] = true }
            case .character, .anyCharacter:
                for place in stride(from: name.count, to: 0, by: -1) {
                    reached[place] = reached[place - 1] && part.accepts(name[place - 1])
                }
                reached[0] = false
            case .either(let choices):
                var union = [Bool](repeating: false, count: reached.count)
                for choice in choices {
                    var own = reached
                    advance(&own, by: choice, in: name)
                    for place in union.indices where own[place] { union[place] = true }
                }
                reached = union
            }
        }
    }
}

extension NamePattern.Part {
    fileprivate init(_ character: Character) {
        switch character {
        case "*": self = .anyCharacters
        case "?": self = .anyCharacter
        default: self = .character(character)
        }
    }

    func accepts(_ character: Character) -> Bool {
        self == .anyCharacter || self == .character(character)
    }
}

extension NamePattern: CustomStringConvertible {
    /// The pattern as it was written.
    public var description: String { text }
}
