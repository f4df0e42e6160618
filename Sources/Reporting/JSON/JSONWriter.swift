internal import Audit
internal import FileSystem

/// Writes the JSON report while screens come in: its lists are put aside and written one behind the other.
struct JSONWriter: ScreenWriter {
    private let terms: FindingReport.Terms
    private let output: any TextSink
    private var images: JSONList
    private var findings: JSONList
    private var errors: JSONList
    private var styles: StyleTally
    private let repairs: TokenRepairTally
    private let storage: Storage

    /// The spaces before an element of a list.
    private static let margin = 4

    init(under terms: FindingReport.Terms, to output: any TextSink, storage: Storage) {
        self.terms = terms
        self.output = output
        images = JSONList(in: storage)
        findings = JSONList(in: storage)
        errors = JSONList(in: storage)
        styles = StyleTally(in: storage)
        repairs = TokenRepairTally(in: storage)
        self.storage = storage
    }

    mutating func add(_ record: ScreenRecord) {
        switch record.content {
        case .screen(let image, let findings):
            styles.add(image)
            repairs.add(findings.filter { $0.suppression == nil })
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
            if let fault = write(list, as: key) { return fault }
        }
        let head = Head(partial: totals.shortfall, standard: terms.standard)
        output.write("\(head.jsonText.dropFirst(2).dropLast(3)),\n")
        var counted = JSONList(in: storage)
        let fault = styles.forEach { counted.add($0.jsonText(indentedBy: Self.margin)) }
        if let fault = fault ?? write(counted, as: "styles") { return fault }
        var changes = JSONList(in: storage)
        let faultOfChanges = repairs.forEach { changes.add($0.jsonText(indentedBy: Self.margin)) }
        if let fault = faultOfChanges { return fault }
        if changes.count > 0, let fault = write(changes, as: "tokenRepairs") { return fault }
        output.write(String(Tail(unchecked: totals.remarks.ifAny).jsonText.dropFirst(2)))
        return nil
    }

    private func write(_ list: JSONList, as key: String) -> FileError? {
        output.write("  \"\(key)\" : [\n")
        if let fault = list.copy(to: output) { return fault }
        output.write("\n  ],\n")
        return nil
    }

    /// What lies between the lists of what was found and the styles, in the order of its keys.
    private struct Head: Encodable {
        let partial: Shortfall?
        let schemaVersion = 1
        let standard: String
    }

    /// What follows the styles.
    private struct Tail: Encodable {
        let tool = ReportDocument.Tool()
        /// What was not looked at, or only by a guess.
        let unchecked: [String]?
    }
}
