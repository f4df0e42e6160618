internal import Audit

/// What a new baseline has of an old one.
public struct BaselineChange: Hashable, Sendable {
    /// The number of entries that the old one did not have.
    public private(set) var added = 0
    /// The number of entries of audited files that both have.
    public private(set) var unchanged = 0
    /// The number of entries of the old one whose file was not audited: the new one has them, too.
    public private(set) var kept = 0
    /// The number of entries of the old one that were looked for and not found.
    public private(set) var removed = 0
    /// The number of entries of the old one whose file is gone.
    public private(set) var gone = 0

    /// The entries of the old one that were not found again.
    private var rest: [Baseline.Entry.Key: Baseline.Entry] = [:]

    /// What has become of the file of an entry.
    enum Fate {
        case audited
        case elsewhere
        case gone
    }

    /// Begins with an old baseline.
    init(from old: Baseline?) {
        rest = Dictionary((old?.entries ?? []).map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Takes an entry of the new one.
    mutating func add(_ entry: Baseline.Entry) {
        if rest.removeValue(forKey: entry.key) == nil { added += 1 } else { unchanged += 1 }
    }

    /// Goes through what was not found again.
    ///
    /// - Returns: The entries that the new one keeps.
    mutating func finish(_ fate: (Baseline.Entry) -> Fate) -> [Baseline.Entry] {
        let entries = rest.values
        rest = [:]
        return entries.filter { entry in
            switch fate(entry) {
            case .audited: removed += 1
            case .gone: gone += 1
            case .elsewhere:
                kept += 1
                return true
            }
            return false
        }
    }
}

extension BaselineChange: CustomStringConvertible {
    /// The numbers:
    /// `12 findings: 3 added, 2 unchanged, 1 removed, 7 kept of files that this run did not look at`.
    public var description: String {
        let parts = [
            (added, "added"), (unchanged, "unchanged"), (removed, "removed"),
            (gone, "removed as their files are gone"), (kept, "kept of files that this run did not look at"),
        ]
        let words = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        let total = counted(added + unchanged + kept, "finding")
        return words.isEmpty ? total : "\(total): \(words.joined(separator: ", "))"
    }
}
