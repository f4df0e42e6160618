internal import Audit

/// What of a SARIF document does not depend on what was found. Names of types and properties are those of the
/// standard, OASIS SARIF 2.1.0; keys are sorted.
struct SARIFRun {
    /// The document up to the run's `invocations`.
    let head: String
    /// The run's `properties`, which come before its `results`.
    let properties: String
    /// The document behind the run's `results`.
    let tail: String

    private static let schema =
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

    init(
        of terms: FindingReport.Terms, under taxonomies: SARIFTaxonomies, configurations: [String]
    ) {
        let details = AutomationDetails(id: "legible/\(terms.kind.rawValue)/")
        head = """
            {"$schema":"\(Self.schema)","runs":[{"automationDetails":\(details.jsonLine()),\
            "columnKind":"unicodeCodePoints",
            """
        let driver = Driver(
            rules: terms.rules.map { SARIFRule($0, in: taxonomies) },
            supportedTaxonomies: taxonomies.supported.isEmpty ? nil : taxonomies.supported)
        let tool = Tool(driver: driver)
        let standards = taxonomies.components
        let list = standards.isEmpty ? "" : "\"taxonomies\":\(standards.jsonLine()),"
        properties = "\"properties\":\(Properties(configurations: configurations).jsonLine()),"
        tail = ",\(list)\"tool\":\(tool.jsonLine())}],\"version\":\"2.1.0\"}\n"
    }

    /// What the standard has no name for: the configuration files that held.
    private struct Properties: Encodable {
        let configurations: [String]
    }

    private struct Tool: Encodable {
        let driver: Driver
    }

    private struct Driver: Encodable {
        let name = "legible"
        let semanticVersion = ToolVersion.current
        let rules: [SARIFRule]
        let supportedTaxonomies: [SARIFTaxonomies.Component]?
    }

    /// Tells runs over screens from runs over palettes, so that one does not close the alerts of the other.
    private struct AutomationDetails: Encodable {
        let id: String
    }
}

/// What happened in a run, beside its results.
struct SARIFNotification: Encodable {
    let level: String
    let message: SARIFMessage
    let locations: [SARIFLocation]?
}
