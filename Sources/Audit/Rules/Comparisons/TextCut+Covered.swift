internal import Raster
internal import ScreenReading
internal import TextDetection

extension ScreenPair {
    /// Lines that end in an ellipsis, and do not on the other screen, besides those that are known to be cut.
    func linesWithEllipsis(besides known: [ComparisonRemark] = []) -> [ComparisonRemark] {
        let boxes = known.flatMap(\.boxes)
        let matched = matching.matches.compactMap { match -> ComparisonRemark? in
            let box = region(match.line).box
            guard !boxes.contains(box), screen.endsInEllipsis(match.line),
                !reference.hasEllipsis(match.reference)
            else { return nil }
            return ellipsis(at: box, cutting: [referenceRegion(match.reference).box], .fail)
        }
        let shortened = shortenedLines.map { shortened in
            ellipsis(
                at: region(shortened.line).box,
                cutting: shortened.references.map { referenceRegion($0).box },
                shortened.isSure ? .fail : .review)
        }
        // Which line it was is not known: one that ends so on purpose does so in every language.
        let hasOwn = reference.lines.contains(where: reference.endsInEllipsis)
        let others = hasOwn ? [] : matching.new.filter(screen.endsInEllipsis)
        let unknown = others.filter { line in !shortenedLines.contains { $0.line == line } }
        return matched + shortened + unknown.map { ellipsis(at: region($0).box, cutting: [], .review) }
    }

    /// Lines that end in an ellipsis on the first screen, and do not on the second: of two languages
    /// neither is what the other is held against.
    var referenceLinesWithEllipsis: [ComparisonRemark] {
        matching.matches.compactMap { match in
            guard reference.endsInEllipsis(match.reference), !screen.hasEllipsis(match.line) else {
                return nil
            }
            return ComparisonRemark(
                verdict: .fail,
                message: "This line is cut off on the other screenshot: it ends in an ellipsis there.",
                boxes: [region(match.line).box], referenceBoxes: [referenceRegion(match.reference).box])
        }
    }

    private func ellipsis(at box: PixelRect, cutting old: [PixelRect], _ verdict: Verdict) -> ComparisonRemark
    {
        ComparisonRemark(
            verdict: verdict, message: "This line is cut off \(words): it ends in an ellipsis.", boxes: [box],
            referenceBoxes: old, severityAtMost: verdict == .fail ? .error : .warning)
    }

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

    /// Lines of which words are cut through, besides those that are known to be cut.
    func wordsCutInHeight(besides known: [ComparisonRemark]) -> [ComparisonRemark] {
        return clippedWords.compactMap { clipped in
            let lost = clipped.references.map { referenceRegion($0).box }
            guard !known.speak(of: lost) else { return nil }
            let percent = Int((100 * clipped.share).rounded())
            return ComparisonRemark(
                verdict: clipped.isSure ? .fail : .review,
                message: "This line is cut off \(words): about \(percent) % of its height is left.",
                boxes: [clipped.rest], referenceBoxes: lost,
                severityAtMost: clipped.isSure ? .error : .warning)
        }
    }

    /// Lines that an edge cuts through.
    var linesSliced: [ComparisonRemark] {
        slicedLines.map { line, old in
            ComparisonRemark(
                verdict: .review,
                message: "This line seems to be cut off \(words): all its letters end on one row.",
                boxes: [region(line).box], referenceBoxes: old.map { [referenceRegion($0).box] } ?? [],
                severityAtMost: .warning)
        }
    }

    /// The share of a line that lies under another one that makes it covered.
    fileprivate static var coveredShare: Double { 0.15 }

    /// Lines that are on both screens and lie on one another on the second.
    var overlappingLines: [ComparisonRemark] {
        let matches = matching.matches
        return matches.indices.flatMap { first in
            matches.indices.dropFirst(first + 1).compactMap { second -> ComparisonRemark? in
                let boxes = [region(matches[first].line).box, region(matches[second].line).box]
                let old = [matches[first], matches[second]].map { referenceRegion($0.reference).box }
                let least = Double(boxes.map(\.area).min() ?? 1)
                guard Double(boxes[0].overlap(with: boxes[1])) > Self.coveredShare * least,
                    old[0].overlap(with: old[1]) == 0
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
                verdict: covered.isSure ? .fail : .review,
                message: covered.isSure
                    ? "This line is covered \(words): something else lies in its place."
                    : "This line seems to be covered \(words): something else may lie in its place.",
                boxes: [covered.cover], referenceBoxes: [referenceRegion(covered.reference).box],
                severityAtMost: covered.isSure ? .error : .warning)
        }
    }

