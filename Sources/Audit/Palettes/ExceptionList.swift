internal import PaletteFiles

/// What is suppressed in one palette, and how long.
struct ExceptionList {
    private let current: [Current]
    private let palette: Palette

    /// An exception that has not expired, with the entries that it names.
    private struct Current {
        let exception: PairException
        /// `nil` for any.
        let inks: Set<Int>?
        let backdrops: Set<Int>?
    }

    init(_ exceptions: [PairException], today: CalendarDate, of palette: Palette, index: PaletteIndex) {
        func named(_ patterns: [NamePattern]) -> Set<Int>? {
            patterns.isEmpty ? nil : Set(index.entries(matching: patterns))
        }
        current = exceptions.filter { $0.expiry >= today }.map {
            Current(exception: $0, inks: named($0.inks), backdrops: named($0.backdrops))
        }
        self.palette = palette
    }

    /// Why something is suppressed.
    struct Suppression: Hashable {
        let cause: SuppressedFinding.Cause
        let reason: String
    }

    /// A remark without the modes in which it is suppressed, and with these, by cause and reason.
    func split(
        _ remark: PaletteRemark, of rule: Rule
    ) -> (rest: PaletteRemark?, suppressed: [(PaletteRemark, Suppression)]) {
        guard !remark.modes.isEmpty else {
            let suppression = suppression(for: remark.entries, of: rule, in: nil)
            return suppression.map { (nil, [(remark, $0)]) } ?? (remark, [])
        }
        var rest: [Int] = []
        var suppressed = ModeGroups<Suppression>()
        for mode in remark.modes {
            if let suppression = suppression(for: remark.entries, of: rule, in: mode) {
                suppressed.add(mode, where: suppression)
            } else {
                rest.append(mode)
            }
        }
        return (
            rest.isEmpty ? nil : remark.limited(to: rest),
            suppressed.groups.map { (remark.limited(to: $0.modes), $0.fact) }
        )
    }

    /// Where the exceptions are written that suppress a remark.
    func places(suppressing remark: PaletteRemark, of rule: Rule) -> Set<SourceLocation> {
        let modes: [Int?] = remark.modes.isEmpty ? [nil] : remark.modes
        return Set(modes.compactMap { exception(covering: remark.entries, of: rule, in: $0)?.location })
    }

    /// Why a rule's objection to some entries is suppressed; `nil` where it is not.
    func reason(for entries: [Int], of rule: Rule, in mode: Int?) -> String? {
        suppression(for: entries, of: rule, in: mode)?.reason
    }

    /// What suppresses the contrast of a pair in a mode; `nil` where nothing does.
    func suppression(of pair: PalettePair, in mode: Int) -> Suppression? {
        suppression(for: [pair.ink, pair.backdrop], of: .pairContrast, in: mode)
    }

    /// What suppresses a rule's objection to some entries; `nil` where nothing does.
    private func suppression(for entries: [Int], of rule: Rule, in mode: Int?) -> Suppression? {
        let comments = entries.lazy.compactMap { entry in
            mode.flatMap { palette.entries[entry].values[$0]?.ignored }
        }
        if let comment = comments.first(where: { !$0.isEmpty }) {
            return Suppression(cause: .comment, reason: comment)
        }
        return exception(covering: entries, of: rule, in: mode).map {
            Suppression(cause: .exception, reason: $0.reason)
        }
    }

    /// The first exception that suppresses a rule's objection to some entries; `nil` where none does.
    private func exception(covering entries: [Int], of rule: Rule, in mode: Int?) -> PairException? {
        current.first { covers($0, entries, of: rule, in: mode) }?.exception
    }

    private func covers(_ current: Current, _ entries: [Int], of rule: Rule, in mode: Int?) -> Bool {
        let exception = current.exception
        func isOneOf(_ patterns: [ModePattern]) -> Bool {
            patterns.isEmpty
                || mode.map { mode in patterns.contains { $0.matches(palette.modes[mode]) } } ?? false
        }
        func isNamed(_ place: Int, by named: Set<Int>?) -> Bool {
            named.map { entries.indices.contains(place) && $0.contains(entries[place]) } ?? true
        }
        return isNamed(0, by: current.inks) && isNamed(1, by: current.backdrops)
            && (exception.rules.isEmpty || exception.rules.contains(rule)) && isOneOf(exception.modes)
    }
}

extension PaletteRemark {
    fileprivate func limited(to modes: [Int]) -> PaletteRemark {
        var remark = self
        remark.modes = modes
        return remark
    }
}
