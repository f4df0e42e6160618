internal import Audit
internal import Raster

/// The findings of one rule that say the same of several parts of a screen.
struct RemarkGroup {
    let finding: FindingDocument
    private(set) var boxes: [PixelRect]

    /// The groups of a screen's findings by rules other than those on the contrast of text, the gravest
    /// first.
    static func groups(of findings: [FindingDocument], on image: ImageDocument) -> [RemarkGroup] {
        var groups: [RemarkGroup] = []
        for finding in findings where !finding.isOnTextContrast {
            let places = finding.places(on: image)
            if let index = groups.firstIndex(where: { $0.says(theSameAs: finding) }) {
                groups[index].boxes += places
            } else {
                groups.append(RemarkGroup(finding: finding, boxes: places))
            }
        }
        // The sort is stable: among equals, the one nearest to the top of the screen is first.
        return groups.sorted { $0.finding.severity > $1.finding.severity }
    }

    private func says(theSameAs other: FindingDocument) -> Bool {
        (finding.rule, finding.severity, finding.message) == (other.rule, other.severity, other.message)
    }
}
