internal import Raster
internal import TextDetection

extension ScreenPair {
    /// Lines of which only the upper or the lower part is left.
    var linesCutInHeight: [ComparisonRemark] {
        clippedLines.map { clipped in
            let percent = Int((100 * clipped.share).rounded())
            return ComparisonRemark(
                verdict: .fail,
                message: "This line is cut off \(words): about \(percent) % of its height is left.",
                boxes: [region(clipped.line).box], referenceBoxes: [referenceRegion(clipped.reference).box])
        }
    }

    /// The share of a line that lies under another one that makes it covered.
    private static var coveredShare: Double { 0.15 }

    /// Lines that are on both screens and lie on one another on the second.
    var overlappingLines: [ComparisonRemark] {
        let matches = matching.matches
        return matches.indices.flatMap { first in
            matches.indices.dropFirst(first + 1).compactMap { second -> ComparisonRemark? in
                let boxes = [region(matches[first].line).box, region(matches[second].line).box]
                let old = [matches[first], matches[second]].map { referenceRegion($0.reference).box }
                let least = Double(boxes.map(\.area).min() ?? 1)
                guard Double(boxes[0].sharedArea(with: boxes[1])) > Self.coveredShare * least,
                    old[0].sharedArea(with: old[1]) == 0
                else { return nil }
                return ComparisonRemark(
                    verdict: .fail, message: "Two lines lie on one another \(words).", boxes: boxes,
                    referenceBoxes: old)
            }
        }
    }

    /// Lines in whose places others lie.
    var hiddenLines: [ComparisonRemark] {
        coveredLines.map { covered in
            ComparisonRemark(
                verdict: .fail,
                message:
                    "This line is covered \(words): another one, which lay beyond the next, lies in its place.",
                boxes: [region(covered.cover).box], referenceBoxes: [referenceRegion(covered.reference).box])
        }
    }
}
