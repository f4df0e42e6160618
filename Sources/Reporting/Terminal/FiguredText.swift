/// A sentence with figures, told from its like by everything but these.
struct FiguredText {
    private var words: [Word]

    private enum Word {
        case plain(Substring)
        /// The least and the greatest of some figures, and the punctuation behind them.
        case figures(least: Figure, greatest: Figure, rest: Substring)
    }

    /// A number as it is written.
    private struct Figure {
        let value: Double
        let text: Substring
    }

    /// Reads a sentence; figures are what stands between spaces and is a number.
    init(_ text: String) {
        words = text.split(separator: " ", omittingEmptySubsequences: false).map { word in
            let number = word.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
            // A full stop is no part of the figure before it.
            let digits = number.last == "." ? number.dropLast() : number
            let rest = word[digits.endIndex...]
            guard let value = Double(String(digits)), rest.allSatisfy(\.isPunctuation) else {
                return .plain(word)
            }
            let figure = Figure(value: value, text: digits)
            return .figures(least: figure, greatest: figure, rest: rest)
        }
    }

    /// The sentence without its figures.
    var pattern: String {
        words.map { word in
            switch word {
            case .plain(let text): String(text)
            case .figures(_, _, let rest): "\u{0}\(rest)"
            }
        }.joined(separator: " ")
    }

    /// Takes in the figures of a sentence of the same ``pattern``.
    mutating func join(_ other: FiguredText) {
        for (place, word) in zip(words.indices, other.words) {
            guard case .figures(let least, let greatest, let rest) = words[place],
                case .figures(let low, let high, _) = word
            else { continue }
            words[place] = .figures(
                least: low.value < least.value ? low : least,
                greatest: high.value > greatest.value ? high : greatest, rest: rest)
        }
    }

    /// The sentence, with ranges where its figures differ: `9.91 to 10.01`.
    var text: String {
        words.map { word in
            switch word {
            case .plain(let text): String(text)
            case .figures(let least, let greatest, let rest):
                least.value == greatest.value
                    ? "\(least.text)\(rest)" : "\(least.text) to \(greatest.text)\(rest)"
            }
        }.joined(separator: " ")
    }
}
