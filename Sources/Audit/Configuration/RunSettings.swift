public import PaletteFiles

/// What a configuration says of a run as a whole: its reports, what is known already, and what fails it.
public struct RunSettings: Hashable, Sendable {
    /// The reports; empty for that of the terminal.
    public var formats: [PlacedText] = []
    /// The baseline that findings are compared with; `nil` for none.
    public var baseline: PlacedText?
    /// The least severity that fails a run; `nil` where the file does not say.
    public var failOn: FailureThreshold?

    /// Says nothing.
    public init() {}

    /// A text, and where it is written.
    public struct PlacedText: Hashable, Sendable {
        /// The text.
        public let text: String
        /// Where it is written.
        public let location: SourceLocation
    }
}
