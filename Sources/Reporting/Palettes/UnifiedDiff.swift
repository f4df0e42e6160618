/// The difference of two texts, line by line, as `diff -u` and `git apply` know it.
public struct UnifiedDiff: Hashable, Sendable {
    /// The lines of the difference, with their marks; empty where the texts are the same.
    public let lines: [String]

    /// The lines around a change that are shown.
    private static let context = 3

    /// Compares two texts of a file, given as their bytes.
    public init(of path: String, from original: [UInt8], to changed: [UInt8]) {
        let (old, new) = (TextLines(of: original), TextLines(of: changed))
        let steps = Self.steps(from: old, to: new)
        let changes = steps.indices.filter { !steps[$0].isContext }
        guard !changes.isEmpty else {
            lines = []
            return
        }
        var hunks: [Range<Int>] = []
        for change in changes {
            let around = max(0, change - Self.context)..<min(steps.count, change + Self.context + 1)
            if let last = hunks.last, last.upperBound >= around.lowerBound {
                hunks[hunks.count - 1] = last.lowerBound..<around.upperBound
            } else {
                hunks.append(around)
            }
        }
        // What begins with `./` is no path of a patch.
        let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
        var lines = ["--- a/\(path)", "+++ b/\(path)"]
        // How many lines of each side come before a hunk.
        var before = (place: 0, old: 0, new: 0)
        for hunk in hunks {
            let skipped = steps[before.place..<hunk.lowerBound]
            before.old += skipped.count(where: \.isOld)
            before.new += skipped.count(where: \.isNew)
            let counts = (old: steps[hunk].count(where: \.isOld), new: steps[hunk].count(where: \.isNew))
            let sides = [(before.old, counts.old), (before.new, counts.new)].map { before, count in
                "\(count == 0 ? before : before + 1),\(count)"
            }
            lines.append("@@ -\(sides[0]) +\(sides[1]) @@")
            lines += steps[hunk].map { Self.text(of: $0, from: old, to: new) }
            before = (hunk.upperBound, before.old + counts.old, before.new + counts.new)
        }
        self.lines = lines
    }

    /// A line that is kept or removed, by its place in the one text, or added, by that in the other.
    private enum Step {
        case kept(Int)
        case removed(Int)
        case added(Int)

        var isContext: Bool { if case .kept = self { true } else { false } }
        var isOld: Bool { if case .added = self { false } else { true } }
        var isNew: Bool { if case .removed = self { false } else { true } }
    }

    /// A line with its mark. A last line without an end is said to be one, as it makes a difference.
    private static func text(of step: Step, from old: TextLines, to new: TextLines) -> String {
        let (mark, line) =
            switch step {
            case .kept(let place): (" ", old[place])
            case .removed(let place): ("-", old[place])
            case .added(let place): ("+", new[place])
            }
        let hasEnd = line.last == UInt8(ascii: "\n")
        return mark + String(decoding: hasEnd ? line.dropLast() : line, as: UTF8.self)
            + (hasEnd ? "" : "\n\\ No newline at end of file")
    }

    /// How many lines that differ are compared each with each other.
    private static let comparedAtMost = 1_000

    private static func steps(from old: TextLines, to new: TextLines) -> [Step] {
        let same = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old.dropFirst(same).reversed(), new.dropFirst(same).reversed()).prefix { $0 == $1 }
            .count
        let (first, second) = (same..<old.count - end, same..<new.count - end)
        let steps =
            first.count == second.count
            ? changes(in: first, from: old, to: new)
            : first.count + second.count > comparedAtMost
                ? first.map { .removed($0) } + second.map { .added($0) }
                : difference(from: old[first], to: new[second])
        return (0..<same).map { .kept($0) } + steps + (old.count - end..<old.count).map { .kept($0) }
    }

    /// The steps between as many lines: a change of a colour takes none away.
    private static func changes(in places: Range<Int>, from old: TextLines, to new: TextLines) -> [Step] {
        var steps: [Step] = []
        var added: [Step] = []
        for place in places {
            if old[place] == new[place] {
                steps += added
                steps.append(.kept(place))
                added.removeAll()
            } else {
                steps.append(.removed(place))
                added.append(.added(place))
            }
        }
        return steps + added
    }

    /// The fewest steps, whose search takes time in proportion to the square of the lines.
    private static func difference(from old: Slice<TextLines>, to new: Slice<TextLines>) -> [Step] {
        let difference = new.difference(from: old)
        let removed = Set(difference.removals.map { old.startIndex + $0.offset })
        let added = Set(difference.insertions.map { new.startIndex + $0.offset })
        var steps: [Step] = []
        var (first, second) = (old.startIndex, new.startIndex)
        while first < old.endIndex || second < new.endIndex {
            if first < old.endIndex, removed.contains(first) {
                steps.append(.removed(first))
                first += 1
            } else if second < new.endIndex, added.contains(second) {
                steps.append(.added(second))
                second += 1
            } else {
                steps.append(.kept(first))
                first += 1
                second += 1
            }
        }
        return steps
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}

extension UnifiedDiff {
    /// The difference as text for a terminal, removed and added lines in colours where it shows them; every
    /// control character but the tab is written out, so that it applies as a patch only where the files hold
    /// none.
    public func text(style: TerminalStyle) -> String {
        lines.map { line in
            let text = line.split(separator: "\n", omittingEmptySubsequences: false)
                .map {
                    $0.split(separator: "\t", omittingEmptySubsequences: false).map { String($0).visible }
                }
                .map { $0.joined(separator: "\t") }.joined(separator: "\n")
            return switch line.first {
            case "-": style.paint(text, as: .failure)
            case "+": style.paint(text, as: .heading)
            default: text
            }
        }.map { $0 + "\n" }.joined()
    }
}
