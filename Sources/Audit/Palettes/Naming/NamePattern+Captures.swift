extension NamePattern {
    /// The names of what a pattern captures, in its order.
    var captureNames: [String] {
        parts.compactMap { part in if case .capture(let name) = part { name } else { nil } }
    }

    /// What a pattern captures of a name that it matches, as words, each capture as short as can be; `nil`
    /// where it does not match.
    ///
    /// Its time is the product of the pattern's length and the square of the name's at most; names of more
    /// than ``captureLimit`` characters are not looked at.
    func captures(of name: [Character]) -> [String: NameWords]? {
        guard name.count <= Self.captureLimit else { return nil }
        // What each place can be reached from, part by part, is looked at from the end: so the first way that
        // is open leads to the end.
        var reaches = [[Bool]](
            repeating: [Bool](repeating: false, count: name.count + 1), count: parts.count + 1)
        reaches[parts.count][name.count] = true
        for index in parts.indices.reversed() {
            for place in 0...name.count {
                reaches[index][place] = Self.ends(of: parts[index], from: place, in: name)
                    .contains { reaches[index + 1][$0] }
            }
        }
        guard reaches[0][0] else { return nil }
        var captures: [String: NameWords] = [:]
        var place = 0
        for (index, part) in parts.enumerated() {
            let next = Self.ends(of: part, from: place, in: name).first { reaches[index + 1][$0] }
            guard let next else { return nil }
            if case .capture(let key) = part { captures[key] = NameWords(of: String(name[place..<next])) }
            place = next
        }
        return captures
    }

    /// The most characters of a name that something is captured of.
    private static let captureLimit = 500

    /// Where a part may end that begins at a place, the nearest first.
    private static func ends(of part: Part, from place: Int, in name: [Character]) -> [Int] {
        switch part {
        case .anyCharacters: Array(place...name.count)
        case .capture: Array((place + 1)..<max(place + 1, name.count + 1))
        case .character, .anyCharacter: place < name.count && part.accepts(name[place]) ? [place + 1] : []
        case .either(let choices):
            choices.reduce(into: Set<Int>()) { all, choice in
                all.formUnion(
                    choice.reduce([place]) { places, part in
                        Set(places.flatMap { ends(of: part, from: $0, in: name) })
                    })
            }.sorted()
        }
    }
}
