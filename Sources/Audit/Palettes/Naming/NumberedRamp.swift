/// Colours whose names differ in their last number only, in the order of these: `blue-100` to `blue-900`.
///
/// Fewer steps are asked for where all numbers are multiples of five that reach fifty: nothing else is
/// numbered so. Other numbers may be ranks or counts as well; who takes such a set for a ramp has to look at
/// its colours.
struct NumberedRamp: Hashable {
    /// The entries, by index, in the order of their numbers.
    let entries: [Int]
    /// The numbers, rising.
    let numbers: [Int]

    /// Steps of ramps are hundreds, fifties, tens or halves of them.
    private static let roundStep = 5
    /// The least that the last of round numbers is.
    private static let leastLastRound = 50
    /// The fewest steps of a ramp with round numbers, and with others.
    private static let (leastRound, leastCounted) = (3, 5)
    /// What numbers behind these words say is no lightness.
    private static let others: Set = [
        "decorative", "avatar", "avatars", "tag", "tags", "stop", "stops", "gradient",
    ]

    /// Whether its numbers are those that only ramps have.
    var isRound: Bool { Self.areRound(numbers) }

    /// Whether its numbers count from 0 or 1 on without a gap.
    var isCounted: Bool {
        guard let first = numbers.first, first <= 1 else { return false }
        return numbers == Array(first..<first + numbers.count)
    }

    private static func areRound(_ numbers: [Int]) -> Bool {
        numbers.allSatisfy { $0.isMultiple(of: roundStep) } && (numbers.last ?? 0) >= leastLastRound
    }

    /// The ramps of a palette, in the order of their first entries.
    ///
    /// - Parameters:
    ///   - names: The names of the entries.
    ///   - categories: The entries that stand for categories, whose numbers say nothing.
    static func all(named names: [ColorName], leavingOut categories: Set<Int>) -> [NumberedRamp] {
        var groups: [[String]: [(number: Int, entry: Int)]] = [:]
        for (entry, name) in names.enumerated() where name.allWords.count > 1 && !categories.contains(entry) {
            guard let number = name.allWords.last.flatMap({ Int($0) }),
                others.isDisjoint(with: name.allWords)
            else { continue }
            groups[Array(name.allWords.dropLast()), default: []].append((number, entry))
        }
        return groups.values.compactMap { group -> NumberedRamp? in
            let steps = group.sorted { ($0.number, $0.entry) < ($1.number, $1.entry) }
            let numbers = steps.map(\.number)
            guard Set(numbers).count == numbers.count,
                numbers.count >= (areRound(numbers) ? leastRound : leastCounted)
            else { return nil }
            return NumberedRamp(entries: steps.map(\.entry), numbers: numbers)
        }.sorted { $0.entries[0] < $1.entries[0] }
    }
}
