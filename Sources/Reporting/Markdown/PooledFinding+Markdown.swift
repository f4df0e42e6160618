internal import Audit

extension PooledFinding {
    /// A row of a table of findings in Markdown.
    ///
    /// - Parameter number: The number that the finding has on annotated pictures.
    func markdownRow(number: Int?) -> String {
        let severity = worst.severity.rawValue
        let also = others.map { " " + $0 } ?? ""
        let other = worst.reference.map { ", against \($0.location.markdownCode)" } ?? ""
        let onPicture = number.map { ", number \($0) on the picture" } ?? ""
        let cells = [
            worst.verdict == .review ? "\(severity), to review" : severity,
            worst.location.markdownCode + onPicture + other,
            (worst.statement + also + worst.criteria.markdownNumbers).markdownEscaped,
            worst.remedy?.markdownEscaped ?? "",
        ]
        return "| \(cells.joined(separator: " | ")) |\n"
    }
}
