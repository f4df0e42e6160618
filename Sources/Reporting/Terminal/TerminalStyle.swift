/// What a terminal can show.
public struct TerminalStyle: Hashable, Sendable {
    /// How many colours may be used.
    public var palette: Palette
    /// The number of columns that lines are wrapped to.
    public var width: Int
    /// The folder that the paths of linked files start from; `nil` where the terminal has no links.
    public var linkFolder: String?

    /// How many colours a terminal shows.
    public enum Palette: Hashable, Sendable {
        /// None: plain text.
        case none
        /// The terminal's own sixteen, for marks.
        case basic
        /// Any: colours can be shown as they are.
        case trueColor
    }

    /// Creates a style; plain text in 80 columns unless specified otherwise.
    public init(palette: Palette = .none, width: Int = 80, linkFolder: String? = nil) {
        self.palette = palette
        self.width = width
        self.linkFolder = linkFolder
    }
}

/// Whether to use colours, as a user asks for it.
public enum ColorChoice: String, Hashable, Sendable, CaseIterable {
    /// Where the output is a terminal that shows colours and the environment does not say otherwise.
    case auto
    /// Always, for example through a pager.
    case always
    /// Never.
    case never
}

extension TerminalStyle {
    /// The style for an output.
    ///
    /// With ``ColorChoice/auto``, in this order: `NO_COLOR` (not empty) turns colours off; `FORCE_COLOR` or
    /// `CLICOLOR_FORCE` (neither empty nor `0`) turns them on; `CLICOLOR=0` and `TERM=dumb` turn them off;
    /// otherwise a terminal gets them. True colour needs `COLORTERM=truecolor` (or `24bit`), `FORCE_COLOR=3`
    /// or a `TERM` that ends in `-direct`.
    ///
    /// Files are linked where there are colours and the terminal is known to have links, unless it is within
    /// continuous integration; `FORCE_HYPERLINK` says otherwise.
    ///
    /// - Parameters:
    ///   - choice: What the user asks for.
    ///   - environment: The environment variables.
    ///   - isTerminal: Whether the output is a terminal.
    ///   - columns: The width of the terminal, where it is known; the variable `COLUMNS` comes before it.
    ///   - workingFolder: The folder that paths of files start from.
    public init(
        choice: ColorChoice, environment: [String: String], isTerminal: Bool, columns: Int? = nil,
        workingFolder: String = "."
    ) {
        let width = environment["COLUMNS"].flatMap(Int.init) ?? columns ?? 80
        self.init(palette: .none, width: min(max(width, 40), 160))

        func isSet(_ name: String) -> Bool { !["", "0"].contains(environment[name] ?? "") }
        let colors =
            switch choice {
            case .always: true
            case .never: false
            case .auto where !(environment["NO_COLOR"] ?? "").isEmpty: false
            case .auto where isSet("FORCE_COLOR") || isSet("CLICOLOR_FORCE"): true
            case .auto: isTerminal && environment["CLICOLOR"] != "0" && environment["TERM"] != "dumb"
            }
        guard colors else { return }
        let trueColor =
            ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "")
            || environment["FORCE_COLOR"] == "3"
            || (environment["TERM"] ?? "").hasSuffix("-direct")
        palette = trueColor ? .trueColor : .basic
        if Self.hasLinks(in: environment, isTerminal: isTerminal) { linkFolder = workingFolder }
    }
}
