internal import Audit
internal import Raster

/// The findings of one rule that say the same of several parts of a screen, notes up to their figures.
struct RemarkGroup {
    let finding: FindingDocument
    private(set) var boxes: [PixelRect]
    /// Their numbers on annotated pictures.
    private(set) var numbers: [Int]
    private var statement: FiguredText

    /// What the findings of a group have in common.
    private struct Key: Hashable {
        let rule: Rule.ID
        let severity: Severity
        let pattern: String
    }

    private init(_ finding: FindingDocument, number: Int?, boxes: [PixelRect]) {
        self.finding = finding
        self.boxes = boxes
        numbers = [number].compactMap(\.self)
        statement = FiguredText(finding.message)
    }

    /// What they say, with the range of the figures in which they differ.
    var message: String { statement.text }

    /// The groups of a screen's findings by rules other than those on the contrast of text, the gravest
    /// first.
    static func groups(of findings: [NumberedFinding], on image: ImageDocument) -> [RemarkGroup] {
        var groups: [RemarkGroup] = []
        var places: [Key: Int] = [:]
        for numbered in findings where !numbered.document.isOnTextContrast {
            let finding = numbered.document
            let boxes = finding.places(on: image)
            let pattern =
                finding.severity == .note ? FiguredText(finding.message).pattern : finding.message
            let key = Key(rule: finding.rule, severity: finding.severity, pattern: pattern)
            if let place = places[key] {
                groups[place].boxes += boxes
                groups[place].numbers += [numbered.number].compactMap(\.self)
                groups[place].statement.join(FiguredText(finding.message))
            } else {
                places[key] = groups.count
                groups.append(RemarkGroup(finding, number: numbered.number, boxes: boxes))
            }
        }
        // The sort is stable: among equals, the one nearest to the top of the screen is first.
        return groups.sorted { $0.finding.severity > $1.finding.severity }
    }
}
