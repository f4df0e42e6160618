internal import Audit

/// What a JSON report on screens says of a run.
struct ScreensRunDocument: Decodable {
    private let standard: String
    private let images: [ImageDocument]
    private let findings: [FindingDocument]
    private let errors: [UnreadDocument]

    private enum CodingKeys: CodingKey {
        case standard
        case images
        case findings
        case errors
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func require(_ fault: String?, _ key: CodingKeys) throws {
            guard let fault else { return }
            throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: fault)
        }
        standard = try container.decode(String.self, forKey: .standard)
        images = try container.decode([ImageDocument].self, forKey: .images)
        try require(images.lazy.compactMap(\.fault).first, .images)
        findings = try container.decode([FindingDocument].self, forKey: .findings)
        errors = try container.decode([UnreadDocument].self, forKey: .errors)
        let screens = Self.byPath(images)
        for finding in findings {
            let image = screens[finding.image]
            let fault = image.map { finding.fault(on: $0) } ?? "a finding on no screen of the report"
            try require(fault, .findings)
        }
    }

    private static func byPath(_ images: [ImageDocument]) -> [String: ImageDocument] {
        Dictionary(images.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// What was found.
    var report: FindingReport {
        let found = Dictionary(grouping: findings, by: \.image)
        let sections = images.map {
            FindingReport.Section(of: $0, with: found[$0.path] ?? [], path: $0.path)
        }
        return FindingReport(
            kind: .screens, standard: standard, rules: Rule.forScreens, threshold: nil,
            files: sections.map(\.file), findings: sections.flatMap(\.findings),
            unread: errors.map(\.input))
    }
}

/// An input that could not be audited, as reports have it.
struct UnreadDocument: Decodable {
    private let path: String
    private let fault: String

    var input: UnreadInput { UnreadInput(path: path, fault: fault) }
}
