internal import PaletteFiles

/// Pairs that are others under names that stand for theirs, or the other way round: what is said of the one
/// is said of the other.
struct PairAliases {
    private var originals: [Int: Int] = [:]
    private var aliases: [Int: [Int]] = [:]

    /// The sides of a pair that parts of a page have in common.
    private struct Parts: Hashable {
        let ink: Side
        let backdrop: Side

        enum Side: Hashable {
            case part(EntryAliases.Part)
            case entry(Int)
        }
    }

    /// Finds the pairs that stand for others, by index. Of those that several parts of a page have in common,
    /// the others stand for the first. One that is suppressed otherwise than the other is
    /// a pair of its own, and so is one of a part that lies on something else.
    ///
    /// - Parameter measure: The contrast of a pair in a mode, both by index.
    init(
        among pairs: [PalettePair], entries: EntryAliases, colors: PaletteColors, exceptions: ExceptionList,
        measure: (Int, Int) -> PairMeasure?
    ) {
        func isSame(_ one: Int, _ other: Int) -> Bool {
            one != other && pairs[one].required == pairs[other].required
                && pairs[one].modes == pairs[other].modes
                && pairs[one].modes.allSatisfy {
                    exceptions.suppression(of: pairs[one], in: $0)
                        == exceptions.suppression(of: pairs[other], in: $0)
                }
        }
        let places = Dictionary(
            pairs.enumerated().map { (PairSides($1), $0) },
            uniquingKeysWith: { first, _ in first })
        var firsts: [Parts: Int] = [:]
        // What is sure of one name of a pair is sure of all.
        func surest(_ index: Int, or original: Int) {
            let first = self.original(of: original) ?? original
            guard first != index else { return }
            if pairs[first].isGuessed, !pairs[index].isGuessed {
                originals[first] = index
            } else {
                originals[index] = original
            }
        }
        for (index, pair) in pairs.enumerated() where originals[index] == nil {
            let inks = entries.targets(of: pair.ink).reversed() + [pair.ink]
            let backdrops = entries.targets(of: pair.backdrop).reversed() + [pair.backdrop]
            if let other = places[PairSides(ink: pair.backdrop, backdrop: pair.ink)], other < index,
                isSame(index, other), pair.isOpaque(in: colors)
            {
                surest(index, or: other)
                continue
            }
            let (inkPart, backdropPart) = (entries.part(of: pair.ink), entries.part(of: pair.backdrop))
            guard inks.count + backdrops.count > 2 || inkPart != nil || backdropPart != nil else { continue }
            let candidates = inks.lazy.flatMap { ink in
                backdrops.lazy.map { PairSides(ink: ink, backdrop: $0) }
            }
            // The first is the farthest, which is written out or stands for what is in no pair.
            let original = candidates.compactMap { places[$0] }.first { isSame(index, $0) }
            if let original {
                surest(index, or: original)
            } else if inkPart != nil || backdropPart != nil {
                let parts = Parts(
                    ink: inkPart.map(Parts.Side.part) ?? .entry(pair.ink),
                    backdrop: backdropPart.map(Parts.Side.part) ?? .entry(pair.backdrop))
                let first = firsts[parts] ?? index
                firsts[parts] = first
                if isSame(index, first), pair.modes.allSatisfy({ measure(index, $0) == measure(first, $0) }) {
                    surest(index, or: first)
                }
            }
        }
        for index in pairs.indices where originals[index] == nil {
            for mode in pairs[index].modes {
                let constants = Self.constants(behind: pairs[index], in: mode, entries)
                for other in constants.compactMap({ places[$0] })
                where other != index && originals[other] == nil && pairs[other].isOfNames
                    && (pairs[other].isGuessed || !pairs[index].isGuessed)
                    && pairs[other].required == pairs[index].required
                    && exceptions.suppression(of: pairs[other], in: mode)
                        == exceptions.suppression(of: pairs[index], in: mode)
                {
                    originals[other] = index
                }
            }
        }
        for index in originals.keys.sorted() {
            if let original = original(of: index) { aliases[original, default: []].append(index) }
        }
    }

    /// The constants that the sides of a pair stand for in one mode: they are seen in that mode alone, as the
    /// sides of the pair.
    private static func constants(behind pair: PalettePair, in mode: Int, _ entries: EntryAliases)
        -> [PairSides]
    {
        guard entries.targets(of: pair.ink).isEmpty, entries.targets(of: pair.backdrop).isEmpty else {
            return []
        }
        let backdrops = entries.constants(of: pair.backdrop, in: mode)
        return entries.constants(of: pair.ink, in: mode).flatMap { ink in
            backdrops.map { PairSides(ink: ink, backdrop: $0) }
        }
    }

    /// The pair that another stands for; `nil` for one that stands for itself.
    func original(of pair: Int) -> Int? {
        var last = originals[pair]
        // A step leads to names that others stand for, or to a pair before it, and so this ends.
        while let next = last.flatMap({ originals[$0] }) { last = next }
        return last
    }

    /// The pairs that stand for one, in their order.
    func aliases(of pair: Int) -> [Int] { aliases[pair] ?? [] }
}

extension PalettePair {
    /// Whether nothing shows through either side, so that both ways round are one contrast.
    fileprivate func isOpaque(in colors: PaletteColors) -> Bool {
        modes.allSatisfy { mode in
            [ink, backdrop].allSatisfy { colors[$0, mode]?.isOpaque ?? false }
        }
    }
}
