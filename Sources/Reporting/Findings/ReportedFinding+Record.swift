internal import Audit
internal import ColorMath
internal import Raster
internal import SystemColors

extension ReportedFinding {
    /// A finding on a screen, as lists of findings carry it.
    init(of finding: FindingDocument, on image: ImageDocument, path: String) {
        let region = finding.region.map { image.regions[$0] }
        let boxes = finding.places(on: image)
        let contrast = region?.contrast.exact
        self.init(
            rule: finding.rule, severity: finding.severity, verdict: finding.verdict,
            message: finding.message + (finding.tokens.map { " In the palette, it is \($0.words)." } ?? ""),
            subject: (region.map { "\($0.ink) on \($0.backdrop), " } ?? "") + boxes.words, path: path,
            place: .pixels(boxes), colors: region.map { Colors($0.ink, on: $0.backdrop) },
            contrast: region.map(\.isFlat) == true ? contrast : nil,
            sufficiency: min(1, (contrast ?? 1) / (region?.required ?? 1)),
            repair: finding.repairWords, obstacle: finding.tokens?.obstacle,
            repairs: [finding.suggestion].compactMap { suggestion in
                guard let suggestion, let region else { return nil }
                return Repair(
                    Colors(suggestion.foreground.color, on: region.backdrop),
                    contrast: suggestion.contrast.exact)
            }, fingerprint: finding.fingerprint,
            suppression: finding.suppression?.suppression)
    }
}

extension FindingDocument {
    /// The nearest ink, and the change of the palette or why there is none, as a clause.
    fileprivate var repairWords: String? {
        suggestion.map { [$0.words, tokens?.remedy].compactMap(\.self).joined(separator: "; ") }
            ?? tokens?.repair?.words
    }
}

extension FindingReport.Section {
    /// What was found on a screen; `nil` where it could not be audited.
    init?(of record: ScreenRecord) {
        guard let image = record.image else { return nil }
        let facts = ["\(image.width) × \(image.height)", image.appearance.rawValue, image.colorSpace.visible]
        self.init(
            file: FindingReport.AuditedFile(
                path: record.projectPath, facts: facts.joined(separator: ", "), frame: image.frame,
                passed: image.regions.count { $0.verdict == .pass }, configurations: image.configuration),
            findings: record.findings.map {
                ReportedFinding(of: $0, on: image, path: record.projectPath)
            })
    }
}
