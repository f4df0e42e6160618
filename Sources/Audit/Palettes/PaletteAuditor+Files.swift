extension PaletteAuditor {
    /// Reads and audits the palettes in files and folders.
    ///
    /// - Parameter paths: Files, folders and patterns (`*`, `?`, `[…]`, `**`).
    /// - Returns: The audits in the order in which the palettes are found, and what could not be read.
    public func audit(contentsOf paths: [String]) -> PaletteReport {
        PaletteInputs(at: paths).report(by: self)
    }

    /// Reads and audits the palettes in files and folders, each by the configuration that holds for it. Files
    /// for which not the same holds are not one palette.
    ///
    /// - Parameters:
    ///   - paths: Files, folders and patterns (`*`, `?`, `[…]`, `**`).
    ///   - configurations: The configurations.
    ///   - excluded: What is left out of folders and patterns, as patterns of `.gitignore` from the working
    ///     folder, beside what the configurations say.
    ///   - auditor: Makes the auditor for one of them.
    /// - Returns: The audits in the order in which the palettes are found, and what could not be read,
    ///   configurations among it.
    public static func audit(
        contentsOf paths: [String], by configurations: Configurations, excluding excluded: [String] = [],
        _ auditor: (Configuration) -> PaletteAuditor
    ) -> PaletteReport {
        PaletteInputs(at: paths, by: configurations, excluding: excluded).report(by: auditor)
    }
}
