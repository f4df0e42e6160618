internal import PaletteFiles

/// The changes that fix the palettes of a run, worked out to their end before any is made.
///
/// What changes make of a palette is not for their plan alone to say: a pair may be known by colours that
/// they move, or a colour mixed from them. So the files are read again as they are to be, and audited. Where
/// that finds what was not found before, the changes that brought it are left out; else it may show what can
/// be fixed now that others have moved. It ends where nothing more changes.
public struct PaletteFixes: Sendable {
    /// What the palettes come to as they are.
    public var report: PaletteReport
    /// What they come to with the changes.
    public private(set) var outcome: PaletteReport
    /// The files that change, by path.
    public private(set) var files: [PaletteFix.File] = []
    /// The repairs that the files hold.
    public private(set) var repairs: [PaletteRepair] = []
    /// The repairs that cannot be written.
    public var obstacles: [PaletteFix.Obstacle] { rest.flatMap(\.obstacles) }
    /// What could not be read of what was to change; then nothing is changed.
    public private(set) var unread: [UnreadInput] = []

    /// What is left to fix of each palette, with the changes.
    private var rest: [PaletteFix]

    /// How often the files are read again to find which change brings a finding: from then on, all that may
    /// are left out at once.
    private static let mostTrials = 40

    /// Works out the changes; the files are read and not written.
    ///
    /// - Parameters:
    ///   - inputs: The palettes.
    ///   - options: What may change.
    ///   - auditor: Makes the auditor for a configuration.
    public init(
        of inputs: PaletteInputs, options: RepairOptions = RepairOptions(),
        by auditor: (Configuration) -> PaletteAuditor
    ) {
        report = inputs.report(by: auditor)
        (outcome, rest) = (report, [])
        let known = KnownFindings(of: report)
        var edits = FileEdits()
        var bars = options.bars
        func trial(_ bars: RepairBars) -> RepairTrialRun {
            var options = options
            options.bars = bars
            let step = RepairStep(
                of: outcome.audits.map { PaletteFix(of: $0, options: options, editedBy: edits) })
            let next = step.files.isEmpty ? nil : inputs.edited(by: step.edits(after: edits))
            // What may fix the rest is not asked for until the changes are made.
            let outcome = next?.report(by: auditor, planningRepairs: false)
            if let outcome, !outcome.isRead(as: report) { unread = [report.changedMeanwhile] }
            return RepairTrialRun(of: step, comingTo: outcome, of: next, besides: known)
        }
        var trials = 0
        var blamed = NoveltySearch.Blame()
        var run = trial(bars)
        while let next = run.inputs, unread.isEmpty {
            if run.news.isEmpty {
                edits = run.step.edits(after: edits)
                bars = bars.adding(run.step.repairs, for: .changed)
                outcome = next.report(by: auditor)
                take(run.step)
            } else {
                var search = NoveltySearch(among: run.news, blaming: blamed)
                while trials < Self.mostTrials, let omitted = search.nextOmission {
                    trials += 1
                    search.narrow(by: trial(search.bars(after: bars, without: omitted)), without: omitted)
                }
                bars = search.end(barring: bars)
                blamed = search.blamed
            }
            run = trial(bars)
        }
        rest = run.step.all
        unread += rest.flatMap(\.unread)
        guard unread.isEmpty else {
            (files, repairs, outcome) = ([], [], report)
            return
        }
        repairs.sort { $0.location < $1.location }
        files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    /// Takes over changes.
    private mutating func take(_ step: RepairStep) {
        repairs += step.repairs
        for file in step.files {
            if let place = files.firstIndex(where: { $0.path.utf8.elementsEqual(file.path.utf8) }) {
                files[place] = PaletteFix.File(
                    path: file.path, original: files[place].original, repaired: file.repaired)
            } else {
                files.append(file)
            }
        }
    }

    /// Works out what the changes leave.
    ///
    /// - Parameter limit: How many findings are kept, in the order of the palettes and their places.
    public func remainder(limit: Int = .max) -> PaletteFix.Remainder {
        var findings: [PaletteFinding] = []
        var (furtherCount, guessedPairCount) = (0, 0)
        for fix in rest {
            let remainder = fix.remainder(limit: limit - findings.count)
            findings += remainder.findings
            furtherCount += remainder.furtherCount
            guessedPairCount += remainder.guessedPairCount
        }
        return PaletteFix.Remainder(
            findings: findings, furtherCount: furtherCount, guessedPairCount: guessedPairCount)
    }
}

extension PaletteReport {
    /// Whether the same files were read as for another report.
    fileprivate func isRead(as other: PaletteReport) -> Bool {
        unread == other.unread && notes == other.notes && faults.count == other.faults.count
            && audits.map(\.sources) == other.audits.map(\.sources)
    }

    /// What is said where they were not.
    fileprivate var changedMeanwhile: UnreadInput {
        UnreadInput(
            path: audits.first?.palette.name ?? "",
            fault: "what it is read from was changed while its repairs were worked out, or could not be read "
                + "again: nothing is changed, try again")
    }
}
