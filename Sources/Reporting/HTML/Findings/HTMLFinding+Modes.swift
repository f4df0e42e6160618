internal import ColorMath

extension HTMLFinding {
    /// The same pair in other modes, each with its own name, repair and place; `nil` where there are none.
    var modes: String? {
        guard !shown.others.isEmpty else { return nil }
        let items = shown.others.map { HTMLFinding(shown: $0, path: path).modeItem }
        return """
            <p>The same pair in other modes:</p>
            <ul class="modes">
            \(items.joined(separator: "\n"))
            </ul>
            """
    }

    private var modeItem: String {
        let finding = shown.finding
        let name = (finding.modes ?? finding.subject).xmlEscaped
        let sample = finding.colors.map { "\(HTMLSample($0).html) " } ?? ""
        let ratio = shown.contrast.map { ContrastRatio($0).description }
        let pair = [shown.pairWords?.xmlEscaped, ratio].compactMap(\.self).joined(separator: ", ")
        let repaired = finding.repairs.first.map { " → \(HTMLSample($0.colors).html)" } ?? ""
        let sentences = [
            pair.isEmpty ? finding.message.xmlEscaped : "\(pair)\(repaired)",
            finding.remedy.map { "To fix it: \($0.xmlEscaped)" }, places.joined(separator: "; "),
        ].compactMap(\.self).filter { !$0.isEmpty }
        let codes = self.codes.map {
            "\n<details class=\"more\">\n<summary>Colours to copy, \(name)</summary>\n\($0)\n</details>"
        }
        return "<li id=\"\(shown.anchor)\"><strong>\(name)</strong>: \(sample)"
            + sentences.joined(separator: ". ") + ".\(codes ?? "")</li>"
    }
}
