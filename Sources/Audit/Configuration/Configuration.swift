public import ColorMath

/// What `.legible.yml` files say: the standard, the rules, tables of colours, and what is known of
/// screens, of palettes and of images.
public struct Configuration: Hashable, Sendable {
    /// The standard to judge by; `nil` where the file does not say.
    public var standard: ContrastStandard?
    /// Which rules are checked, and what they weigh.
    public var rules: RuleSelection
    /// The files of tables to lay over the system's colours, the last on top; `Palettes/README.md` describes
    /// them.
    public var tables: [String]
    /// What is said of screens.
    public var screens: ScreenConfiguration
    /// What is known of palettes.
    public var palette: PaletteConfiguration
    /// What is known of the images of an app.
    public var assets: AssetConfiguration

    /// The files that it was read from, the nearest to the inputs first; empty for what is not from a file.
    public internal(set) var files: [String] = []

    /// Creates a configuration; with nothing said, everything is as it comes.
    public init(
        standard: ContrastStandard? = nil, rules: RuleSelection = RuleSelection(),
        tables: [String] = [], screens: ScreenConfiguration = ScreenConfiguration(),
        palette: PaletteConfiguration = PaletteConfiguration(),
        assets: AssetConfiguration = AssetConfiguration()
    ) {
        self.standard = standard
        self.rules = rules
        self.tables = tables
        self.screens = screens
        self.palette = palette
        self.assets = assets
    }

    /// The nearest of the files that it was read from, which tells it from others of a run; `nil` for what is
    /// not from a file.
    public var file: String? { files.first }

    /// What a configuration file is called.
    public static let fileName = ".legible.yml"

    /// The other name that it may have: where a folder has both, this one is the farther.
    static let otherFileName = ".legible.yaml"
}
