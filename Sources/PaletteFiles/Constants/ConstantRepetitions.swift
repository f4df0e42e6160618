/// Constants that are declared again with another value, by the two files that they are in.
///
/// Of two files that declare the same names, one is another theme, or a copy that has grown apart: that is
/// one thing to say, however many names they have.
struct ConstantRepetitions {
    private struct Files: Hashable {
        let file: String
        let first: String
        let mode: PaletteMode
    }

    private var order: [Files] = []
    private var found: [Files: (constant: ColorConstant, first: SourceLocation, count: Int)] = [:]

    /// Takes a constant for whose name and mode there is one already; nothing is said of one that says the
    /// same, or is no colour.
    mutating func add(_ constant: ColorConstant, after first: ColorConstant) {
        guard !constant.isUnread, constant.location != first.location, !constant.value.says(first.value)
        else { return }
        let files = Files(
            file: constant.location.path, first: first.location.path, mode: constant.condition)
        if found[files] == nil { order.append(files) }
        found[files, default: (constant, first.location, 0)].count += 1
    }

    /// What is said of them, at the first of each two files.
    var faults: [PaletteFault] {
        order.compactMap { found[$0] }.map { constant, first, count in
            PaletteFault.repeating(
                constant.name, for: constant.condition, at: constant.location, after: first,
                others: count - 1)
        }
    }
}
