internal import Audit
internal import FileSystem

/// Writes the JSON report while screens come in: its lists are put aside and written one behind the other.
struct JSONWriter: ScreenWriter {
    private let terms: FindingReport.Terms
    private let output: any TextSink
    private var images: JSONList
    private var findings: JSONList
    private var errors: JSONList

    /// The spaces before an element of a list.
    private static let margin = 4

    init(under terms: FindingReport.Terms, to output: any TextSink, storage: Storage) {
        self.terms = terms
        self.output = output
        images = JSONList(in: storage)
        findings = JSONList(in: storage)
        errors = JSONList(in: storage)
    }

    mutating func add(_ record: ScreenRecord) {
        switch record.content {
        case .screen(let image, let findings):
            images.add(image.jsonText(indentedBy: Self.margin))
            for finding in findings { self.findings.add(finding.jsonText(indentedBy: Self.margin)) }
        case .fault(let fault, let place):
            let input = UnreadInput(path: record.path, at: place, fault: fault)
            errors.add(ReportDocument.ErrorDocument(input).jsonText(indentedBy: Self.margin))
        }
    }

    mutating func finish(_ totals: RunTotals) -> FileError? {
        output.write("{\n")
        for (key, list) in [("errors", errors), ("findings", findings), ("images", images)] {
            output.write("  \"\(key)\" : [\n")
            if let fault = list.copy(to: output) { return fault }
            output.write("\n  ],\n")
        }
        let rest = Rest(partial: totals.shortfall, standard: terms.standard)
        output.write(rest.jsonText.dropFirst(2).description)
        return nil
    }

    /// What follows the lists, in the order of its keys.
    private struct Rest: Encodable {
        let partial: Shortfall?
        let schemaVersion = 1
        let standard: String
        let tool = ReportDocument.Tool()
    }
}
