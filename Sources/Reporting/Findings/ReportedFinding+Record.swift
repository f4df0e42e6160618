internal import Audit
internal import ColorMath
internal import Raster
internal import SystemColors

extension ReportedFinding {
    /// A finding on a screen, as lists of findings carry it.
    init(of finding: FindingDocument, on image: ImageDocument, path: String) {
        let region = finding.region.map { image.regions[$0] }
        let boxes = finding.places(on: image)
        // Of what is not about contrast, the ratio of its text says nothing.
        let contrast = finding.required == nil ? nil : region?.contrast.exact
        self.init(
            rule: finding.rule, severity: finding.severity, verdict: finding.verdict,
            message: finding.message + (finding.tokens.map { " In the palette, it is \($0.words)." } ?? ""),
            subject: (region.map { "\($0.ink) on \($0.backdrop), " } ?? "") + boxes.words, path: path,
            place: .pixels(boxes), style: region.map(image.style),
            colors: region.map { Colors($0.ink, on: $0.backdrop) },
            contrast: region.map(\.isFlat) == true ? contrast : nil,
            sufficiency: contrast.flatMap { ratio in
                finding.required.map { min(1, ratio / $0.exact) }
            } ?? 1,
            repair: finding.repairWords, obstacle: finding.tokens?.obstacle,
            repairs: region.map { finding.repairs(of: $0, on: Platform(rawValue: image.conditions.platform)) }
                ?? [], criteria: finding.norms?.criteria ?? [],
            platform: Platform(rawValue: image.conditions.platform), fingerprint: finding.fingerprint,
            suppression: finding.suppression?.suppression)
        judgedContrast = contrast
    }
}

extension FindingDocument {
    /// What becomes of a region by each change that fixes it.
    fileprivate func repairs(
        of region: RegionDocument, on platform: Platform?
    ) -> [ReportedFinding.Repair] {
        [
            suggestion.map {
                ReportedFinding.Repair(
                    ReportedFinding.Colors($0.foreground.color, on: region.backdrop),
                    contrast: $0.contrast.exact, ink: $0.inkName, code: $0.code(on: platform))
            },
            alternative.map {
                ReportedFinding.Repair(
                    ReportedFinding.Colors(region.ink, on: $0.background.color), contrast: $0.contrast.exact)
            },
        ].compactMap(\.self)
    }

    /// The nearest ink and backdrop, and the change of the palette or why there is none, as a clause.
    fileprivate var repairWords: String? {
        suggestionWords.map { [$0, tokens?.remedy].compactMap(\.self).joined(separator: "; ") }
            ?? tokens?.repair?.words
    }
}

extension FindingReport.Section {
    /// What was found on a screen; `nil` where it could not be audited.
    init?(of record: ScreenRecord) {
        guard let image = record.image else { return nil }
        self.init(of: image, with: record.findings, path: record.projectPath)
    }

    /// What was found on a screen.
    init(of image: ImageDocument, with findings: [FindingDocument], path: String) {
        let facts = ["\(image.width) × \(image.height)", image.appearance.rawValue, image.colorSpace.visible]
        var file = FindingReport.AuditedFile(
            path: path, facts: facts.joined(separator: ", "), frame: image.frame,
            layout: image.regions.map(\.box.rect),
            passed: image.regions.count { $0.verdict == .pass }, configurations: image.configuration)
        file.disabledRules = image.disabledRules ?? []
        file.isBlank = image.regions.isEmpty && findings.isEmpty && image.elements == nil
        file.canvas = image.canvas
        file.settings = ["@\(Figure(image.scale))x", "platform \(image.conditions.platform)"]
        self.init(
            file: file,
            findings: findings.map { ReportedFinding(of: $0, on: image, path: path) })
    }
}

extension ImageDocument {
    /// How a region is drawn, in words; for what is no text its colours.
    fileprivate func style(of region: RegionDocument) -> String {
        guard let style = region.style.map({ styles[$0] }), let verdict = region.verdict else {
            return RunStyle.words(of: region)
        }
        return RunStyle(style, of: region, on: self, verdict: verdict).words
    }
}
