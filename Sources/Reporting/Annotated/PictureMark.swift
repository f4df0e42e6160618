internal import Audit
internal import ColorMath
internal import Raster
internal import TextDetection

/// A place on an annotated picture: a line of text, an icon, or what else a finding is about.
struct PictureMark {
    let rect: Rect
    let marking: Marking
    /// What is written beside it, line by line; empty for no label.
    let label: [String]
    /// Whether it is the first place of a finding: its label says what no other does.
    let isFirst: Bool

    /// Whether it stands out undimmed.
    var isLit: Bool { marking.isLit }
}

extension PictureMark {
    /// The marks of a screen: what findings are about, and the lines of text that no finding is about.
    ///
    /// A finding has the number that it has on a page, from the worst. What it measured, what is required and
    /// what fixes it is written once, at its first place.
    ///
    /// - Parameters:
    ///   - record: The record of the screen.
    ///   - isNumbered: Whether findings have the numbers that they have on pages.
    static func all(of record: ScreenRecord, isNumbered: Bool) -> [PictureMark] {
        guard let image = record.image, let section = FindingReport.Section(of: record) else { return [] }
        let margin = 3 * image.scale
        var found: [PixelRect: [Find]] = [:]
        var rects: [PixelRect] = []
        for (place, index) in section.findings.worstFirstOrder.enumerated() {
            let finding = record.findings[index]
            for (count, box) in finding.places(on: image).enumerated() {
                if found[box] == nil { rects.append(box) }
                found[box, default: []].append(
                    Find(finding, number: isNumbered ? place + 1 : nil, isFirst: count == 0))
            }
        }
        let marks = rects.map { rect in
            let finds = found[rect] ?? []
            return PictureMark(
                rect: Rect(rect).grown(by: margin), marking: finds.map(\.marking).min() ?? .note,
                label: Find.label(of: finds, on: image), isFirst: finds.contains(where: \.isFirst))
        }
        let others = image.regions.compactMap { region -> PictureMark? in
            guard let verdict = region.verdict, found[region.box.rect] == nil else { return nil }
            let marking = region.isSetAside ? .note : Marking(verdict)
            return PictureMark(
                rect: Rect(region.box.rect).grown(by: margin), marking: marking, label: [],
                isFirst: false)
        }
        return others + marks
    }

    /// A finding at one of its places.
    private struct Find {
        let finding: FindingDocument
        /// `nil` where it has none on pages.
        let number: Int?
        /// Whether it is the first of its places.
        let isFirst: Bool

        init(_ finding: FindingDocument, number: Int?, isFirst: Bool) {
            self.finding = finding
            self.number = number
            self.isFirst = isFirst
        }

        var marking: Marking {
            if finding.suppression != nil { return .suppressed }
            return finding.severity == .note ? .note : Marking(finding.verdict)
        }

        /// What is written at a place: the sign and the numbers of all that was found there, and what the
        /// worst of it says, where that is not said elsewhere. Further places of notes have none.
        static func label(of finds: [Find], on image: ImageDocument) -> [String] {
            guard let worst = finds.first else { return [] }
            let marking = finds.map(\.marking).min() ?? .note
            guard marking.isLit || worst.isFirst else { return [] }
            let numbers = finds.compactMap(\.number).map(String.init)
            let isSaid = marking != .suppressed && (worst.isFirst || numbers.isEmpty)
            let words = isSaid ? worst.words(on: image) : nil
            let head = [[String(marking.sign)], numbers, [words].compactMap(\.self)].joined()
            let repair =
                worst.isFirst && marking != .suppressed
                ? worst.finding.suggestion?.foreground.color.description : nil
            return [head.joined(separator: " "), repair].compactMap(\.self)
        }

        /// The ratio and the one that is required, or the name of a rule that is about something else.
        private func words(on image: ImageDocument) -> String {
            let region = finding.region.map { image.regions[$0] }
            let icons = ContrastStandard(rawValue: image.standard)?.requiredRatio(for: .nonText)
            let required = finding.isOnTextContrast ? region?.required : icons
            let isOnContrast = finding.isOnTextContrast || finding.rule == Rule.iconContrast.id
            guard isOnContrast, let region, let required else { return finding.rule }
            return "\(ContrastRatio(region.contrast.exact))/\(Figure(required))"
        }
    }
}
