internal import ColorMath
internal import ScreenReading
internal import TextDetection

extension Finding {
    /// Findings one for each statement: what a rule says alike of several lines of one style, or of several
    /// icons, it says once, and so of icons whose colours nobody tells apart. Styles whose sizes are the same
    /// in whole points, of which none is bold or all are, are one for people. A deficiency sees colours and
    /// no sizes, so that there two colours are said once.
    static func merging(
        _ findings: [Finding], drawnIn styles: [LineStyle], of regions: [JudgedRegion]
    ) -> [Finding] {
        let styleOfRegion = styles.indexOfLine
        var merged: [Finding] = []
        var placeOfStatement: [Statement: Int] = [:]
        var colors = IconColors()
        for finding in findings {
            guard let region = finding.region else {
                merged.append(finding)
                continue
            }
            let style = styleOfRegion[region]
            let isOfColors = finding.rule == Rule.colorVisionContrast.id
            var statement =
                isOfColors
                ? Statement(of: style.map { styles[$0] }, required: finding.required)
                : Statement(of: finding, drawnIn: style.map { styles[$0] })
            if finding.rule == Rule.iconContrast.id, finding.severity > .note {
                statement.colors = colors.seen(on: regions[region].region)
                (statement.message, statement.suggestion, statement.alternative) = (nil, nil, nil)
            }
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
        var rule: Rule.ID?
        var severity: Severity?
        var verdict: Verdict?
        var message: String?
        var suggestion: SRGB8?
        var role: String?
        var alternative: SRGB8?
        var tokens: TextTokens?
        var suppression: Suppression?
        var pointSize: Int?
        var isBold = false
        var colors: [SRGB8] = []
        var required: Double?

        /// What a deficiency makes of the colours of a style.
        init(of style: LineStyle?, required: Double?) {
            colors = style.map { [$0.ink, $0.backdrop] } ?? []
            self.required = required
        }

        init(of finding: Finding, drawnIn style: LineStyle?) {
            (rule, severity, verdict) = (finding.rule, finding.severity, finding.verdict)
            (message, required) = (finding.message, finding.required)
            suggestion = finding.suggestion?.foreground
            role = finding.suggestion?.role
            alternative = finding.alternative?.background
            (tokens, suppression) = (finding.tokens, finding.suppression)
            pointSize = style.map { Int($0.pointSize.rounded()) }
            isBold = style?.weight == .bold
        }
    }
}
