internal import FileSystem

/// How the names of screenshots are made up: `{screen}-{appearance}-{size}@{scale}x.png`.
///
/// What stands in braces is the screen, a trait (``ScreenTrait``), the scale, or `_` for any text; all else
/// stands for itself. A pattern with slashes is held against as many parts at the end of the path.
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
            let names = ScreenTrait.allCases.map { "{\($0.rawValue)}" }.joined(separator: ", ")
            throw Fault(
                description: "'{\(name)}' in '\(text)' is no part of a name; there are {screen}, {scale}, "
                    + "{_} for any text, \(names).")
        }
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
            }
        }

        private mutating func take(_ word: String, as piece: Piece) {
            switch piece {
            case .screen: screen = word
            case .trait(let trait): values[trait] = trait.value(of: word, isNamed: true)
            case .text, .scale, .anything: break
            }
        }
    }
}
