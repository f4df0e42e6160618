/// What a candidate is taken for.
package enum Decision: Hashable, Sendable {
    /// A line of text, and how much its shape speaks for that, 0…1: few parts may be an icon.
    case text(score: Double)
    /// An icon.
    case icon(Reason)
    /// Neither.
    case rejected(Reason)

    /// Why it is no text; nil for text.
    package var reason: Reason? {
        switch self {
        case .text: nil
        case .icon(let reason), .rejected(let reason): reason
        }
    }

    package init(_ reason: Reason) {
        self = reason.isOfIcon ? .icon(reason) : .rejected(reason)
    }
}