    /// Words between others in whose places something else lies, besides lines that are known to be cut.
    func hiddenWords(besides known: [ComparisonRemark]) -> [ComparisonRemark] {
        return coveredWords.compactMap { covered in
            let lost = covered.references.map { referenceRegion($0).box }
            guard !known.speak(of: lost) else { return nil }
            return ComparisonRemark(
                verdict: covered.isSure ? .fail : .review,
                message: covered.isSure
                    ? "Words of this text are covered \(words): something else lies in their place."
                    : "Words of this text seem to be covered \(words): something else may lie in their place.",
                boxes: [covered.place], referenceBoxes: lost,
                severityAtMost: covered.isSure ? .error : .warning)
        }
    }

    /// Lines of which a part is left, up to the edge of what covers the rest.
    var linesPartlyCovered: [ComparisonRemark] {
        let known = Set(
            coveredLines.map(\.reference) + clippedLines.map(\.reference)
                + shortenedLines.flatMap(\.references)
                + slicedLines.compactMap(\.reference))
        return partlyCoveredLines.filter { !known.contains($0.reference) }.map { covered in
            let percent = Int((100 * covered.share).rounded())
            let extent = covered.side.isAlongRow ? "height" : "width"
            return ComparisonRemark(
                verdict: covered.isSure ? .fail : .review,
                message: covered.isSure
                    ? "This line is partly covered \(words): about \(percent) % of its \(extent) is left."
                    : "This line seems to be partly covered \(words): about \(percent) % of its \(extent) is left.",
                boxes: [covered.rest], referenceBoxes: [referenceRegion(covered.reference).box],
                severityAtMost: covered.isSure ? .error : .warning)
        }
    }

    /// Text over other parts where lines are lost: letters of several lines make shapes taller than a line.
    var tangledLines: [ComparisonRemark] {
        // Marks above and below letters overlap in scripts that run from the right.
        guard !matching.lost.isEmpty, !screen.traits.runsFromRight,
            reference.overlaps(with: reference.lines).isEmpty
        else { return [] }
        let heights = matching.matches.map { region($0.line).box.height }.sorted()
        let usual = heights.isEmpty ? 0 : heights[heights.count / 2]
        let tall = matching.new.filter { 2 * region($0).box.height >= 3 * usual }
        let overlaps = matching.lost.count >= Self.fewestLost ? screen.overlaps(with: tall) : []
        let tangles = overlaps.isEmpty ? matching.new.filter(isTangle).map { [region($0).box] } : overlaps
        return tangles.map { boxes in
            ComparisonRemark(
                verdict: .review, message: "Lines seem to lie on one another \(words).", boxes: boxes,
                referenceBoxes: matching.lost.map { referenceRegion($0).box }, severityAtMost: .warning)
        }
    }

    /// Whether a new line is one that is lost and another that lies on it: as wide as the first would be, and
    /// higher.
    private func isTangle(_ line: Int) -> Bool {
        let new = region(line).box
        guard Double(new.height) >= Self.ownTangled * region(line).pointSize * screen.scale else {
            return false
        }
        let growth = matching.growth * screen.scale / reference.scale
        return matching.lost.contains { lost in
            let old = referenceRegion(lost)
            let (width, em) = (growth * Double(old.box.width), growth * old.pointSize * reference.scale)
            return matching.areNear(lost, line)
                && abs(Double(new.width) / max(1, width) - 1) < Self.otherWidth
                && Double(new.height) >= Self.tangled * em
        }
    }

    /// How much wider or narrower one line becomes than others, as a share.
    private static var otherWidth: Double { 0.25 }
    /// How high two lines are that lie on one another, in ems: one is a little over one, with its accents.
    private static var tangled: Double { 1.35 }
    /// The same by the size that the two together seem to have.
    private static var ownTangled: Double { 1.2 }
    /// How many lines are lost where some are on one another.
    private static var fewestLost: Int { 2 }
}

extension ComparedScreen {
    /// The boxes of some lines that lie partly on other text or signs, each with the boxes that it lies on.
    fileprivate func overlaps(with lines: [Int]) -> [[PixelRect]] {
        lines.compactMap { line in
            let box = regions[line].box
            let others = regions.indices.filter { index in
                let other = regions[index].box
                let shared = box.overlap(with: other)
                return index != line && regions[index].kind != .picture
                    && Double(shared) > ScreenPair.coveredShare * Double(min(box.area, other.area))
            }
            return others.isEmpty ? nil : [box] + others.map { regions[$0].box }
        }
    }
}
