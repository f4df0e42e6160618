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

    /// The severity of the gravest finding, or `nil` where there is none.
    public var gravest: Severity? {
        screens.lazy.flatMap(\.findings).map(\.severity).max()
    }
}

/// An input that could not be audited.
public struct UnreadInput: Error, Hashable, Sendable {
    /// The path as it was given.
    public let path: String
    /// What is wrong with it and what to do.
    public let fault: String

    /// Names an input and its fault.
    public init(path: String, fault: String) {
        self.path = path
        self.fault = fault
    }
}

extension UnreadInput: CustomStringConvertible {
    /// The path and its fault on one line.
    public var description: String { "\(path): \(fault)" }
}
