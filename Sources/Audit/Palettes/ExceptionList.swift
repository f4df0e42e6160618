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

    /// A remark without the modes in which it is suppressed, and with these, by reason.
    func split(
        _ remark: PaletteRemark, of rule: Rule
    ) -> (rest: PaletteRemark?, excepted: [(PaletteRemark, reason: String)]) {
        guard !remark.modes.isEmpty else {
            let reason = reason(for: remark.entries, of: rule, in: nil)
            return reason.map { (nil, [(remark, $0)]) } ?? (remark, [])
        }
        var rest: [Int] = []
        var excepted = ModeGroups<String>()
        for mode in remark.modes {
            if let reason = reason(for: remark.entries, of: rule, in: mode) {
                excepted.add(mode, where: reason)
            } else {
                rest.append(mode)
            }
        }
        return (
            rest.isEmpty ? nil : remark.limited(to: rest),
            excepted.groups.map { (remark.limited(to: $0.modes), $0.fact) }
        )
    }

    /// Why a rule's objection to some entries is suppressed; `nil` where it is not.
    func reason(for entries: [Int], of rule: Rule, in mode: Int?) -> String? {
        let comments = entries.lazy.compactMap { entry in
            mode.flatMap { palette.entries[entry].values[$0]?.ignored }
        }
        return comments.first { !$0.isEmpty }
            ?? current.first { covers($0, entries, of: rule, in: mode) }?.exception.reason
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
