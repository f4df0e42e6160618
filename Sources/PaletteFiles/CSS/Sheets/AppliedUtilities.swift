/// Rules that paint by the names of utilities, `@apply bg-yellow-400 text-white`, whose colours are those of
/// a theme that Tailwind has, and no stylesheet.
struct AppliedUtilities {
    /// How many statements paint so.
    private let count: Int
    private let example: String

    /// The most tokens of a statement that are looked at.
    private static let longest = 64

    init(in library: StylesheetLibrary) {
        let sources = library.sources
        var (count, example) = (0, "")
        for tokens in library.tokens {
            for index in tokens.indices
            where tokens[index].isApply(in: sources) {
                let names = tokens[index...].prefix(Self.longest)
                    .prefix { ![.semicolon, .closeBrace].contains($0.kind) }.filter { $0.kind == .ident }
                guard let name = names.lazy.map(sources.name).first(where: Self.paints) else { continue }
                if count == 0 { example = "\(sources.texts[tokens[index].source].path): @apply \(name)" }
                count += 1
            }
        }
        (self.count, self.example) = (count, example)
    }

    /// Whether a utility paints text or what lies behind it, with a colour of the theme that Tailwind has by
    /// itself: `bg-gray-200`, `text-white`, and not `text-sm`.
    private static func paints(_ name: String) -> Bool {
        let parts = name.split(separator: "-")
        guard let first = parts.first, ["bg", "text"].contains(first), let last = parts.last else {
            return false
        }
        let isStep = parts.count == 3 && (Int(last.prefix { $0 != "/" }) ?? 0) >= 50
        return isStep || parts.count == 2 && ["white", "black"].contains(last)
    }

    /// What is said of them; `nil` where there are none.
    var note: String? {
        guard count > 0 else { return nil }
        let words = count == 1 ? "1 statement paints" : "\(count) statements paint"
        return "\(words) with utilities of Tailwind, which are not measured: \(example)"
    }
}
