package import Audit
internal import ColorMath
internal import Raster
internal import Recognition
package import Screenshots
internal import SystemColors
internal import TextDetection

/// What lies at a pixel of a screen, from its zone to its verdict, for a person who asks why.
package struct ExplanationText {
    private let lines: [String]

    /// Looks at a screen once more, and takes down what each stage makes of it.
    ///
    /// - Parameters:
    ///   - x: A column of pixels of the screen.
    ///   - y: A row of pixels of the screen.
    package init(of screenshot: Screenshot, path: String, x: Int, y: Int, by auditor: Auditor) {
        let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
        let audit = auditor.audit(screenshot, path: path)
        let explanation = TextDetector(scale: audit.scale.value).trace(of: screenshot).explanation(of: pixel)
        var lines: [String] = []
        for step in explanation.steps {
            lines.append(step.stage.rawValue)
            lines += step.lines.map { "  " + $0 }
        }
        let regions = audit.regions.filter { $0.region.box.contains(x: x, y: y) }
        lines.append("verdict")
        lines += regions.isEmpty ? ["  Nothing was found here."] : regions.flatMap(Self.lines)
        self.lines = lines
    }

    private static func lines(of judged: JudgedRegion) -> [String] {
        var verdict = judged.region.kind.rawValue
        if let judgement = judged.judgement {
            verdict +=
                ", \(judgement.verdict.rawValue): \(ContrastRatio(judged.region.contrast.typical)) where "
                + "\(Figure(judgement.required)) is required"
            if let reason = judgement.reason { verdict += "; \(reason)" }
        }
        let names = [
            ("ink", judged.attribution.foregroundRole), ("backdrop", judged.attribution.backgroundRole),
        ].map { part, match in "\(part): \(match?.name ?? "no semantic colour")" }
        return ["  " + verdict, "  " + names.joined(separator: ", ")]
    }

    /// The text, a line for each fact.
    package var text: String { lines.map { $0 + "\n" }.joined() }
}

extension PixelRect {
    fileprivate func contains(x column: Int, y row: Int) -> Bool {
        column >= x && column < maxX && row >= y && row < maxY
    }
}
