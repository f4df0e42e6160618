internal import Audit
internal import ColorMath
internal import Raster
internal import TextDetection

extension ScreenAudit {
    /// What was found, the worst first, with the numbers that findings have on pages.
    var markedFindings: [MarkedFinding] {
        findingsWorstFirst.enumerated().map { place, finding in
            let judged = finding.region.map { regions[$0] }
            return MarkedFinding(
                by: finding.rule,
                at: finding.boxes.isEmpty
                    ? [PixelRect(x: 0, y: 0, width: width, height: height)] : finding.boxes,
                marking: Marking(
                    of: finding.rule, finding.verdict, weighing: finding.severity,
                    isSuppressed: finding.suppression != nil), number: place + 1,
                contrast: judged?.region.contrast.typical,
                required: judged?.judgement?.required, judgedBy: standard,
                repair: finding.suggestion?.foreground)
        }
    }

    /// The lines of text.
    var markedLines: [MarkedLine] {
        regions.compactMap { judged in
            judged.judgement.map { judgement in
                let isLacking = judgement.verdict != .pass || judgement.preferred != nil
                return MarkedLine(
                    at: judged.region.box, judgement.verdict,
                    isSetAside: judged.region.place != .content && isLacking)
            }
        }
    }
}
