internal import Audit
internal import ColorMath
internal import Raster
internal import TextDetection

/// A finding as an entry of a page: what is wrong, what it looks like before and after, and how to fix it;
/// what there is to know beside that is folded.
struct HTMLFinding {
    let shown: ShownFinding
    /// The file that the list speaks of.
    let path: String

    private var finding: ReportedFinding { shown.finding }

    var html: String {
        let attributes = [
            ("rule", finding.rule), ("severity", finding.severity.rawValue),
            ("verdict", finding.verdict.rawValue), ("state", shown.state),
            ("roles", shown.roles.joined(separator: " ")), ("count", "\(1 + shown.others.count)"),
        ].map { " data-\($0)=\"\($1.xmlEscaped)\"" }.joined()
        let parts = [
            "<h3>\(heading)</h3>", "<p>\(finding.statement.xmlEscaped)</p>",
            FindingPicture.html(of: finding.pictures) ?? evidence, scale,
            finding.remedy.map { "<p class=\"fix\"><strong>To fix it</strong>: \($0.xmlEscaped)</p>" },
            modes, more,
        ]
        let kind = finding.suppression == nil ? "finding \(finding.severity.rawValue)" : "finding aside"
        return "<li class=\"\(kind)\" id=\"\(shown.anchor)\"\(attributes)>\n"
            + parts.compactMap(\.self).joined(separator: "\n") + "\n</li>"
    }

    private var heading: String {
        let number =
            shown.isOnPicture
            ? "<a class=\"number\" href=\"#\(shown.placeAnchor)\" "
                + "aria-label=\"\(shown.number), show on the picture\">\(shown.number)</a>"
            : "<span class=\"number\">\(shown.number)</span>"
        let review = finding.verdict == .review ? ", to review" : ""
        let suppression = finding.suppression.map { "; \($0.words.xmlEscaped)" } ?? ""
        let severity = finding.severity.rawValue + review + suppression
        let count = shown.others.isEmpty ? "" : ", the worst of \(1 + shown.others.count) modes"
        return "\(number) <span class=\"severity\">\(severity)</span> \(shown.title.xmlEscaped)\(count)"
    }

    /// The pair as it is and as it would be, beside words that say the same.
    private var evidence: String? {
        guard let colors = finding.colors else {
            return shown.crop.map { HTMLFigures.figure($0.before, "As it is") }
        }
        let ratio = shown.contrast.map { ", \(ContrastRatio($0))" } ?? ""
        let now = "Now: \(shown.pairWords ?? "")\(ratio)"
        let after = finding.repairs.enumerated().map { place, repair in
            let name = repair.ink.map { "\($0) " } ?? ""
            let pair = "\(name)\(repair.colors.ink) on \(repair.colors.backdrop)"
            let words = "\(pair), \(ContrastRatio(repair.contrast))"
            if place == 0, let painted = shown.crop?.after {
                return HTMLFigures.figure(painted, "Fixed: \(words); painted in, an approximation")
            }
            return HTMLFigures.figure(
                HTMLSample(repair.colors).html, "\(place == 0 ? "Fixed" : "Or"): \(words)")
        }
        let before = HTMLFigures.figure(shown.crop?.before ?? HTMLSample(colors).html, now)
        return HTMLFigures.beside([before] + after)
    }

    private var scale: String? {
        guard let (contrast, required) = shown.shortfall else { return nil }
        return RatioScale(contrast: contrast, required: required, repaired: finding.repairs.first?.contrast)
            .html
    }

    private var more: String {
        var parts = [shown.region?.reason.map { ("Why it is to review", $0.xmlEscaped) }].compactMap(\.self)
        if let size = shown.size { parts.append(("Size", size)) }
        if let letters { parts.append(("As letters", letters)) }
        if let conditions { parts.append(("Under other conditions", conditions)) }
        if let rule = shown.rule {
            let link = "<a href=\"#rule-\(rule.id)\">why, and how it is judged</a>"
            parts.append(("Rule", ([link] + rule.guidelines.map(\.link)).joined(separator: ", ")))
        }
        let norms = finding.norms
        if !norms.isEmpty {
            let items = norms.map { "<li>\($0.words.xmlEscaped)</li>" }.joined()
            parts.append(("By number", "<ul>\(items)</ul>"))
        }
        let places = self.places
        if !places.isEmpty {
            parts.append((places.count > 1 ? "Places" : "Place", places.joined(separator: "; ")))
        }
        if let codes { parts.append(("Colours to copy", codes)) }
        let list = parts.map { "<dt>\($0)</dt><dd>\($1)</dd>" }.joined(separator: "\n")
        return """
            <details class="more">
            <summary>More on \(shown.number)</summary>
            <dl>
            \(list)
            </dl>
            </details>
            """
    }

    /// The pair as letters, before and after, where there is no picture of it.
    private var letters: String? {
        guard shown.crop == nil, let colors = finding.colors else { return nil }
        let after = finding.repairs.map { " → \(HTMLSample($0.colors).letters)" }
        return HTMLSample(colors).letters + after.joined()
    }

    /// What settings and deficiencies make of the contrast.
    private var conditions: String? {
        let conditions = shown.document?.whatIf ?? []
        guard !conditions.isEmpty else { return nil }
        let items = conditions.enumerated().map { place, whatIf in
            let verdict = whatIf.passes ? "enough" : "too low"
            let model = whatIf.isModel == true ? ", a model" : ""
            let colors = whatIf.colors
            let pair = colors.map { ", \($0.ink) on \($0.backdrop)" } ?? ""
            let picture = shown.crop?.settings[place] ?? colors.map { HTMLSample($0).html } ?? ""
            return "<li>\(picture)\(whatIf.condition.description.xmlEscaped): "
                + "\(ContrastRatio(whatIf.contrast.exact)), \(verdict)\(model)\(pair)</li>"
        }
        return "<ul class=\"conditions\">\(items.joined())</ul>"
    }

    /// Where it is: every place of a picture, or the line of a file.
    var places: [String] {
        switch finding.place {
        case .pixels(let boxes): boxes.map(\.words)
        case .text(let line, let column):
            [finding.path == path ? "line \(line), column \(column)" : finding.location.xmlEscaped]
        case .file: finding.path == path ? [] : [finding.location.xmlEscaped]
        }
    }

    var codes: String? {
        guard let colors = finding.colors else { return nil }
        let repairs = finding.repairs.map { repair in
            repair.colors.ink == colors.ink
                ? ("Fixed backdrop", repair.colors.backdrop, nil)
                : ("Fixed ink", repair.colors.ink, repair.code)
        }
        let own: [(String, SRGB8, String?)] = [("Ink", colors.ink, nil), ("Backdrop", colors.backdrop, nil)]
        let rows = (own + repairs).map { name, color, code in
            "<li>\(name): \(ColorCodes(color, as: code).html)</li>"
        }
        return "<ul class=\"codes\">\(rows.joined())</ul>"
    }
}
