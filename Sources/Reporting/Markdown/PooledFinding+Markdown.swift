internal import Audit

extension PooledFinding {
    /// A row of a table of findings in Markdown.
    var markdownRow: String {
        let severity = worst.severity.rawValue
        let also = others.map { " " + $0 } ?? ""
        let other = worst.reference.map { ", against \($0.location.markdownCode)" } ?? ""
        let cells = [
            worst.verdict == .review ? "\(severity), to review" : severity,
            worst.location.markdownCode + other,
            (worst.statement + also + worst.criteria.markdownNumbers).markdownEscaped,
            worst.remedy?.markdownEscaped ?? "",
        ]
        return "| \(cells.joined(separator: " | ")) |\n"
    }
}
