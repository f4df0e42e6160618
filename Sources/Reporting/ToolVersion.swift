/// The version of the tool that writes the reports.
public enum ToolVersion {
    /// The current version, by Semantic Versioning.
    public static let current = "0.1.0"
}
