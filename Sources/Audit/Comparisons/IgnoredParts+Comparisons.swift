internal import Raster

extension IgnoredParts {
    /// Suppresses the findings that lie in these parts of a screen with all that they are about.
    ///
    /// - Parameters:
    ///   - findings: Findings on the screen, or on another where something is missing that is on this one.
    /// - screen: The screen. - Returns: What is to be known of parts that have expired, and of masks that are
    /// not of the size of the   screen, a sentence each.
    func suppress(_ findings: inout [ComparisonFinding], on screen: ScreenSummary) -> [String] {
        guard !isEmpty else { return [] }
        let own = findings.indices.filter { findings[$0].placePath == screen.member.path }
        let subjects = own.map { screen.subjects(of: findings[$0]) }
        let (suppressions, notes) = judge(
            subjects, width: screen.frame.width, height: screen.frame.height)
        for (index, suppression) in zip(own, suppressions) { findings[index].suppression = suppression }
        return own.isEmpty ? [] : notes.map { "\(screen.member.path): \($0)" }
    }
}

extension ComparisonFinding {
    /// The file that shows what the finding is about: the other one where the first has nothing of it.
    fileprivate var placePath: String { boxes.isEmpty && !referenceBoxes.isEmpty ? reference : path }

    /// Where that is on ``placePath``, in pixels; empty for all of it.
    fileprivate var place: [PixelRect] { boxes.isEmpty ? referenceBoxes : boxes }
}

extension ScreenSummary {
    /// What a finding is about, a part of this screen each.
    fileprivate func subjects(of finding: ComparisonFinding) -> [IgnoredParts.Subject] {
        let boxes = finding.place.isEmpty ? [frame] : finding.place
        return boxes.map { box in
            var subject = IgnoredParts.Subject(
                rule: finding.rule, box: box, width: frame.width, height: frame.height, scale: scale)
            let line = lines.first { $0.box == box }
            subject.inks = [finding.colors?.ink, line?.ink].compactMap(\.self)
            subject.backdrops = [finding.colors?.backdrop, line?.backdrop].compactMap(\.self)
            subject.roles = line?.roles ?? []
            return subject
        }
    }
}
