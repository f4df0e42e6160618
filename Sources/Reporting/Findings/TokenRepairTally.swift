internal import FileSystem

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// The changes of a palette that findings of a run suggest, each once, with how much it would settle.
struct TokenRepairTally {
    private let rows: SortedRows

    /// Begins to count.
    init(in storage: Storage) { rows = storage.rows() }

    /// Counts what findings on one screen suggest, each of which is on one style.
    func add(_ findings: [FindingDocument]) {
        var styles: [Key: Int] = [:]
        for finding in findings {
            guard let tokens = finding.tokens, let repair = tokens.repair else { continue }
            styles[Key(palette: tokens.palette, changes: repair.changes), default: 0] += 1
        }
        for (key, count) in styles { rows.add(Array(key.jsonLine().utf8), "\(count)") }
    }

    /// Hands out the changes, ordered by their JSON.
    ///
    /// - Returns: Why not every one could be kept or read, where that is so.
    func forEach(_ body: (CountedRepair) -> Void) -> FileError? {
        var current: (key: [UInt8], styles: Int, screens: Int)?
        func handOut() {
            guard let current else { return }
            body(CountedRepair(Key(json: current.key), styles: current.styles, screens: current.screens))
        }
        rows.forEach { row in
            let styles = Int(String(decoding: row.text, as: UTF8.self)) ?? 0
            if let last = current, last.key == row.key {
                current = (last.key, last.styles + styles, last.screens + 1)
            } else {
                handOut()
                current = (row.key, styles, 1)
            }
            return true
        }
        handOut()
        return rows.fault
    }

    /// A change, whatever it is for.
    fileprivate struct Key: Hashable, Codable {
        let palette: String
        let changes: [TokensDocument.Change]

        init(palette: String, changes: [TokensDocument.Change]) {
            self.palette = palette
            self.changes = changes
        }

        /// Reads what `jsonLine` wrote.
        init(json: [UInt8]) {
            do {
                self = try JSONDecoder().decode(Self.self, from: Data(json))
            } catch {
                // Rows are kept byte by byte, and whole where one could be read.
                preconditionFailure("\(error)")
            }
        }
    }
}

/// A change of a palette with how much of a run it would settle.
struct CountedRepair: Encodable {
    let palette: String
    let changes: [TokensDocument.Change]
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
