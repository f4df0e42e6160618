internal import FileSystem

/// How the names of screenshots are made up: `{screen}-{appearance}-{size}@{scale}x.png`.
///
/// What stands in braces is the screen, a trait (``ScreenTrait``), the scale, `_` for any text, or what words
/// stand for that say nothing by themselves: `{screen}.{1=light,2=dark,3=dark+AX5}.png`. All else stands for
/// itself. A pattern with slashes is held against as many parts at the end of the path.
package struct ScreenNamePattern: Hashable, Sendable {
    /// The pattern as it was written.
    package let text: String
    private let pieces: [Piece]
    private let depth: Int

    private enum Piece: Hashable {
        case text([Character])
        case screen
        case scale
        case anything
        case trait(ScreenTrait)
        case words([String: [ScreenTrait: String]])
    }

    /// What is wrong with a pattern.
    package struct Fault: Error, Hashable, CustomStringConvertible {
        /// In a sentence, with what to write instead.
        package let description: String
    }

    /// Reads a pattern.
    package init(_ text: String) throws(Fault) {
        var pieces: [Piece] = []
        var rest = Array(text)[...]
        while let open = rest.firstIndex(of: "{") {
            if open > rest.startIndex { pieces.append(.text(Array(rest[..<open]))) }
            guard let close = rest[open...].firstIndex(of: "}") else {
                throw Fault(description: "'\(text)' has a brace that nothing closes.")
            }
            pieces.append(try Self.piece(String(rest[(open + 1)..<close]), of: text))
            rest = rest[(close + 1)...]
        }
        if !rest.isEmpty { pieces.append(.text(Array(rest))) }
        guard pieces.contains(.screen) else {
            throw Fault(description: "'\(text)' does not say where the name of the screen is: {screen}.")
        }
        self.text = text
        self.pieces = pieces
        depth = text.count { $0 == "/" }
    }

    private static func piece(_ name: String, of text: String) throws(Fault) -> Piece {
        switch name {
        case "screen": return .screen
        case "scale": return .scale
        case "_": return .anything
        default:
            if let trait = ScreenTrait(rawValue: name) { return .trait(trait) }
            if name.contains("=") { return .words(try meanings(name, of: text)) }
            let names = ScreenTrait.allCases.map { "{\($0.rawValue)}" }.joined(separator: ", ")
            throw Fault(
                description: "'{\(name)}' in '\(text)' is no part of a name; there are {screen}, {scale}, "
                    + "{_} for any text, {1=light,2=dark} for what words stand for, \(names).")
        }
    }

    /// What words stand for: `1=light,2=dark+AX5`.
    private static func meanings(
        _ list: String, of text: String
    ) throws(Fault) -> [String: [ScreenTrait: String]] {
        var meanings: [String: [ScreenTrait: String]] = [:]
        for part in list.split(separator: ",", omittingEmptySubsequences: false) {
            let sides = part.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
            guard sides.count == 2, !sides[0].isEmpty, meanings[sides[0]] == nil else {
                throw Fault(description: "'\(part)' in '\(text)' is not 'word=setting', once for each word.")
            }
            var values: [ScreenTrait: String] = [:]
            for word in sides[1].split(separator: "+").map(String.init) where word != "default" {
                let traits = ScreenTrait.allCases.filter { $0.value(of: word, isNamed: false) != nil }
                guard let trait = traits.first else {
                    throw Fault(description: "'\(word)' in '\(text)' is no setting that is known by a word.")
                }
                values[trait] = trait.value(of: word, isNamed: false)
            }
            meanings[sides[0]] = values
        }
        return meanings
    }

    /// The folders of a path that the pattern says nothing of.
    func folder(of path: String) -> String {
        path.pathParts.dropLast(depth + 1).joined(separator: "/")
    }

    /// What a path says by this pattern; `nil` where it does not fit.
    package func name(of path: String) -> ScreenName? {
        let parts = path.pathParts
        guard parts.count > depth else { return nil }
        let name = Array(parts.suffix(depth + 1).joined(separator: "/"))
        var search = Search(name: name, pieces: pieces)
        guard search.fits(piece: 0, from: 0), let screen = search.screen else { return nil }
        return ScreenName(screen: screen, traits: ScreenTraits(search.values))
    }

    /// Tries where each piece ends, and no place twice.
    private struct Search {
        let name: [Character]
        let pieces: [Piece]
        var screen: String?
        var values: [ScreenTrait: String] = [:]
        private var failed: Set<Place> = []

        private struct Place: Hashable {
            let piece: Int
            let start: Int
        }

        init(name: [Character], pieces: [Piece]) {
            self.name = name
            self.pieces = pieces
        }

        mutating func fits(piece index: Int, from start: Int) -> Bool {
            guard index < pieces.count else { return start == name.count }
            let place = Place(piece: index, start: start)
            guard !failed.contains(place) else { return false }
            if case .text(let text) = pieces[index] {
                let fits = name[start...].starts(with: text)
                if fits, self.fits(piece: index + 1, from: start + text.count) { return true }
            } else {
                for end in start...name.count where end > start && !name[start..<end].contains("/") {
                    let word = String(name[start..<end])
                    guard isPossible(word, as: pieces[index]), fits(piece: index + 1, from: end) else {
                        continue
                    }
                    take(word, as: pieces[index])
                    return true
                }
            }
            failed.insert(place)
            return false
        }

        private func isPossible(_ word: String, as piece: Piece) -> Bool {
            switch piece {
            case .text: false
            case .screen, .anything: true
            case .scale: Double(word).map { $0 > 0 } ?? false
            case .trait(let trait): trait.value(of: word, isNamed: true) != nil
            case .words(let meanings): meanings[word] != nil
            }
        }

        private mutating func take(_ word: String, as piece: Piece) {
            switch piece {
            case .screen: screen = word
            case .trait(let trait): values[trait] = trait.value(of: word, isNamed: true)
            case .words(let meanings): values.merge(meanings[word] ?? [:]) { $1 }
            case .text, .scale, .anything: break
            }
        }
    }
}
