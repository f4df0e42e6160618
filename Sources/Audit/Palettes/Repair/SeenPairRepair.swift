internal import ColorMath
internal import PaletteFiles

/// What would settle text that a screen shows, in the terms of its palette.
struct SeenPairRepair {
    /// What makes the pair pass; `nil` where nothing does, or it passes as it is specified.
    private(set) var answer: RepairPlan.Answer?
    /// Why there is no answer to a pair that fails, a clause each.
    private(set) var hindrances: [String] = []

    /// The most backdrops that one ink is looked at on.
    private static let most = 8

    /// Plans a repair: that of the palette's own plan for a pair that fails there, otherwise one for this
    /// text alone that leaves what passes passing.
    ///
    /// - Parameters:
    ///   - ink: The ink, by index.
    ///   - backdrops: The backdrop, or several that look the same: then only a change of the ink is an
    ///     answer.
    ///   - canvases: What a translucent backdrop is seen on, by index.
    ///   - mode: The mode that it is seen in, by index.
    ///   - sightings: How often it is seen, and the ratio that it needs.
    ///   - examination: The palette.
    ///   - options: What may change.
    init(
        of ink: Int, on backdrops: [Int], over canvases: [Int], in mode: Int, _ sightings: Sightings,
        _ examination: PaletteExamination, _ options: RepairOptions
    ) {
        let required = sightings.required
        if backdrops.count == 1,
            let known = examination.pairs.indices.first(where: { index in
                let pair = examination.pairs[index]
                return pair.ink == ink && pair.backdrop == backdrops[0] && pair.modes.contains(mode)
                    && pair.required >= required
            })
        {
            let failure = RepairPlan.Failure(pair: known, mode: mode)
            let isGuessed = examination.pairs[known].isGuessed
            take(examination.plans?.outcome(of: failure, isGuessed: isGuessed), examination)
            return
        }
        let more = backdrops.prefix(Self.most).map { backdrop in
            PalettePair(
                ink: ink, backdrop: backdrop, required: required, canvases: canvases, modes: [mode],
                origin: .observed(sightings))
        }
        let wider = examination.adding(more)
        let failures = more.indices.map {
            RepairPlan.Failure(pair: examination.pairs.count + $0, mode: mode)
        }
        let fails = failures.contains { failure in
            wider.measure(of: failure.pair, in: mode).map { $0.verdict(requiring: required) == .fail }
                ?? false
        }
        guard fails, let first = failures.first else { return }
        let plan = RepairPlan(
            for: RepairScope(of: wider), of: wider, options: options, settling: Set(failures))
        take(plan.outcomes[first], examination)
        if backdrops.count > 1, answer?.sides.allSatisfy(\.isInk) == false { answer = nil }
    }

    private mutating func take(_ outcome: RepairPlan.Outcome?, _ examination: PaletteExamination) {
        switch outcome {
        case .repaired(let answer, _): self.answer = answer
        case .left(let reasons, let conflict):
            hindrances = reasons.map { $0.words(in: examination.palette) }
            if hindrances.isEmpty {
                hindrances = [
                    conflict.count > 1
                        ? "no one colour settles all pairs of the two"
                        : "neither colour is written out where it could be changed"
                ]
            }
        case nil: break
        }
    }
}

extension PaletteExamination {
    /// The entries that look different once a side of a pair is changed as planned, itself among them.
    func entries(changedBy side: RepairPlan.Side, in mode: Int) -> Set<Int> {
        let own = value(of: side.entry, in: mode)
        let name = palette.entries[side.entry].name
        let literal = side.step == nil ? own?.literal : nil
        return Set(
            palette.entries.indices.filter { entry in
                guard entry != side.entry, let value = value(of: entry, in: mode) else {
                    return entry == side.entry
                }
                return literal != nil && value.literal == literal || value.aliases(limit: 64).contains(name)
            })
    }
}
