/// The mixins of sources of Sass, and the variables of their files, by name: those of the file that uses them
/// first.
struct StyleMixins {
    /// What a mixin holds, and what it takes.
    struct Mixin {
        struct Parameter {
            let name: String
            /// What it is where nothing is said; `nil` for what has to be.
            let value: ArraySlice<CSSToken>?
        }

        let file: Int
        let parameters: [Parameter]
        let body: ArraySlice<CSSToken>
    }

    private var mixins: [String: [Mixin]] = [:]
    private let values: [[String: ArraySlice<CSSToken>]]
    private var owners: [String: Int] = [:]

    init(of files: [StyleConstants]) {
        values = files.map(\.values)
        for (index, file) in files.enumerated() {
            for name in file.values.keys where owners[name] == nil { owners[name] = index }
            for (name, mixin) in Self.mixins(in: file, at: index) { mixins[name, default: []].append(mixin) }
        }
    }

    /// The mixin of a name.
    func mixin(_ name: String, usedIn file: Int) -> Mixin? {
        mixins[name].flatMap { all in all.first { $0.file == file } ?? all.first }
    }

    /// What the variable of a file is set to there.
    func value(of name: String, usedIn file: Int) -> ArraySlice<CSSToken>? {
        values[file][name] ?? owners[name].flatMap { values[$0][name] }
    }

    private static func mixins(in file: StyleConstants, at number: Int) -> [(String, Mixin)] {
        let (tokens, sources) = (file.tokens[...], file.sources)
        return tokens.indices.compactMap { index in
            guard tokens[index].kind == .atKeyword, sources.name(tokens[index]) == "mixin",
                let head = tokens[(index + 1)...].first(where: { $0.kind != .whitespace }),
                [.ident, .function].contains(head.kind),
                let open = tokens[index...].firstIndex(where: { $0.kind == .openBrace })
            else { return nil }
            let end = tokens.end(ofBlockAt: open)
            var parameters: [Mixin.Parameter] = []
            if head.kind == .function,
                let start = tokens[index...].firstIndex(where: { $0.kind == .function })
            {
                let close = tokens.end(ofBlockAt: start)
                parameters = tokens[min(start + 1, close)..<close].separatedByCommas.compactMap { part in
                    guard let name = part.first(where: { $0.kind == .ident }) else { return nil }
                    let colon = part.firstIndex { $0.kind == .colon }
                    return Mixin.Parameter(
                        name: "$" + sources.name(name), value: colon.map { part[($0 + 1)...].trimmed })
                }
            }
            return (
                sources.name(head),
                Mixin(file: number, parameters: parameters, body: tokens[min(open + 1, end)..<end])
            )
        }
    }
}
