/// The parts of a theme that `@theme` of Tailwind takes back: `--color-*: initial` all colours before it,
/// `--color-lime-*: initial` some, `--*: initial` everything.
struct ThemeResets: Sendable {
    /// A place in the order of stylesheets.
    private struct Place: Comparable {
        let source: Int
        let offset: Int

        init(_ token: CSSToken) {
            (source, offset) = (token.source, token.bytes.lowerBound)
        }

        static func < (lhs: Place, rhs: Place) -> Bool {
            (lhs.source, lhs.offset) < (rhs.source, rhs.offset)
        }
    }

    /// Where each beginning of names is taken back last.
    private var places: [String: Place] = [:]

    /// The most hyphens in a beginning of names that is looked for: `--color-lime-` has four.
    private static let hyphenLimit = 6

    /// Reads a declaration of the kind where one begins.
    mutating func read(_ tokens: ArraySlice<CSSToken>, in sources: CSSSources) {
        guard let name = tokens.first, name.kind == .ident, tokens.count > 3 else { return }
        let rest = tokens.dropFirst()
        guard let star = rest.first, sources.isDelimiter(star, "*"), rest.dropFirst().first?.kind == .colon,
            let value = rest.dropFirst(2).first(where: { $0.kind != .whitespace }), value.kind == .ident,
            sources.name(value).lowercased() == "initial"
        else { return }
        places[sources.name(name)] = Place(name)
    }

    /// Adds what another stylesheet takes back.
    mutating func formUnion(_ other: ThemeResets) {
        places.merge(other.places) { max($0, $1) }
    }

    /// Whether a declaration of a theme is taken back after it.
    func removes(_ declaration: StyleDeclaration) -> Bool {
        guard declaration.isTheme, !places.isEmpty else { return false }
        var hyphens = 0
        for index in declaration.property.indices where declaration.property[index] == "-" {
            hyphens += 1
            guard hyphens <= Self.hyphenLimit else { break }
            if hyphens > 1, let place = places[String(declaration.property[...index])],
                Place(declaration.name) < place
            {
                return true
            }
        }
        return false
    }
}
