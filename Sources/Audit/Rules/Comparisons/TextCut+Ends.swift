internal import Raster
internal import ScreenReading
internal import TextDetection

extension ScreenPair {
    /// Texts that have lost their ends, besides lines that are known to be cut.
    func textsWithoutEnds(besides known: [ComparisonRemark]) -> [ComparisonRemark] {
        return lostEnds.compactMap { end in
            let lost = end.references.map { referenceRegion($0).box }
            guard !known.speak(of: lost) else { return nil }
            let percent = Int((100 * end.share).rounded())
            return ComparisonRemark(
                verdict: end.isSure ? .fail : .review,
                message: end.isSure
                    ? "The end of this text is cut off \(words): about \(percent) % of its words are there."
                    : "The end of this text seems to be cut off \(words): about \(percent) % of its words are there.",
                boxes: [region(end.line).box], referenceBoxes: lost,
                severityAtMost: end.isSure ? .error : .warning)
        }
    }
}
