/// Which configuration files held for what was audited.
struct ConfigurationTally: Hashable {
    /// The files that held together, in the order in which they came.
    private var counts: [Count] = []
    private var places: [[String]: Int] = [:]

    private struct Count: Hashable {
        /// The nearest first; empty for none.
        let files: [String]
        var inputs: Int
    }

    /// Counts the files of each input.
    init(of files: some Sequence<[String]> = EmptyCollection()) {
        for own in files { add(own) }
    }

    /// Counts one more input.
    mutating func add(_ files: [String]) {
        if let place = places[files] {
            counts[place].inputs += 1
        } else {
            places[files] = counts.count
            counts.append(Count(files: files, inputs: 1))
        }
    }

    /// The files, each once.
    var files: [String] {
        var known: Set<String> = []
        return counts.flatMap(\.files).filter { known.insert($0).inserted }
    }

    /// The files in words: `.legible.yml`, `none`, or `app/.legible.yml over .legible.yml (3), none (1)`.
    var words: String { words { $0.visible } }

    /// The files in words, or that there was nothing that they could hold for, each name written by a
    /// function.
    func words(_ name: (String) -> String) -> String {
        func words(_ files: [String]) -> String {
            files.isEmpty ? "none" : files.map(name).joined(separator: " over ")
        }
        guard !counts.isEmpty else { return "none, as nothing was looked at" }
        guard counts.count > 1 else { return words(counts.first?.files ?? []) }
        return counts.map { "\(words($0.files)) (\($0.inputs))" }.joined(separator: ", ")
    }
}
