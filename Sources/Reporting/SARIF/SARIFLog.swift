internal import Audit

/// The top of a SARIF document. Names of types and properties are those of the standard, OASIS SARIF 2.1.0.
struct SARIFLog: Encodable {
    let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version
        case runs
    }

    struct Run: Encodable {
        let tool: Tool
        let automationDetails: AutomationDetails
        let columnKind = "unicodeCodePoints"
        let invocations: [Invocation]
        let results: [SARIFResult]
    }

    struct Tool: Encodable {
        let driver: Driver
    }

    struct Driver: Encodable {
        let name = "legible"
        let semanticVersion = ToolVersion.current
        let rules: [SARIFRule]
    }

    /// Tells runs over screens from runs over palettes, so that one does not close the alerts of the other.
    struct AutomationDetails: Encodable {
        let id: String
    }

    struct Invocation: Encodable {
        let executionSuccessful: Bool
        let toolExecutionNotifications: [Notification]
    }

    struct Notification: Encodable {
        let level: String
        let message: SARIFMessage
        let locations: [SARIFLocation]?
    }

    init(of report: FindingReport, showing findings: ArraySlice<ReportedFinding>) {
        let ruleIndices = Dictionary(
            report.rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        let cut = report.findings.count - findings.count
        let unread = report.unread.map { input in
            Notification(
                level: "error", message: SARIFMessage("\(input.path.visible): \(input.fault.visible)"),
                locations: [SARIFLocation(ofFile: input.path)])
        }
        let cutting = Notification(
            level: "warning",
            message: SARIFMessage(
                "\(counted(cut, "finding")) left out, as the document would grow too large."),
            locations: nil)
        runs = [
            Run(
                tool: Tool(driver: Driver(rules: report.rules.map(SARIFRule.init))),
                automationDetails: AutomationDetails(id: "legible/\(report.kind.rawValue)/"),
                invocations: [
                    Invocation(
                        executionSuccessful: report.unread.isEmpty,
                        toolExecutionNotifications: unread + (cut > 0 ? [cutting] : []))
                ],
                results: findings.map {
                    SARIFResult(of: $0, ruleIndex: ruleIndices[$0.rule], isCompared: report.hasBaseline)
                })
        ]
    }
}
