internal import Audit
internal import FileSystem

/// Writes the draft of a conformance report once all screens are in.
///
/// Texts are written as JSON writes them, which YAML reads the same.
struct OpenACRWriter: ScreenWriter {
    private let terms: FindingReport.Terms
    private let output: any TextSink
    private var evidence = Evidence()

    init(under terms: FindingReport.Terms, to output: any TextSink) {
        self.terms = terms
        self.output = output
    }

    mutating func add(_ record: ScreenRecord) {
        if let image = record.image { evidence.add(image) }
    }

    mutating func finish(_ totals: RunTotals) -> FileError? {
        let unread = totals.unread > 0 ? " \(counted(totals.unread, "input")) could not be read." : ""
        let shortfall = totals.shortfall.map { " \($0.sentence)" } ?? ""
        let remarks = totals.remarks.map { " \($0)." }.joined()
        let settings = evidence.settings.map { "\($0.words): \($0.screens)" }.joined(separator: "; ")
        let notes = """
            A draft, made of measurements of contrast on \(counted(totals.files, "screen")), judged by \
            \(terms.standard).\(unread)\(shortfall) \(Method.limits)
            """
        let methods = """
            Legible \(ToolVersion.current). \(Method.measurement) Screens by setting: \
            \(settings.isEmpty ? "none" : settings). Configuration: \(totals.configurations.words).\(remarks)
            """
        output.write(
            """
            # Fill in the title, the product and the author.
            title: "Accessibility Conformance Report (draft)"
            product:
              name: "Name of the product"
            author:
              email: "name@example.com"
            notes: \(notes.jsonLine())
            evaluation_methods_used: \(methods.jsonLine())
            catalog: "2.5-edition-wcag-2.2-en"
            chapters:

            """)
        for chapter in OpenACRChapter.all { write(chapter) }
        return nil
    }

    /// The components that reports tell apart, as far as screens are of them; software where there are none.
    private var components: [(name: String, medium: Norm.Medium)] {
        let all: [(name: String, medium: Norm.Medium)] = [("web", .web), ("software", .app)]
        let seen = all.filter { component in evidence.screens { $0.isPossibly(component.medium) } > 0 }
        return seen.isEmpty ? [("software", .app)] : seen
    }

    private func write(_ chapter: OpenACRChapter) {
        output.write("  \(chapter.name):\n    notes: \(chapter.notes.jsonLine())\n    criteria:\n")
        for number in chapter.criteria {
            output.write("      - num: \"\(number)\"\n        components:\n")
            for component in components {
                let adherence = SuccessCriterion(rawValue: number).map {
                    OpenACRAdherence($0, evidence, on: component.medium)
                }
                let level = adherence?.level ?? .notEvaluated
                output.write(
                    """
                              - name: \(component.name)
                                adherence:
                                  level: \(level.rawValue)

                    """)
                if let adherence {
                    output.write("              notes: \(adherence.notes.jsonLine())\n")
                }
            }
        }
    }
}
