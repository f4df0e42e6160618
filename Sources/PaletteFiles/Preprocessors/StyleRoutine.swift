/// What a `@mixin` or a `@function` of Sass holds, and what it takes.
struct StyleRoutine: Sendable {
    struct Parameter: Sendable {
        let name: String
        /// What it is where nothing is said; `nil` for what has to be.
        let value: ArraySlice<CSSToken>?
        /// Whether it takes all arguments that are left: `$flags...`.
        let isRest: Bool
    }

    /// Which of the sources it is in.
    let file: Int
    let parameters: [Parameter]
    let body: ArraySlice<CSSToken>

    /// The routines of a file, by their names.
    ///
    /// - Parameter keyword: `mixin` or `function`.
    fileprivate static func all(
        _ keyword: String, in tokens: ArraySlice<CSSToken>, of sources: CSSSources
    ) -> [(name: String, routine: StyleRoutine)] {
        tokens.indices.compactMap { index in
            guard tokens[index].kind == .atKeyword, sources.name(tokens[index]) == keyword,
                let place = tokens[(index + 1)...].firstIndex(where: { $0.kind != .whitespace }),
                [.ident, .function].contains(tokens[place].kind),
                let open = tokens[index...].firstIndex(where: { $0.kind == .openBrace })
            else { return nil }
            let end = tokens.end(ofBlockAt: open)
            var parameters: [Parameter] = []
            if tokens[place].kind == .function {
                let close = tokens.end(ofBlockAt: place)
                parameters = tokens[min(place + 1, close)..<close].separatedByCommas.compactMap { part in
                    guard let name = part.first(where: { $0.kind == .ident }) else { return nil }
                    let colon = part.firstIndex { $0.kind == .colon }
                    return Parameter(
                        name: "$" + sources.name(name), value: colon.map { part[($0 + 1)...].trimmed },
                        isRest: part.last.map { sources.isDelimiter($0, ".") } ?? false)
                }
            }
            let body = tokens[min(open + 1, end)..<end]
            return (
                sources.name(tokens[place]),
                StyleRoutine(file: tokens[index].source, parameters: parameters, body: body)
            )
        }
    }
}

extension StyleRoutine {
    /// What the parameters are for a call: its named arguments, then those by their place, and in a list what
    /// is left of them; `nil` where it has more arguments than parameters. Those with nothing are left out.
    func variables(
        named: StyleSubstitution.Variables, positional: [ArraySlice<CSSToken>], in sources: CSSSources
    ) -> StyleSubstitution.Variables? {
        guard positional.count <= parameters.count || parameters.contains(where: \.isRest) else { return nil }
        var variables = named
        for (place, parameter) in parameters.enumerated() {
            if parameter.isRest {
                let list = StyleCollection([][...], of: sources)
                variables[parameter.name] = list.enclosed(Array(positional.dropFirst(place)))[...]
            } else if place < positional.count {
                variables[parameter.name] = positional[place]
            }
        }
        return variables
    }

    /// The arguments that one stands for: those of a list, `$flags...`.
    static func spread(_ argument: ArraySlice<CSSToken>, in sources: CSSSources) -> [ArraySlice<CSSToken>] {
        guard argument.count > 3, argument.suffix(3).allSatisfy({ sources.isDelimiter($0, ".") }) else {
            return [argument]
        }
        return StyleCollection(argument.dropLast(3), of: sources).members
    }
}

/// The routines of sources of Sass by name: those of the file that uses them first.
struct StyleRoutines: Sendable {
    private var routines: [String: [StyleRoutine]] = [:]

    /// Finds the routines of files that are cut into tokens.
    ///
    /// - Parameter keyword: `mixin` or `function`.
    init(_ keyword: String, in files: [ArraySlice<CSSToken>], of sources: CSSSources) {
        for (name, routine) in files.flatMap({ StyleRoutine.all(keyword, in: $0, of: sources) }) {
            routines[name, default: []].append(routine)
        }
    }

    /// All routines of a name, in the order of the files.
    func all(_ name: String) -> [StyleRoutine] { routines[name] ?? [] }

    /// The routine of a name.
    func routine(_ name: String, usedIn file: Int) -> StyleRoutine? {
        routines[name].flatMap { all in all.first { $0.file == file } ?? all.first }
    }
}
