internal import ColorMath

extension RepairPlan {
    /// A failing pair in one mode.
    struct Failure: Hashable {
        // There may be hundreds of thousands of them.
        private let pairNumber: Int32
        private let modeNumber: Int32

        init(pair: Int, mode: Int) {
            pairNumber = Int32(pair)
            modeNumber = Int32(mode)
        }

        var pair: Int { Int(pairNumber) }
        var mode: Int { Int(modeNumber) }
    }

    /// What a change makes of one side of a pair.
    struct Side: Hashable {
        /// Whether it is the ink, and not the backdrop.
        let isInk: Bool
        /// The entry whose value is written otherwise.
        let entry: Int
        let color: DynamicColor
        /// The entry that it is to name; `nil` where it is written out.
        let step: Int?
    }

    /// What makes a failing pair pass.
    struct Answer: Hashable {
        /// One side of the pair, or both.
        let sides: [Side]
        /// The least contrast ratio of the pair then.
        let contrast: Double
    }

    /// What becomes of a failing pair.
    enum Outcome: Hashable {
        /// One or both of its sides change; where it is one, the other might instead.
        case repaired(Answer, alternative: Answer?)
        /// It is left, for these reasons; these pairs are in the way of each other, itself the first.
        case left([Hindrance], conflict: [Failure])
    }
}
