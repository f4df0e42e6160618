/// How much the report for people shows of a run over several screens.
public enum TerminalDetail: String, Hashable, Sendable, CaseIterable {
    /// The worst screens, with the worst that was found on each, where all of it would be long.
    case brief
    /// Every finding of every screen.
    case full
    /// Nothing but the tables at the end.
    case summary
}
