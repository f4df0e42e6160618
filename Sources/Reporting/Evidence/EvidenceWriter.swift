internal import Audit
internal import FileSystem
internal import Screenshots
internal import SystemColors

/// Writes what was looked at while screens come in: their rows are put aside until the numbers are known.
struct EvidenceWriter: ScreenWriter {
    private let terms: FindingReport.Terms
    private let output: any TextSink
    private var evidence = Evidence()
    private let screens: Spill
    private let unread: Spill

    init(under terms: FindingReport.Terms, to output: any TextSink, storage: Storage) {
        self.terms = terms
        self.output = output
        screens = storage.spill()
        unread = storage.spill()
    }

    mutating func add(_ record: ScreenRecord) {
        if let image = record.image {
            evidence.add(image)
            screens.write(row(of: image, record))
        } else if let input = record.unread?.named(record.projectPath) {
            unread.write("| \(input.location.markdownCode) | \(input.fault.markdownEscaped) |\n")
        }
    }

    /// The criteria that each screen has a column for.
    private static let shown = CriterionTally.measured + [.targetSize]

    private func row(of image: ImageDocument, _ record: ScreenRecord) -> String {
        let conditions = image.conditions
        let releases = (conditions.releases ?? []).map(String.init).joined(separator: ", ")
        let counts = Self.shown.map { criterion in
            let document = image.criteria?.first { $0.criterion == criterion.id }
            return document.map { "\($0.passed) / \($0.failed) / \($0.cannotTell)" } ?? "not tested"
        }
        let cells =
            [
                record.projectPath.markdownCode, record.sha256.map { "`\($0)`" } ?? "not known",
                conditions.platform.markdownEscaped + (releases.isEmpty ? "" : " \(releases)"),
                image.appearance.rawValue, conditions.contrast.rawValue,
                "\(Figure(image.scale)), \(image.scaleSource.rawValue)", image.standard.markdownEscaped,
            ] + counts
        return "| \(cells.joined(separator: " | ")) |\n"
    }

    mutating func finish(_ totals: RunTotals) -> FileError? {
        output.write(
            """
            # What was looked at

            Legible \(ToolVersion.current); \(counted(totals.files, "screen")), judged by \
            \(terms.standard.markdownCode); configuration: \(totals.configurations.words(\.markdownCode)).

            """)
        for remark in totals.remarks { output.write("\n\(remark.markdownEscaped).\n") }
        if let shortfall = totals.shortfall { output.write("\n\(shortfall.sentence.markdownEscaped)\n") }
        output.write("\n" + table + "\n" + normList + "\n")
        output.write("## How it was measured\n\n\(Method.measurement)\n\n\(Method.limits)\n")
        if let label = AppStoreLabel(evidence) { output.write("\n" + section(on: label)) }
        let measured = Self.shown.map(\.id)
        let head =
            ["screen", "SHA-256", "platform", "appearance", "contrast", "scale", "judged by"] + measured
        if screens.count > 0 {
            output.write(
                "\n## Screens\n\nPassed / failed / cannot tell.\n\n| \(head.joined(separator: " | ")) |\n|"
                    + String(repeating: " --- |", count: head.count) + "\n")
            if let fault = screens.copy(to: output) { return fault }
        }
        if unread.count > 0 {
            output.write("\n## Cannot be audited\n\n| input | why |\n| --- | --- |\n")
            if let fault = unread.copy(to: output) { return fault }
        }
        return nil
    }

    private var table: String {
        let rows = SuccessCriterion.allCases.map { criterion in
            let count = evidence.count(of: criterion)
            let numbers =
                count.outcome == .untested
                ? ["", "", ""] : [count.passed, count.failed, count.undecided].map(String.init)
            let name = "[\(criterion.id) \(criterion.name.markdownEscaped)](\(criterion.address))"
            let cells =
                ["\(name), \(criterion.level.rawValue)", "**\(count.outcome.words)**"] + numbers
                + [criterion.scope]
            return "| \(cells.joined(separator: " | ")) |\n"
        }
        return """
            | WCAG 2.2 | outcome | passed | failed | cannot tell | what was looked at |
            | --- | --- | --- | --- | --- | --- |
            \(rows.joined())
            """
    }

    private var normList: String {
        let items = SuccessCriterion.allCases.compactMap { criterion in
            let norms = evidence.norms(for: criterion).dropFirst()
            return norms.isEmpty
                ? nil
                : "- \(criterion.id): " + norms.map(\.words.markdownEscaped).joined(separator: "; ") + "\n"
        }
        return "The same is asked by:\n\n" + items.joined()
    }

    private func section(on label: AppStoreLabel) -> String {
        let rows = label.rows.map { "| \($0.setting) | \($0.screens) | \($0.words) |\n" }.joined()
        return """
            ## \(AppStoreLabel.title)

            \(AppStoreLabel.caution)

            | setting | screens | contrast |
            | --- | --- | --- |
            \(rows)
            """
    }
}
