internal import PaletteFiles

extension RunSettings {
    /// Reads what a section of a configuration says of a run.
    init(_ values: [String: ConfigurationNode]) throws(ConfigurationError) {
        formats =
            try values["formats"]?.oneOrMore("'formats'").map { node throws(ConfigurationError) in
                try node.report()
            } ?? []
        baseline = try values["baseline"].map { node throws(ConfigurationError) in
            PlacedText(
                text: Configuration.path(of: try node.string("a file"), namedIn: node.location.path),
                location: node.location)
        }
        failOn = try values["fail-on"]?.value("what fails a run")
    }
}

extension ConfigurationNode {
    /// A report, with its file from the folder of the configuration.
    fileprivate func report() throws(ConfigurationError) -> RunSettings.PlacedText {
        let text = try string("a report")
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count > 1, parts[1] != "-", !parts[1].isEmpty else {
            return RunSettings.PlacedText(text: text, location: location)
        }
        let file = Configuration.path(of: String(parts[1]), namedIn: location.path)
        return RunSettings.PlacedText(text: "\(parts[0])=\(file)", location: location)
    }
}
