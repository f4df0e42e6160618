internal import Annotation
internal import Audit
internal import ColorMath
internal import Raster
internal import Screenshots

#if canImport(PNGFiles)
    internal import PNGFiles
#elseif canImport(ImageIO)
    internal import AppleImages
#endif

/// What a screen is held to, and where a test says so.
struct LegibilityExpectation {
    let auditor: Auditor
    /// The least severity that is an issue.
    let severity: Severity
    let place: TestPlace

    /// Audits a screen, and records what is wrong with it.
    func check(_ screenshot: Screenshot, named name: String) -> ScreenAudit {
        let audit = auditor.audit(screenshot, path: name)
        let findings = audit.findingsWorstFirst.enumerated().filter {
            $0.element.severity >= severity && $0.element.suppression == nil
        }
        guard !findings.isEmpty || audit.isBlank else { return audit }
        if let picture = Self.picture(of: screenshot, with: audit, by: auditor.standard) {
            place.attach(picture, named: Self.fileName(for: name))
        }
        if audit.isBlank {
            let canvas = audit.canvas.map { "; what is transparent was laid on \($0.shade.rawValue)" } ?? ""
            place.record("\(name): no text is found on this screen, so nothing was judged\(canvas)")
        } else {
            place.record(Self.message(for: findings, on: name))
        }
        return audit
    }

    /// What is wrong, a line a finding, with the number that it has on the picture.
    private static func message(
        for findings: [EnumeratedSequence<[Finding]>.Element], on name: String
    ) -> String {
        let lines = findings.map { place, finding in
            let box = finding.boxes.first.map { " at \($0.x),\($0.y)" } ?? ""
            let places = finding.boxes.count > 1 ? " and \(finding.boxes.count - 1) more" : ""
            let repair = finding.suggestion.map { ", use \($0.foreground)" } ?? ""
            return "\(place + 1). \(finding.message)\(repair) (\(finding.rule)\(box)\(places))"
        }
        return ([name + ":"] + lines).joined(separator: "\n  ")
    }

    /// The screen with its marks as a PNG file; `nil` where nothing can write one.
    private static func picture(
        of screenshot: Screenshot, with audit: ScreenAudit, by standard: ContrastStandard
    ) -> [UInt8]? {
        let marked = AnnotatedPicture(of: audit, standard: standard).draw(over: screenshot.opaqueSRGB())
        #if canImport(PNGFiles)
            return try? PNGEncoder().encode(marked)
        #elseif canImport(ImageIO)
            return marked.pngFile
        #else
            return nil
        #endif
    }

    /// `Snapshots/home@3x.png` becomes `home@3x-annotated.png`.
    private static func fileName(for name: String) -> String {
        let last = name.split(separator: "/").last ?? "screen"
        let stem = last.hasSuffix(".png") ? last.dropLast(4) : last
        return "\(stem)-annotated.png"
    }
}
