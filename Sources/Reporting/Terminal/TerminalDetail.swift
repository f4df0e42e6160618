/// How much the report for people shows of a run over several screens, or over palettes.
public enum TerminalDetail: String, Hashable, Sendable, CaseIterable {
    /// The worst screens or palettes, with the worst that was found in each, where all of it would be long.
    case brief
    /// Every finding.
    case full
    /// Nothing but the tables at the end.
    case summary
}
