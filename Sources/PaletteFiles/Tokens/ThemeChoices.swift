/// The modes that one choice of each of several axes makes.
///
/// An axis may be open only to who takes one choice of another: the themes of one brand. Where there are more
/// combinations than are looked at, each choice is taken once, with the first of all other axes.
struct ThemeChoices {
    /// An axis that stands open where another has a certain choice.
    struct Parent: Hashable {
        let axis: Int
        let choice: Int
    }

    /// A mode, and what is chosen of each axis; `nil` for one that is not open.
    private struct Path {
        var mode = PaletteMode.base
        var chosen: [Int?] = []
    }

    private let paths: [Path]
    /// Whether there are more combinations than these.
    private let isCut: Bool

    /// - Parameters:
    ///   - axes: The modes that are chosen among.
    ///   - parents: The axes that are open only where an earlier one has a certain choice.
    init(of axes: [[PaletteMode]], within parents: [Int: Parent]) {
        let all = Self.paths(of: axes, within: parents, limit: ModeCombinations.limit + 1) { _ in nil }
        isCut = all.count > ModeCombinations.limit
        guard isCut else {
            paths = all
            return
        }
        func first(taking choice: Int, of axis: Int) -> [Path] {
            var taken = [axis: choice]
            var next = axis
            while let parent = parents[next] {
                taken[parent.axis] = parent.choice
                next = parent.axis
            }
            return Self.paths(of: axes, within: parents, limit: 1) { taken[$0] ?? 0 }
        }
        var paths = first(taking: 0, of: 0)
        for (axis, modes) in axes.enumerated() {
            for choice in modes.indices where choice > 0 || parents[axis] != nil {
                paths += first(taking: choice, of: axis)
            }
        }
        self.paths = Array(paths.prefix(ModeCombinations.limit))
    }

    /// What is said where there are more combinations than are looked at; `nil` where there are not.
    func fault(in document: JSONDocument) -> PaletteFault? {
        guard isCut else { return nil }
        return PaletteFault(
            at: document.source.location(of: 0),
            "there are more than \(ModeCombinations.limit) combinations of modes; each is looked at once, with "
                + "the first of all others")
    }

    /// The modes, each once.
    var modes: [PaletteMode] { Self.modes(of: paths) }

    /// The modes with a choice of an axis, each once.
    func modes(taking choices: Set<Int>, of axis: Int) -> [PaletteMode] {
        Self.modes(of: paths.filter { $0.chosen[axis].map(choices.contains) ?? false })
    }

    private static func modes(of paths: [Path]) -> [PaletteMode] {
        var seen: Set<PaletteMode> = []
        return paths.map(\.mode).filter { seen.insert($0).inserted }
    }

    /// The first combinations of those where certain axes have one choice.
    private static func paths(
        of axes: [[PaletteMode]], within parents: [Int: Parent], limit: Int, taking: (Int) -> Int?
    ) -> [Path] {
        var paths = [Path()]
        for (axis, modes) in axes.enumerated() {
            var longer: [Path] = []
            for path in paths where longer.count < limit {
                let isOpen = parents[axis].map { path.chosen[$0.axis] == $0.choice } ?? true
                guard isOpen else {
                    longer.append(Path(mode: path.mode, chosen: path.chosen + [nil]))
                    continue
                }
                for choice in taking(axis).map({ [$0] }) ?? Array(modes.indices) {
                    longer.append(
                        Path(mode: path.mode.joined(with: modes[choice]), chosen: path.chosen + [choice]))
                }
            }
            paths = Array(longer.prefix(limit))
        }
        return paths
    }
}

extension PaletteMode {
    /// The mode in which both hold, with the names of both themes.
    func joined(with other: PaletteMode) -> PaletteMode {
        var both = overridden(by: other)
        if let theme, let added = other.theme, theme != added { both.theme = "\(theme)-\(added)" }
        return both
    }
}
