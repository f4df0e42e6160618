public import ColorMath

/// What an audit of many screens came to.
public struct AuditReport: Hashable, Sendable {
    /// The standard that the screens were judged by.
    public let standard: ContrastStandard
    /// The audited screens, in the order in which they were given.
    public let screens: [ScreenAudit]
    /// The inputs that could not be audited: first the files, in the order in which they were given.
    public var unread: [UnreadInput]

    /// Gathers an audit's results.
    public init(standard: ContrastStandard, screens: [ScreenAudit], unread: [UnreadInput] = []) {
        self.standard = standard
        self.screens = screens
        self.unread = unread
    }

    /// The standards that the screens were judged by: more than one where different configurations hold.
    public var standards: [ContrastStandard] {
        let all = screens.map(\.standard).inOrder
        return all.isEmpty ? [standard] : all
    }

    /// The severity of the gravest finding, or `nil` where there is none.
    public var gravest: Severity? {
        screens.lazy.flatMap(\.findings).map(\.severity).max()
    }
}

extension [ContrastStandard] {
    /// Each standard once, in the order in which they come.
    var inOrder: [ContrastStandard] {
        reduce(into: [ContrastStandard]()) { if !$0.contains($1) { $0.append($1) } }
    }
}
