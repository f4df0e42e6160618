internal import ScreenReading

extension Finding {
    /// Findings one for each statement: what a rule says alike of several lines of one style, or of several
    /// icons, it says once.
    static func merging(_ findings: [Finding], drawnIn styles: [LineStyle]) -> [Finding] {
        let styleOfRegion = styles.indexOfLine
        var merged: [Finding] = []
        var placeOfStatement: [Statement: Int] = [:]
        for finding in findings {
            guard let region = finding.region else {
                merged.append(finding)
                continue
            }
            let statement = Statement(of: finding, style: styleOfRegion[region])
            if let place = placeOfStatement[statement] {
                merged[place].regions += finding.regions
                merged[place].boxes += finding.boxes
                merged[place].criteria += finding.criteria.filter { !merged[place].criteria.contains($0) }
            } else {
                placeOfStatement[statement] = merged.count
                merged.append(finding)
            }
        }
        return merged
    }

    /// What a finding says, wherever on the screen.
    private struct Statement: Hashable {
        let finding: Finding
        let style: Int?

        init(of finding: Finding, style: Int?) {
            var finding = finding
            finding.regions = []
            finding.boxes = []
            finding.criteria = []
            finding.element = nil
            self.finding = finding
            self.style = style
        }
    }
}
