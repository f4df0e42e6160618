/// The words of a colour's name, in lower case: `onPrimaryContainer`, `--on-primary-container` and
/// `On Primary/Container` are the same three.
struct NameWords: Hashable {
    let words: [String]

    init(_ words: [String]) {
        self.words = words
    }

    /// Takes a name apart at everything that is neither letter nor digit, at humps, and between letters and
    /// digits.
    init(of name: String) {
        var words: [String] = []
        var word = ""
        var last: Kind?
        let characters = Array(name)
        for (index, character) in characters.enumerated() {
            let kind = Kind(of: character)
            let next = index + 1 < characters.count ? Kind(of: characters[index + 1]) : nil
            // The last capital of a row begins the word after it: UIColor is two words.
            let isHump = kind == .upper && (last == .lower || last == .upper && next == .lower)
            let isEdge = kind == nil || isHump || (kind == .digit) != (last == .digit)
            if isEdge, !word.isEmpty {
                words.append(word)
                word = ""
            }
            if kind != nil { word += character.lowercased() }
            last = kind
        }
        if !word.isEmpty { words.append(word) }
        self.words = words
    }

    private enum Kind {
        case lower
        case upper
        case digit

        init?(of character: Character) {
            if character.isNumber {
                self = .digit
            } else if character.isUppercase {
                self = .upper
            } else if character.isLetter {
                self = .lower
            } else {
                return nil
            }
        }
    }
}
