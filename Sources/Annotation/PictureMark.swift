internal import ColorMath
internal import Raster

/// A place on an annotated picture: a line of text, an icon, or what else a finding is about.
struct PictureMark {
    /// What is marked, in pixels.
    let box: PixelRect
    /// The frame around it.
    let rect: Rect
    let marking: Marking
    /// What is written beside it, line by line; empty for no label.
    let label: [String]
    /// The sign and the numbers alone, for where there is no room for more; `nil` where that says nothing
    /// less, or there are no numbers.
    let briefLabel: String?
    /// The numbers of all that was found there; `nil` where there are none.
    let numbers: String?
    /// Whether it is the first place of a finding: its label says what no other does.
    let isFirst: Bool

    /// Whether it stands out undimmed.
    var isLit: Bool { marking.isLit }

    /// The least distance of the frame from what it is around, in pixels.
    var clearance: Double {
        let box = Rect(box)
        return min(box.x - rect.x, box.y - rect.y, rect.maxX - box.maxX, rect.maxY - box.maxY)
    }
}

extension PictureMark {
    /// The marks of a screen: what findings are about, and the lines of text that no finding is about.
    ///
    /// What a finding measured, what is required and what fixes it is written once, at its first place.
    ///
    /// - Parameters:
    ///   - findings: What was found, the worst first.
    ///   - lines: The lines of text.
    ///   - scale: The pixels per point of the screen.
    static func all(of findings: [MarkedFinding], lines: [MarkedLine], scale: Double) -> [PictureMark] {
        let around = Set(lines.map(\.box) + findings.flatMap(\.boxes)).map { Rect($0) }
        func frame(_ box: PixelRect) -> Rect { Rect(box).framed(by: 3 * scale, sparing: around) }
        var found: [PixelRect: [Find]] = [:]
        var rects: [PixelRect] = []
        for finding in findings {
            for (count, box) in finding.boxes.enumerated() {
                if found[box] == nil { rects.append(box) }
                found[box, default: []].append(Find(finding: finding, isFirst: count == 0))
            }
        }
        let marks = rects.map { rect in
            let finds = found[rect] ?? []
            let label = Find.label(of: finds)
            let brief = label.isEmpty ? nil : Find.head(of: finds)
            return PictureMark(
                box: rect, rect: frame(rect),
                marking: finds.map(\.finding.marking).min() ?? .note,
                label: label, briefLabel: brief.map { [$0] } == label ? nil : brief,
                numbers: label.isEmpty ? nil : Find.numbers(of: finds),
                isFirst: finds.contains(where: \.isFirst))
        }
        let others = lines.filter { found[$0.box] == nil }.map { line in
            PictureMark(
                box: line.box, rect: frame(line.box), marking: line.marking, label: [],
                briefLabel: nil, numbers: nil, isFirst: false)
        }
        return others + marks
    }

    /// A finding at one of its places.
    private struct Find {
        let finding: MarkedFinding
        /// Whether it is the first of its places.
        let isFirst: Bool

        /// What is written at a place: the sign and the numbers of all that was found there, and what the
        /// worst of it says, where that is not said elsewhere.
        static func label(of finds: [Find]) -> [String] {
            guard let worst = finds.first else { return [] }
            let marking = finds.map(\.finding.marking).min() ?? .note
            let isNumbered = numbers(of: finds) != nil
            guard marking.isLit || worst.isFirst || isNumbered else { return [] }
            let isSaid = marking != .suppressed && (worst.isFirst || !isNumbered)
            let words = isSaid ? worst.finding.words : nil
            let sign = head(of: finds) ?? String(marking.sign)
            let repair =
                worst.isFirst && marking != .suppressed ? worst.finding.repair?.description : nil
            let first = ([sign] + [words].compactMap(\.self)).joined(separator: " ")
            return [first, repair].compactMap(\.self)
        }

        /// The sign of the worst of what was found at a place, and the numbers of all; `nil` where there are
        /// none.
        static func head(of finds: [Find]) -> String? {
            let marking = finds.map(\.finding.marking).min() ?? .note
            return numbers(of: finds).map { "\(marking.sign) \($0)" }
        }

        /// The numbers of all that was found at a place; `nil` where there are none.
        static func numbers(of finds: [Find]) -> String? {
            let numbers = finds.compactMap(\.finding.number).map(String.init)
            return numbers.isEmpty ? nil : numbers.joined(separator: " ")
        }
    }
}
