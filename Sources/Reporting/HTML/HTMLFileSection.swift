internal import Audit
internal import ColorMath
internal import Raster

/// The part of the HTML report that speaks of one file.
struct HTMLFileSection {
    let file: FindingReport.AuditedFile
    /// The findings in the file, the worst first.
    let findings: [ReportedFinding]
    /// The number of the file in the report, from 1.
    let number: Int
    let rules: [Rule]

    var html: String {
        let facts = file.facts.isEmpty ? "" : "\(file.facts); \(file.passed) passed"
        let body =
            findings.isEmpty
            ? "<p>Nothing found.</p>" : [plan, table].compactMap(\.self).joined(separator: "\n")
        return """
            <section aria-labelledby="file-\(number)">
            <h2 id="file-\(number)">\(file.path.xmlEscaped)</h2>
            <p class="quiet">\(facts.xmlEscaped)</p>
            \(body)
            </section>
            """
    }

    private var table: String {
        let rows = findings.enumerated().map { index, finding in row(for: finding, number: index + 1) }
        return """
            <div class="scroll" tabindex="0" role="region" aria-labelledby="file-\(number)">
            <table>
            <thead>
            <tr><th scope="col">No.</th><th scope="col">Severity</th><th scope="col">Colours</th>\
            <th scope="col">Finding</th><th scope="col">To fix it</th><th scope="col">Where</th></tr>
            </thead>
            <tbody>
            \(rows.joined(separator: "\n"))
            </tbody>
            </table>
            </div>
            """
    }

    private func row(for finding: ReportedFinding, number: Int) -> String {
        let rule = rules.first { $0.id == finding.rule }.map {
            "<a href=\"#rule-\($0.id)\">\($0.name.xmlEscaped)</a>: "
        }
        let cells = [
            severity(of: finding), finding.colors.map(swatch) ?? "",
            (rule ?? "") + finding.statement.xmlEscaped,
            finding.remedy?.xmlEscaped ?? "", place(of: finding).xmlEscaped,
        ]
        return "<tr\(finding.suppression == nil ? "" : " class=\"quiet\"")><th scope=\"row\">\(number)</th>"
            + cells.map { "<td>\($0)</td>" }.joined() + "</tr>"
    }

    private func severity(of finding: ReportedFinding) -> String {
        let review = finding.verdict == .review ? ", to review" : ""
        guard let suppression = finding.suppression else {
            return
                "<strong class=\"\(finding.severity.rawValue)\">\(finding.severity.rawValue)</strong>\(review)"
        }
        return "\(finding.severity.rawValue)\(review); \(suppression.words.xmlEscaped)"
    }

    /// The backdrop with a sample of the ink on it, a picture of what is wrong; the words beside it say the
    /// same.
    private func swatch(_ colors: ReportedFinding.Colors) -> String {
        """
        <svg class="swatch" viewBox="0 0 44 24" width="44" height="24" aria-hidden="true">\
        <rect width="44" height="24" fill="\(colors.backdrop)"/>\
        <text x="22" y="17" text-anchor="middle" font-size="16" fill="\(colors.ink)">Aa</text></svg> \
        \(colors.ink) on \(colors.backdrop)
        """
    }

    private func place(of finding: ReportedFinding) -> String {
        guard finding.path == file.path else { return finding.location }
        return switch finding.place {
        case .text(let line, let column): "line \(line), column \(column)"
        case .pixels(let boxes): boxes.words
        case .file: ""
        }
    }

    /// A drawing of the screen with the places of the findings, by their numbers; `nil` for what is no
    /// picture.
    private var plan: String? {
        guard let frame = file.frame else { return nil }
        // Marks look the same on screens of any size.
        let unit = Double(max(frame.width, frame.height)) / 400
        let marks = findings.enumerated().compactMap { index, finding -> String? in
            guard case .pixels(let boxes) = finding.place else { return nil }
            let size = Figure(12 * unit)
            let places = boxes.map { box in
                """
                <rect x="\(box.x)" y="\(box.y)" width="\(box.width)" height="\(box.height)" \
                stroke-width="\(Figure(unit))"/>\
                <text x="\(box.x)" y="\(Figure(Double(box.y) - 2 * unit))" font-size="\(size)">\(index + 1)</text>
                """
            }
            return "<g class=\"\(finding.severity.rawValue)\">\(places.joined())</g>"
        }
        let words = "The places of \(counted(marks.count, "finding")) on the screen, as the table lists them."
        return """
            <svg class="plan" viewBox="0 0 \(frame.width) \(frame.height)" role="img" aria-label="\(words)">
            \(marks.joined(separator: "\n"))
            </svg>
            """
    }
}
