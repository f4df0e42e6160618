package import Annotation
internal import Audit
internal import ColorMath
internal import Raster
internal import SystemColors

extension AnnotatedPicture {
    /// Prepares the picture of a recorded screen; `nil` where it could not be audited.
    ///
    /// - Parameters:
    ///   - record: The record.
    ///   - isNumbered: Whether findings have the numbers that they have on pages.
    package init?(of record: ScreenRecord, isNumbered: Bool) {
        guard let image = record.image, let section = FindingReport.Section(of: record) else { return nil }
        let numbers = isNumbered ? section.findings.pictureNumbers : [:]
        let findings = section.findings.worstFirstOrder.map { index in
            MarkedFinding(record.findings[index], on: image, number: numbers[index])
        }
        let lines = image.regions.compactMap { region in
            region.verdict.map { MarkedLine(at: region.box.rect, $0, isSetAside: region.isSetAside) }
        }
        self.init(
            of: findings, lines: lines, isDark: image.appearance == .dark, scale: image.scale,
            standard: record.standard)
    }
}

extension MarkedFinding {
    fileprivate init(_ finding: FindingDocument, on image: ImageDocument, number: Int?) {
        let region = finding.region.map { image.regions[$0] }
        self.init(
            by: finding.rule, at: finding.places(on: image),
            marking: Marking(
                of: finding.rule, finding.verdict, weighing: finding.severity,
                isSuppressed: finding.suppression != nil), number: number,
            contrast: region?.contrast.exact, required: region?.required,
            judgedBy: ContrastStandard(rawValue: image.standard),
            repair: finding.suggestion?.foreground.color)
    }
}
