public import ColorMath

/// What a `.legible.yml` says: the standard, the rules, tables of colours, and what is known of palettes.
public struct Configuration: Hashable, Sendable {
    /// The standard to judge by; `nil` where the file does not say.
    public var standard: ContrastStandard?
    /// Which rules are checked, and what they weigh.
    public var rules: RuleSelection
    /// The files of tables to lay over the system's colours, the last on top; `Palettes/README.md` describes
    /// them.
    public var tables: [String]
    /// What is known of palettes.
    public var palette: PaletteConfiguration

    /// The file that it was read from; `nil` for what is not from a file.
    public internal(set) var file: String?

    /// Creates a configuration; with nothing said, everything is as it comes.
    public init(
        standard: ContrastStandard? = nil, rules: RuleSelection = RuleSelection(),
        tables: [String] = [], palette: PaletteConfiguration = PaletteConfiguration()
    ) {
        self.standard = standard
        self.rules = rules
        self.tables = tables
        self.palette = palette
    }

    /// What a configuration file is called.
    public static let fileName = ".legible.yml"
}
