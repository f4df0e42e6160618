/// What fixes the failing pairs of an examined palette.
struct RepairPlans {
    private let scope: RepairScope
    /// What fixes the pairs that are more than guessed, and changes no primitives.
    private var usual: RepairPlan
    /// What fixes the guessed pairs, too.
    private var guessing: RepairPlan

    init(of examination: PaletteExamination) {
        scope = RepairScope(of: examination)
        usual = RepairPlan(for: scope, of: examination, options: RepairOptions())
        guessing =
            examination.pairs.contains(where: \.isGuessed)
            ? RepairPlan(for: scope, of: examination, options: RepairOptions(fixesGuessedPairs: true)) : usual
    }

    /// What becomes of a failing pair; `nil` for one that does not fail.
    func outcome(of failure: RepairPlan.Failure, isGuessed: Bool) -> RepairPlan.Outcome? {
        (isGuessed ? guessing : usual).outcomes[failure]
    }

    /// The same with the plan for some options in place of all.
    func all(by options: RepairOptions, of examination: PaletteExamination) -> RepairPlans {
        var plans = self
        plans.usual = plan(options, headroom: 0, of: examination)
        plans.guessing = plans.usual
        return plans
    }

    /// The plan for some options, which aims above the ratios by some amount.
    func plan(_ options: RepairOptions, headroom: Double, of examination: PaletteExamination) -> RepairPlan {
        switch (headroom, options) {
        case (0, RepairOptions()): usual
        case (0, RepairOptions(fixesGuessedPairs: true)): guessing
        default: RepairPlan(for: scope, of: examination, options: options, headroom: headroom)
        }
    }
}
