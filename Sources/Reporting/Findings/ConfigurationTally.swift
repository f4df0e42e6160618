/// Which configuration files held for what was audited.
struct ConfigurationTally: Hashable {
    /// The files, in the order in which they came.
    private var counts: [Count] = []
    private var places: [String?: Int] = [:]

    private struct Count: Hashable {
        /// `nil` for no file.
        let file: String?
        var inputs: Int
    }

    /// Counts the file of each input.
    init(of files: some Sequence<String?> = EmptyCollection()) {
        for file in files { add(file) }
    }

    /// Counts one more input.
    mutating func add(_ file: String?) {
        if let place = places[file] {
            counts[place].inputs += 1
        } else {
            places[file] = counts.count
            counts.append(Count(file: file, inputs: 1))
        }
    }

    /// The files.
    var files: [String] { counts.compactMap(\.file) }

    /// The files in words: `.legible.yml`, `none`, or `app/.legible.yml (3), none (1)`.
    var words: String { words { $0.visible } }

    /// The files in words, each name written by a function.
    func words(_ name: (String) -> String) -> String {
        guard counts.count > 1 else { return counts.first?.file.map(name) ?? "none" }
        return counts.map { "\($0.file.map(name) ?? "none") (\($0.inputs))" }.joined(separator: ", ")
    }
}
