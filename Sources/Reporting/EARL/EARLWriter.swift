internal import Audit
internal import ColorMath
internal import FileSystem

/// Writes EARL while screens or findings come in, a line a subject.
struct EARLWriter {
    private let terms: FindingReport.Terms
    private let output: any TextSink

    init(under terms: FindingReport.Terms, to output: any TextSink) {
        self.terms = terms
        self.output = output
        output.write("{\"@context\":\(EARLContext.json),\n\"@graph\":[\n\(EARLAssertor().jsonLine())")
    }

    /// Writes a file assertion by assertion: of a palette there may be a hundred thousand.
    private func write(_ subject: EARLSubject, _ assertions: some Sequence<EARLAssertion>) {
        output.write(",\n\(subject.jsonLine().dropLast()),\"assertions\":[")
        var isFirst = true
        for assertion in assertions {
            output.write((isFirst ? "" : ",") + assertion.jsonLine())
            isFirst = false
        }
        output.write("]}")
    }

    mutating func finish(_ totals: RunTotals) -> FileError? {
        for reason in [totals.shortfall?.sentence].compactMap(\.self) + totals.unchecked.leftOut {
            write(EARLSubject(leftOut: reason), untested(because: reason))
        }
        output.write("\n]}\n")
        return nil
    }

    /// What could not be read was not tested.
    private func write(_ input: UnreadInput, sha256: String? = nil) {
        write(EARLSubject(input.path, under: nil, sha256: sha256), untested(because: input.fault))
    }

    /// Of each criterion that is measured on screens, that it was not.
    private func untested(because reason: String) -> [EARLAssertion] {
        let criteria = terms.kind == .screens ? CriterionTally.measured : []
        return criteria.map { EARLAssertion(.untested, of: EARLTest($0), info: reason.visible) }
    }
}

extension EARLWriter: ScreenWriter {
    mutating func add(_ record: ScreenRecord) {
        guard let image = record.image, let section = FindingReport.Section(of: record) else {
            if let input = record.unread {
                write(input.named(record.projectPath), sha256: record.sha256)
            }
            return
        }
        var evidence = Evidence()
        evidence.add(image)
        let criteria = SuccessCriterion.allCases.map { criterion in
            let count = evidence.count(of: criterion)
            let info = count.outcome == .untested ? criterion.scope : count.words
            return EARLAssertion(count.outcome, of: EARLTest(criterion), info: info)
        }
        write(
            EARLSubject(
                record.projectPath, under: section.file.configurations, sha256: record.sha256,
                remarks: section.file.remarks),
            criteria + passes(of: image) + section.findings.map(EARLAssertion.init))
    }

    /// Of each style of the app's text that passes, that it does.
    private func passes(of image: ImageDocument) -> [EARLAssertion] {
        let criterion = ContrastStandard(rawValue: image.standard)?.criterion
        let test = EARLTest(rule: Rule.textContrast.id, for: [criterion].compactMap(\.self))
        return image.styles.compactMap { style in
            let regions = style.regions.map { image.regions[$0] }
            guard style.place == nil, regions.allSatisfy({ $0.verdict == .pass }) else { return nil }
            let ratio = regions.map(\.contrast.exact).min().map { ContrastRatio($0).description } ?? ""
            return EARLAssertion(
                .passed, of: test,
                info: "\(style.foreground.color) on \(style.background.color), at least \(ratio)",
                pointers: regions.map { .pixels($0.box.rect) })
        }
    }
}

extension EARLWriter: FindingWriter {
    mutating func add(_ section: FindingReport.Section) {
        let passes = passes(of: section.file)
        // A file without facts was not audited: findings lie in it, as in a configuration.
        let configuration = section.file.facts.isEmpty ? nil : section.file.configurations
        write(
            EARLSubject(section.file.path, under: configuration, remarks: section.file.remarks),
            [AnySequence(passes), AnySequence(section.findings.lazy.map(EARLAssertion.init))].joined())
    }

    mutating func add(_ input: UnreadInput) { write(input) }

    /// Of the pairs of a palette that pass, that they do. What passes among images and screenshots that are
    /// compared has passed no one rule.
    private func passes(of file: FindingReport.AuditedFile) -> [EARLAssertion] {
        guard terms.kind == .palettes, file.passed > 0 else { return [] }
        let test = EARLTest(rule: Rule.pairContrast.id, for: [])
        return [EARLAssertion(.passed, of: test, info: counted(file.passed, "pair"))]
    }
}

extension FindingReport.AuditedFile {
    /// What was not looked at in it.
    fileprivate var remarks: [String] {
        var tally = UncheckedTally()
        tally.add(self)
        return tally.sentences
    }
}

extension EARLAssertion {
    /// What a finding says, suppressed or not. A rule about criteria has found something exempt where it is
    /// about none of them; and what cannot be seen to fail is a person's to tell.
    fileprivate init(_ finding: ReportedFinding) {
        let isExempt = finding.criteria.isEmpty && Rule(id: finding.rule)?.criteria.isEmpty == false
        let canTell = finding.criteria.isEmpty || finding.criteria.contains(where: \.canBeSeenToFail)
        let outcome: CriterionOutcome =
            switch finding.verdict {
            case _ where isExempt && finding.severity == .note: .inapplicable
            case .fail where canTell: .failed
            case .fail, .review: .cantTell
            case .pass: .passed
            }
        let suppression = finding.suppression.map { " (\($0.words))" } ?? ""
        self.init(
            outcome, of: EARLTest(rule: finding.rule, for: finding.criteria),
            info: finding.advice + suppression, pointers: finding.place.pointers)
    }
}
