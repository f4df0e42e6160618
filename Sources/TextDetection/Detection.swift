/// What was found on a screen.
public struct Detection: Hashable, Sendable {
    /// The regions, from the top left to the bottom right.
    public let regions: [Region]
    /// What was not looked at because there was too much of it, in words; empty for any screen that people
    /// made.
    public let warnings: [String]
}
