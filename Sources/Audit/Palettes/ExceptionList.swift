internal import PaletteFiles

/// What is put up with in one palette, and how long.
struct ExceptionList {
    private let current: [PairException]
    private let palette: Palette
    private let index: PaletteIndex

    init(_ exceptions: [PairException], today: CalendarDate, of palette: Palette, index: PaletteIndex) {
        current = exceptions.filter { $0.expiry >= today }
        self.palette = palette
        self.index = index
    }

    /// A remark without the modes in which it is put up with, and with these, by reason.
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

    /// Why a rule's objection to some entries is put up with; `nil` where it is not.
    func reason(for entries: [Int], of rule: Rule, in mode: Int?) -> String? {
        let comments = entries.lazy.compactMap { entry in
            mode.flatMap { palette.entries[entry].values[$0]?.ignored }
        }
        return comments.first { !$0.isEmpty }
            ?? current.first { covers($0, entries, of: rule, in: mode) }?.reason
    }

    private func covers(_ exception: PairException, _ entries: [Int], of rule: Rule, in mode: Int?) -> Bool {
        func isNamed(_ place: Int, by patterns: [NamePattern]) -> Bool {
            patterns.isEmpty
                || entries.indices.contains(place) && patterns.contains { index.matches(entries[place], $0) }
        }
        func isOneOf(_ patterns: [ModePattern]) -> Bool {
            patterns.isEmpty
                || mode.map { mode in patterns.contains { $0.matches(palette.modes[mode]) } } ?? false
        }
        return (exception.rules.isEmpty || exception.rules.contains(rule))
            && isNamed(0, by: exception.inks) && isNamed(1, by: exception.backdrops)
            && isOneOf(exception.modes)
    }
}

extension PaletteRemark {
    fileprivate func limited(to modes: [Int]) -> PaletteRemark {
        var remark = self
        remark.modes = modes
        return remark
    }
}
