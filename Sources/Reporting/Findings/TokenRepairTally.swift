internal import Audit
internal import FileSystem

/// The changes of a palette that findings of a run suggest, each once, with how much it would settle.
struct TokenRepairTally {
    private let rows: CountedRows

    /// Begins to count.
    init(in storage: Storage) { rows = CountedRows(in: storage) }

    /// Counts what findings on one screen suggest, each of which is on one style.
    func add(_ findings: [FindingDocument]) {
        var styles: [Key: Int] = [:]
        for finding in findings {
            guard let tokens = finding.tokens, let repair = tokens.repair else { continue }
            styles[Key(palette: tokens.palette, changes: repair.changes), default: 0] += 1
        }
        for (key, count) in styles { rows.add(key, count) }
    }

    /// Hands out the changes, ordered by their JSON.
    ///
    /// - Returns: Why not every one could be kept or read, where that is so.
    func forEach(_ body: (CountedRepair) -> Void) -> FileError? {
        rows.forEach(Key.self) { body(CountedRepair($0, styles: $1, screens: $2)) }
    }

    /// A change, whatever it is for.
    fileprivate struct Key: Hashable, Codable {
        let palette: String
        let changes: [PaletteChangeDocument]
    }
}

/// A change of a palette with how much of a run it would settle.
struct CountedRepair: Encodable {
    let palette: String
    let changes: [PaletteChangeDocument]
    /// The styles of text, each counted once a screen.
    let styles: Int
    let screens: Int

    fileprivate init(_ key: TokenRepairTally.Key, styles: Int, screens: Int) {
        palette = key.palette
        changes = key.changes
        self.styles = styles
        self.screens = screens
    }

    /// The change and what it settles, in words.
    var words: String {
        "\(changes.words): \(counted(styles, "style")) on \(counted(screens, "screen"))"
    }
}
