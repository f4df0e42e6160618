/// How many lines of text there are by verdict.
public struct Tally: Hashable, Sendable {
    /// The lines of the app's own content by verdict.
    private var counts: [Verdict: Int] = [:]
    /// The lines that the app does not draw and that do not pass: they are told, as notes, and count for nothing.
    public private(set) var aside = 0

    /// Counts the lines of some screens.
    public init(of screens: some Sequence<ScreenAudit>) {
        for screen in screens {
            for judged in screen.regions {
                guard let verdict = judged.judgement?.verdict else { continue }
                if judged.isSetAside {
                    aside += 1
                } else {
                    counts[verdict, default: 0] += 1
                }
            }
        }
    }

    /// The number of lines with a verdict, those set aside left out.
    public subscript(verdict: Verdict) -> Int { counts[verdict] ?? 0 }

    /// The number of all lines.
    public var total: Int { counts.values.reduce(aside, +) }
}
