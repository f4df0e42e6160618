extension TerminalStyle {
    /// A text that opens a file where the terminal has links (OSC 8), or the text as it is.
    ///
    /// - Parameters:
    ///   - text: The text, which moves no cursor.
    ///   - path: The file, as it was given.
    func link(_ text: String, to path: String) -> String {
        guard let linkFolder else { return text }
        let file = AbsolutePath(ofFolder: linkFolder).appending(path).description.percentEncodedPath
        return "\u{1B}]8;;file://\(file)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
    }

    /// Whether a terminal that shows colours shows links, by what others go by: `supports-hyperlinks`,
    /// <https://github.com/chalk/supports-hyperlinks>.
    ///
    /// `FORCE_HYPERLINK` comes first. Otherwise the terminal has to be one that is known to have them; who
    /// wants no colours wants no links.
    static func hasLinks(in environment: [String: String], isTerminal: Bool) -> Bool {
        if let forced = environment["FORCE_HYPERLINK"], !forced.isEmpty { return forced != "0" }
        guard isTerminal, environment["TERM"] != "dumb",
            ["CI", "TEAMCITY_VERSION"].allSatisfy({ environment[$0]?.isEmpty ?? true })
        else { return false }
        // 0.50.0 of VTE ends where it meets one.
        if let version = environment["VTE_VERSION"].flatMap(Int.init) { return version > 5000 }
        let programs = ["iTerm.app", "WezTerm", "vscode", "ghostty", "zed", "Hyper"]
        return programs.contains(environment["TERM_PROGRAM"] ?? "")
            || ["xterm-kitty", "xterm-ghostty", "alacritty", "foot", "contour"].contains(
                environment["TERM"] ?? "")
            || ["WT_SESSION", "KONSOLE_VERSION", "DOMTERM"].contains { environment[$0] != nil }
    }
}
