internal import PaletteFiles

/// Changes that are made at once: of palettes that share a file, those of the first.
struct RepairStep {
    /// What is planned for every palette.
    let all: [PaletteFix]
    private let taken: [PaletteFix]

    init(of fixes: [PaletteFix]) {
        all = fixes
        var changed: Set<[UInt8]> = []
        taken = fixes.filter { fix in
            let paths = fix.files.map { Array($0.path.utf8) }
            guard changed.isDisjoint(with: paths) else { return false }
            changed.formUnion(paths)
            return true
        }
    }

    var files: [PaletteFix.File] { taken.flatMap(\.files) }
    var repairs: [PaletteRepair] { taken.flatMap(\.repairs) }

    /// What files are to hold with these changes, too.
    func edits(after edits: FileEdits) -> FileEdits {
        var edits = edits
        for file in files { edits[file.path] = file.repaired }
        return edits
    }

    /// The changes of which one, at least, brings a finding: those that give one of its colours another look,
    /// or else those of what named the same colours as these do, which then are alike no more; or, where
    /// there are none, all of the palette, as it may be any.
    func suspects(of finding: PaletteFinding, in palette: Palette) -> [PaletteRepair] {
        let entries = palette.entryPlaces
        let values = finding.colors.compactMap { entries[$0] }.flatMap { palette.entries[$0].values }
        let names = Set(finding.colors).union(
            values.flatMap { $0?.aliases(limit: RepairReach.namesFollowed) ?? [] })
        let own = taken.filter { $0.paletteName == palette.name }.flatMap(\.repairs)
        let candidates = [
            own.filter { !$0.reach.names.isDisjoint(with: names) },
            own.filter { !$0.reach.formerNames.isDisjoint(with: names) }, own,
        ]
        return candidates.first { !$0.isEmpty } ?? repairs
    }
}

/// What changes come to, once the files are read as they are to be.
struct RepairTrialRun {
    let step: RepairStep
    /// The palettes as they are then; `nil` where nothing changes.
    let inputs: PaletteInputs?
    let news: [Novelty]

    /// A finding that was not there, with the changes that may have brought it.
    struct Novelty {
        let finding: PaletteFinding
        let suspects: [PaletteRepair]
    }

    init(
        of step: RepairStep, comingTo outcome: PaletteReport?, of inputs: PaletteInputs?,
        besides known: KnownFindings
    ) {
        self.step = step
        self.inputs = inputs
        news = (outcome?.audits ?? []).flatMap { audit in
            known.newOnes(in: audit).map {
                Novelty(finding: $0, suspects: step.suspects(of: $0, in: audit.palette))
            }
        }
    }

    /// Whether the changes bring a finding.
    func brings(_ finding: PaletteFinding) -> Bool {
        news.contains { $0.finding.rule == finding.rule && $0.finding.colors == finding.colors }
    }
}
