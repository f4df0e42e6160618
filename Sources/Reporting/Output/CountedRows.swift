internal import FileSystem

/// What screens of a run have in common, each once, with how often: counted on a screen, and on how many.
///
/// Memory holds few of them: the rest are sorted in a file, with one row for each screen.
struct CountedRows {
    private let rows: SortedRows

    /// Begins to count.
    init(in storage: Storage) { rows = storage.rows() }

    /// Takes how often something is on the next screen.
    func add(_ key: some Encodable, _ count: Int) { rows.add(Array(key.jsonLine().utf8), "\(count)") }

    /// Hands out what was counted, ordered by its JSON: that, the sum of its counts, and its screens.
    ///
    /// - Returns: Why not all of it could be kept or read, where that is so.
    func forEach<Key: Decodable>(
        _ key: Key.Type, _ body: (_ key: Key, _ count: Int, _ screens: Int) -> Void
    ) -> FileError? {
        var current: (key: [UInt8], count: Int, screens: Int)?
        func handOut() {
            if let current { body(Key(jsonRow: current.key), current.count, current.screens) }
        }
        rows.forEach { row in
            let count = Int(String(decoding: row.text, as: UTF8.self)) ?? 0
            if let last = current, last.key == row.key {
                current = (last.key, last.count + count, last.screens + 1)
            } else {
                handOut()
                current = (row.key, count, 1)
            }
            return true
        }
        handOut()
        return rows.fault
    }
}
