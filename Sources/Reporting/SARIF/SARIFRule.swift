internal import Audit

/// A rule in SARIF: a `reportingDescriptor`.
struct SARIFRule: Encodable {
    let id: String
    let name: String
    let shortDescription: Text
    let fullDescription: Text
    let help: Text
    let helpUri: String?
    let relationships: [Relationship]?
    let defaultConfiguration: Configuration
    let properties: Properties

    /// A text, and the same with markup.
    struct Text: Encodable {
        let text: String
        var markdown: String?
    }

    struct Configuration: Encodable {
        let level: String
    }

    /// What a rule is to a clause of a standard.
    struct Relationship: Encodable {
        let target: SARIFTaxon
        let kinds: [String]
    }

    /// What GitHub sorts and filters rules by. A `security-severity` is none of it: alerts that have one are
    /// about security.
    struct Properties: Encodable {
        let precision = "high"
        let problemSeverity: String
        let tags: [String]

        enum CodingKeys: String, CodingKey {
            case precision
            case problemSeverity = "problem.severity"
            case tags
        }
    }

    /// GitHub shows no more tags of a rule; it refuses more than twice as many.
    private static let tagLimit = 10

    init(_ rule: Rule, in taxonomies: SARIFTaxonomies) {
        id = rule.id
        // The standard asks for a name in Pascal case, which GitHub shows beside the identifier.
        name = rule.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        shortDescription = Text(text: rule.name)
        fullDescription = Text(text: rule.summary)
        help = Text(
            text: ([rule.rationale] + rule.guidelines.map { "\($0.title): \($0.address)" })
                .joined(separator: "\n"),
            markdown: rule.rationale + "\n\n"
                + rule.guidelines.map { "- [\($0.title)](\($0.address))" }.joined(separator: "\n"))
        helpUri = rule.guidelines.first?.address
        // What a rule fails is not met; what it only warns of, a person has to look at.
        let kind = rule.severity == .error ? "superset" : "relevant"
        relationships = taxonomies.taxa(of: rule.criteria.flatMap(\.norms))?.map {
            Relationship(target: $0, kinds: [kind])
        }
        defaultConfiguration = Configuration(level: rule.severity.rawValue)
        properties = Properties(
            problemSeverity: rule.severity == .note ? "recommendation" : rule.severity.rawValue,
            tags: Array((["accessibility"] + rule.guidelines.map(\.title)).prefix(Self.tagLimit)))
    }
}
