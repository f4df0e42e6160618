/// The functions that sources of Sass declare, as far as they choose a colour by name: `brand-colour("link")`
/// is `map.get($colours, "link")` where its body says so (Sass specification, "Functions").
///
/// What is put in for a call is what the function returns, with its arguments in it. Statements run in their
/// order, loops over lists too; a condition that is not worked out is passed over where one side of it only
/// complains, as `@error` does. One that decides what is returned leaves the call as it is.
struct StyleFunctions: Sendable {
    typealias Variables = StyleSubstitution.Variables

    let sources: CSSSources
    let globals: StyleGlobals
    private let functions: StyleRoutines
    /// What variables of files come to whose values are calls.
    private(set) var made: [Place: ArraySlice<CSSToken>] = [:]

    /// A declaration at the top of a file.
    struct Place: Hashable {
        let file: Int
        let name: String
        let number: Int
    }

    /// The most tokens that the variables of files are looked at for.
    private static let workLimit = 2_000_000

    /// Takes the functions of files that are cut into tokens.
    init(in files: [ArraySlice<CSSToken>], of sources: CSSSources) {
        self.sources = sources
        globals = StyleGlobals(in: files, of: sources)
        functions = StyleRoutines("function", in: files, of: sources)
        guard files.count > 1 else { return }
        // Maps that calls make are looked up in very often.
        var work = 0
        for (name, setting) in globals.all where setting.value.contains(where: makesMap) {
            guard work < Self.workLimit else { break }
            var run = StyleRun(of: self)
            let value = run.value(of: setting, named: name)
            work += run.work
            if let value {
                made[Place(file: setting.file, name: name, number: setting.place)] = value
            }
        }
    }

    /// A value in which each call of a function is what that returns; `nil` where it calls none, or one that
    /// is not worked out.
    func expanded(_ value: ArraySlice<CSSToken>) -> [CSSToken]? {
        guard value.contains(where: { function($0) != nil || isChoice($0) }) || looksUpMap(value) else {
            return nil
        }
        var run = StyleRun(of: self)
        return run.value(value, [:], depth: 0)
    }

    /// Whether a token is a function of Sass that gives one of the values written in it.
    private func isChoice(_ token: CSSToken) -> Bool {
        token.kind == .function && ["if", "nth"].contains(sources.name(token))
    }

    /// Whether something is looked up in a map that is written out there.
    private func looksUpMap(_ value: ArraySlice<CSSToken>) -> Bool {
        zip(value, value.dropFirst()).contains { head, first in
            head.kind == .function && first.kind == .openParenthesis
                && ["map-get", "get"].contains(sources.name(head))
        }
    }

    /// What a condition comes to; `nil` where it is not worked out.
    func holds(_ condition: ArraySlice<CSSToken>, with variables: Variables) -> Bool? {
        var run = StyleRun(of: self)
        return run.holds(condition, variables, depth: 0)
    }

    /// What the variables of a loop are, round by round; `nil` where that is not worked out.
    ///
    /// - Parameter head: The loop without its block: `@each $name in a, b`.
    func rounds(of head: ArraySlice<CSSToken>, with variables: Variables) -> [Variables]? {
        guard let loop = Statement.all(in: head, of: sources).first else { return nil }
        var run = StyleRun(of: self)
        return run.rounds(of: loop, variables, depth: 0)
    }

    /// The function that a token calls; `nil` where none of the files declares it.
    func function(_ token: CSSToken) -> StyleRoutine? {
        token.kind == .function ? functions.routine(sources.name(token), usedIn: token.source) : nil
    }

    private func makesMap(_ token: CSSToken) -> Bool {
        token.kind == .function
            && (function(token) != nil || ["merge", "map-merge", "deep-merge"].contains(sources.name(token)))
    }
}
