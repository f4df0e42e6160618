internal import ColorMath
internal import PaletteFiles

/// Tells whether pairs pass, and whether what is in order stays so, with other colours in some places. No
/// backdrop gets from light to dark below an ink, nor from dark to light: it would be another theme.
struct RepairTrial {
    let pairs: [PalettePair]
    let colors: PaletteColors
    let order: LightnessOrder
    /// The pairs of which it is not known whether they pass: these are not to fail.
    let reviewed: Set<RepairPlan.Failure>
    /// The contrast that pairs have which fail and are not to be fixed: it is not to get less.
    let kept: [RepairPlan.Failure: Double]
    /// The pairs that the places have part in, by mode.
    let meetings: [RepairPlan.Failure]
    /// The places of which an order is asked.
    let ordered: [PalettePlace]

    /// The contrast that is asked of a pair.
    func ratio(of meeting: RepairPlan.Failure) -> Double { kept[meeting] ?? pairs[meeting.pair].required }

    /// Whether every pair passes, or keeps what it has, and every order holds.
    func settles(with color: (PalettePlace) -> PaletteColors.Cell?) -> Bool {
        func seen(_ entry: Int, _ mode: Int) -> PaletteColors.Cell? {
            color(PalettePlace(entry: entry, mode: mode)) ?? colors[entry, mode]
        }
        return meetings.allSatisfy { meeting in
            let pair = pairs[meeting.pair]
            let measure = PairMeasure(of: pair, on: colors.screens(in: meeting.mode)) {
                seen($0, meeting.mode)
            }
            // What is not known cannot be helped here.
            guard let measure else { return true }
            let verdict = pair.verdict(on: measure)
            guard
                verdict == .pass || verdict == .review && reviewed.contains(meeting)
                    || kept[meeting].map({ Figure(measure.least).value >= Figure($0).value }) ?? false
            else { return false }
            let sides = [pair.ink, pair.backdrop].map { PalettePlace(entry: $0, mode: meeting.mode) }
            return color(sides[0]) != nil || color(sides[1]) == nil
                || keepsPolarity(of: pair, in: meeting.mode, with: seen)
        } && ordered.allSatisfy { place in order.holds(at: place) { seen($0, place.mode) } }
    }

    /// Whether the lighter side of a pair stays the lighter one.
    private func keepsPolarity(
        of pair: PalettePair, in mode: Int, with seen: (Int, Int) -> PaletteColors.Cell?
    ) -> Bool {
        guard let before = colors[pair.backdrop, mode]?.luminance(on: .sRGB),
            let now = seen(pair.backdrop, mode)?.luminance(on: .sRGB),
            let ink = colors[pair.ink, mode]?.luminance(on: .sRGB)
        else { return true }
        return (before < ink) == (now < ink)
    }
}
