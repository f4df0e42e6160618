/// The mixins of sources of Sass, and the variables of their files, by name: those of the file that uses them
/// first.
struct StyleMixins {
    private let mixins: StyleRoutines
    private let values: [[String: ArraySlice<CSSToken>]]
    private var owners: [String: Int] = [:]

    init(of files: [StyleConstants], in sources: CSSSources) {
        mixins = StyleRoutines("mixin", in: files.map { $0.tokens[...] }, of: sources)
        values = files.map(\.values)
        for (index, file) in files.enumerated() {
            for name in file.values.keys where owners[name] == nil { owners[name] = index }
        }
    }

    /// The mixins of a name, in the order of the files.
    func all(_ name: String) -> [StyleRoutine] { mixins.all(name) }

    /// What the variable of a file is set to there.
    func value(of name: String, usedIn file: Int) -> ArraySlice<CSSToken>? {
        values[file][name] ?? owners[name].flatMap { values[$0][name] }
    }
}
