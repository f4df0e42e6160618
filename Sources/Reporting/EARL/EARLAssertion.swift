internal import Audit

/// One outcome of one test in EARL: an `Assertion`.
struct EARLAssertion: Encodable {
    private let type = "Assertion"
    private let assertedBy = EARLAssertor.node
    private let mode = "earl:automatic"
    private let test: EARLTest
    private let result: Result

    private struct Result: Encodable {
        let type = "TestResult"
        let outcome: String
        let info: String?
        let pointer: [EARLPointer]?

        enum CodingKeys: String, CodingKey {
            case type = "@type"
            case outcome
            case info
            case pointer
        }
    }

    private enum CodingKeys: String, CodingKey {
        case type = "@type"
        case assertedBy
        case mode
        case test
        case result
    }

    init(
        _ outcome: CriterionOutcome, of test: EARLTest, info: String? = nil, pointers: [EARLPointer] = []
    ) {
        self.test = test
        result = Result(
            outcome: "earl:\(outcome.rawValue)", info: info, pointer: pointers.isEmpty ? nil : pointers)
    }
}

/// What was tested, in EARL: a rule of this program, or a success criterion.
struct EARLTest: Encodable {
    private let type: String
    private let title: String
    private let isPartOf: [String]?
    private let seeAlso: [String]?

    private enum CodingKeys: String, CodingKey {
        case type = "@type"
        case title
        case isPartOf
        case seeAlso
    }

    /// A rule, as a test of some criteria.
    init(rule: Rule.ID, for criteria: [SuccessCriterion]) {
        self.init("TestCase", rule, criteria)
    }

    /// All that the program looks at for a criterion.
    init(_ criterion: SuccessCriterion) {
        self.init("TestRequirement", criterion.description, [criterion])
    }

    private init(_ type: String, _ title: String, _ criteria: [SuccessCriterion]) {
        self.type = type
        self.title = title
        isPartOf = criteria.isEmpty ? nil : criteria.map { "WCAG2:\($0.anchor)" }
        let rules = criteria.flatMap(\.norms).filter { $0.standard == .act }
        seeAlso = rules.isEmpty ? nil : rules.compactMap(\.address)
    }
}
