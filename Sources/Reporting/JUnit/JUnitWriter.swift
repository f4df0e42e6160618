internal import Audit
internal import FileSystem
internal import Screenshots

/// Writes JUnit XML while findings come in: suites are put aside until their numbers are known.
struct JUnitWriter: FindingWriter {
    private let terms: FindingReport.Terms
    private let output: any TextSink
    private let suites: Spill
    /// The suites of what could not be read, which come last.
    private let unread: Spill
    private let storage: Storage
    /// Why cases could not be put aside.
    private var fault: FileError?
    private var counts = JUnitCounts()

    init(under terms: FindingReport.Terms, to output: any TextSink, storage: Storage) {
        self.terms = terms
        self.output = output
        self.storage = storage
        suites = storage.spill()
        unread = storage.spill()
    }

    mutating func add(_ section: FindingReport.Section) {
        let configuration = ConfigurationTally(of: [section.file.configurations]).words { $0 }
        let (name, terms) = (section.file.path, terms)
        let unchecked =
            section.file.disabledRules.map {
                JUnitCase(name: $0, outcome: .skipped, type: "unchecked", message: "the rule is switched off")
            }
            + [section.file.canvas].compactMap(\.self).map {
                JUnitCase(
                    name: "transparent where nothing is drawn", outcome: .skipped, type: "unchecked",
                    message: "laid on \($0.rawValue), which is a guess")
            }
        guard !section.findings.isEmpty else {
            let blank =
                section.file.isBlank
                ? FindingReport.noText
                : terms.kind == .assets && section.file.passed == 0 ? "no image was looked at" : nil
            let clean =
                blank.map {
                    JUnitCase(
                        name: $0, outcome: .skipped, type: "unchecked", message: "so nothing was judged")
                } ?? JUnitCase(name: "nothing found", outcome: .passed)
            return write([clean] + unchecked, named: name, configuredBy: configuration, to: suites)
        }
        let found = PooledFinding.all(of: section.findings).lazy.map {
            JUnitCase(of: $0, threshold: terms.threshold)
        }
        write(
            [AnySequence(found), AnySequence(unchecked)].joined(), named: name, configuredBy: configuration,
            to: suites)
    }

    mutating func add(_ input: UnreadInput) {
        let unreadable = JUnitCase(
            name: "can be read: \(input.fault)", outcome: .error, type: "unread", message: input.fault,
            details: input.location)
        write([unreadable], named: input.path, to: unread)
    }

    mutating func finish(_ totals: RunTotals) -> FileError? {
        if let shortfall = totals.shortfall {
            let partial = JUnitCase(
                name: "every input is looked at", outcome: .error, type: "partial",
                message: shortfall.sentence)
            write([partial], named: "legible", to: unread)
        }
        let leftOut = totals.unchecked.leftOut.map {
            JUnitCase(name: $0, outcome: .skipped, type: "unchecked", message: "so it was not judged")
        }
        if !leftOut.isEmpty { write(leftOut, named: "legible", to: unread) }
        var xml = XMLText.document
        xml.open("testsuites", counts.attributes.merging(["name": "legible \(terms.kind.rawValue)"]) { $1 })
        output.write(xml.takeText())
        if let fault = fault ?? suites.copy(to: output) ?? unread.copy(to: output) { return fault }
        xml.close("testsuites")
        output.write(xml.takeText())
        return nil
    }

    /// Writes a suite; its cases are put aside until their numbers are known.
    private mutating func write(
        _ cases: some Sequence<JUnitCase>, named name: String, configuredBy configuration: String? = nil,
        to spill: Spill
    ) {
        var suite = JUnitCounts()
        let body = storage.spill()
        var inner = XMLText(depth: 2)
        for testCase in cases {
            suite.add(testCase)
            testCase.write(in: name, to: &inner)
            body.write(inner.takeText())
        }
        counts.add(suite)
        var xml = XMLText(depth: 1)
        xml.open(
            "testsuite",
            suite.attributes.merging(["name": name, "skipped": "\(suite.skipped)"]) { $1 })
        if let configuration {
            xml.open("properties")
            xml.empty("property", ["name": "configuration", "value": configuration])
            xml.close("properties")
        }
        spill.write(xml.takeText())
        fault = fault ?? body.copy(to: spill)
        xml.close("testsuite")
        spill.write(xml.takeText())
    }
}

/// The numbers of a suite, or of all.
private struct JUnitCounts {
    var tests = 0
    var failures = 0
    var errors = 0
    var skipped = 0

    mutating func add(_ testCase: JUnitCase) {
        tests += 1
        switch testCase.outcome {
        case .passed: break
        case .skipped: skipped += 1
        case .failure: failures += 1
        case .error: errors += 1
        }
    }

    mutating func add(_ other: JUnitCounts) {
        tests += other.tests
        failures += other.failures
        errors += other.errors
        skipped += other.skipped
    }

    /// What every element with numbers has of them.
    var attributes: [String: String] {
        ["tests": "\(tests)", "failures": "\(failures)", "errors": "\(errors)", "time": "0"]
    }
}
