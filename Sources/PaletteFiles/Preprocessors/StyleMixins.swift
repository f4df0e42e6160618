/// The mixins of sources of Sass, and the variables of their files, by name: those of the file that uses them
/// first.
struct StyleMixins {
    private var mixins: [String: [StyleRoutine]] = [:]
    private let values: [[String: ArraySlice<CSSToken>]]
    private var owners: [String: Int] = [:]

    init(of files: [StyleConstants]) {
        values = files.map(\.values)
        for (index, file) in files.enumerated() {
            for name in file.values.keys where owners[name] == nil { owners[name] = index }
            for (name, mixin) in StyleRoutine.all("mixin", in: file.tokens[...], of: file.sources) {
                mixins[name, default: []].append(mixin)
            }
        }
    }

    /// The mixin of a name.
    func mixin(_ name: String, usedIn file: Int) -> StyleRoutine? {
        mixins[name].flatMap { all in all.first { $0.file == file } ?? all.first }
    }

    /// What the variable of a file is set to there.
    func value(of name: String, usedIn file: Int) -> ArraySlice<CSSToken>? {
        values[file][name] ?? owners[name].flatMap { values[$0][name] }
    }
}
