/// Finds the name that somebody probably meant who wrote another.
package struct NearestName {
    private let text: [Character]
    /// The most letters that may differ.
    private let limit: Int

    /// The most names that are compared.
    private static let countLimit = 20_000

    /// Looks for what is near to a text.
    package init(to text: String) {
        self.text = Array(text.lowercased())
        limit = max(1, text.count / 3)
    }

    /// The nearest of some names; `nil` where none is near, or more than a name ought to be is written.
    package func found(among names: some Sequence<String>) -> String? {
        guard text.count <= 100 else { return nil }
        var best: (name: String, distance: Int)?
        for name in names.prefix(Self.countLimit) where abs(name.count - text.count) <= limit {
            let distance = distance(to: Array(name.lowercased()))
            if distance <= limit, distance < best?.distance ?? .max { best = (name, distance) }
        }
        return best?.name
    }

    /// The letters to insert, remove, replace or swap with their neighbour (Damerau and Levenshtein, each
    /// pair of letters swapped once at most).
    private func distance(to other: [Character]) -> Int {
        var (before, last) = ([Int](), Array(0...other.count))
        for (row, letter) in text.enumerated() {
            var next = [row + 1]
            for (column, own) in other.enumerated() {
                var least = min(
                    last[column + 1] + 1, next[column] + 1, last[column] + (letter == own ? 0 : 1))
                if row > 0, column > 0, letter == other[column - 1], text[row - 1] == own {
                    least = min(least, before[column - 1] + 1)
                }
                next.append(least)
            }
            (before, last) = (last, next)
        }
        return last[other.count]
    }
}

extension NearestName {
    /// A hint behind a sentence: `; did you mean 'audit'?`, or what ends it where nothing is near.
    package func hint(among names: some Sequence<String>, otherwise end: String = ".") -> String {
        found(among: names).map { "; did you mean '\($0)'?" } ?? end
    }
}
