public import Audit
public import ColorMath
public import Raster
internal import ScreenReading
internal import Screenshots
internal import SystemColors

/// A dimmed screen on which every finding and every line of text is marked, with a legend below.
///
/// What fails, or needs a look, stands out undimmed in a box; a dashed box needs a look. A finding has its
/// number on pages at its first place, with its ratio, what is required, and the ink that fixes it, and at
/// the others where there is room. What is a note, and lines that pass, have a thin outline; what is
/// suppressed has a thin dashed one and its number. Boxes and labels are drawn in points of the screen, so
/// that they look the same at every scale.
public struct AnnotatedPicture: Sendable {
    private let marks: [PictureMark]
    /// How many lines of text there are of each kind, and other things that are marked as notes.
    private let counts: [Marking: Int]
    /// The places that are marked as failing or to review and are no line of text that is.
    private let others: [Marking: Int]
    private let isDark: Bool
    private let standard: ContrastStandard
    /// Pixels per point.
    private let point: Double

    private static let veil = SRGB8(red: 10, green: 11, blue: 14)

    /// How much of the screen the veil covers. A dark screen is dim already.
    private var veilOpacity: Double { isDark ? 0.3 : 0.6 }

    /// Prepares the picture of an audited screen; the standard is named in the legend.
    public init(of screen: ScreenAudit, standard: ContrastStandard) {
        self.init(
            of: screen.markedFindings, lines: screen.markedLines, isDark: screen.appearance == .dark,
            scale: screen.scale.value, standard: standard)
    }

    /// Prepares the picture of what was found on a screen.
    ///
    /// - Parameters:
    ///   - findings: What was found, the worst first.
    ///   - lines: The lines of text; those that a finding is about are marked by it.
    ///   - isDark: Whether the screen is.
    ///   - scale: Its pixels per point.
    ///   - standard: The standard that the legend names.
    package init(
        of findings: [MarkedFinding], lines: [MarkedLine], isDark: Bool, scale: Double,
        standard: ContrastStandard
    ) {
        marks = PictureMark.all(of: findings, lines: lines, scale: scale)
        counts = Self.counts(of: lines, suppressedBy: findings, marks: marks)
        others = Self.others(among: marks, besides: lines)
        self.isDark = isDark
        self.standard = standard
        point = scale
    }

    /// Draws the picture.
    ///
    /// - Parameter bitmap: The screen's pixels.
    /// - Returns: The screen with its marks, and the legend below it.
    public func draw(over bitmap: Bitmap<UInt8>) -> Bitmap<UInt8> {
        let width = Double(bitmap.width)
        let legend = legend(fitting: width)
        let legendHeight = legend.height(in: width).rounded(.up)
        var canvas = Canvas(
            width: bitmap.width, height: bitmap.height + Int(legendHeight), color: Legend.ground)
        canvas.copy(
            bitmap, part: PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height), veil: Self.veil,
            opacity: veilOpacity)

        let labels = labels(
            inside: Rect(x: 0, y: 0, width: width, height: Double(bitmap.height)), sparing: sights(on: bitmap)
        )
        for label in labels { lead(from: label, on: &canvas) }
        // Lines that lead to a label pass behind what is written.
        for mark in marks where !mark.isLit {
            canvas.copy(bitmap, part: PixelRect(covering: mark.rect), veil: Self.veil, opacity: veilOpacity)
            outline(mark, width: point, opacity: 0.6, on: &canvas)
        }
        let lit = marks.filter(\.isLit)
        for mark in lit {
            canvas.copy(bitmap, part: PixelRect(covering: mark.rect))
        }
        for mark in lit {
            // Where lines are tight, a thin frame leaves their letters whole.
            let isTight = mark.clearance < 2 * point
            outline(mark, width: isTight ? point : 2 * point, opacity: 1, on: &canvas)
        }
        for label in labels {
            label.chip.draw(at: Point(x: label.place.x, y: label.place.y), on: &canvas)
        }
        legend.draw(in: Rect(x: 0, y: Double(bitmap.height), width: width, height: legendHeight), on: &canvas)
        return canvas.bitmap
    }

    /// The numbers of the legend: lines of text that fail, need a look or pass, as all reports count them,
    /// and places with a note or something suppressed.
    private static func counts(
        of lines: [MarkedLine], suppressedBy findings: [MarkedFinding], marks: [PictureMark]
    ) -> [Marking: Int] {
        let suppressed = Set(findings.filter { $0.marking == .suppressed }.flatMap(\.boxes))
        var counts: [Marking: Int] = [:]
        for line in lines where line.marking == .pass || !suppressed.contains(line.box) {
            counts[line.marking, default: 0] += 1
        }
        for marking in [Marking.note, .suppressed] {
            let count = marks.count { $0.marking == marking }
            counts[marking] = count > 0 ? count : nil
        }
        return counts
    }

    private static func others(
        among marks: [PictureMark], besides lines: [MarkedLine]
    ) -> [Marking: Int] {
        let own = Dictionary(
            lines.map { ($0.box, $0.marking) }, uniquingKeysWith: { first, _ in first })
        var counts: [Marking: Int] = [:]
        for mark in marks where mark.isLit && own[mark.box] != mark.marking {
            counts[mark.marking, default: 0] += 1
        }
        return counts
    }

    /// The legend in its usual size, or as much smaller as a narrow picture asks for.
    private func legend(fitting width: Double) -> Legend {
        let usual = 9 * point
        func legend(_ capHeight: Double) -> Legend {
            Legend(counts: counts, others: others, standard: standard, capHeight: capHeight)
        }
        let whole = legend(usual)
        return whole.leastWidth > width ? legend(usual * width / whole.leastWidth) : whole
    }

    /// Outlines a mark in its colour, between dark lines: it is seen on that colour, too, and on dark.
    private func outline(_ mark: PictureMark, width: Double, opacity: Double, on canvas: inout Canvas) {
        let rect = RoundedRect(rect: mark.rect, radius: 3 * point)
        canvas.fill(Outline(rect: rect, width: 2 * width), with: Self.veil, opacity: opacity)
        let dash = mark.marking.isDashed ? 4 * point : nil
        canvas.fill(
            Outline(rect: rect, width: width, dash: dash), with: mark.marking.color, opacity: opacity)
    }

    /// A label, and where it lies.
    private struct Label {
        let mark: PictureMark
        let chip: Chip
        let place: Rect
    }

    /// How far a label lies from what it speaks of.
    private var gap: Double { 1.5 * point }

    /// The side of the squares in which something is to be seen or not, in points, and the difference of code
    /// values from which it is.
    private static let (sightSide, sightDifference) = (6.0, 80)

    /// The squares of a screen that are not of one colour.
    private func sights(on bitmap: Bitmap<UInt8>) -> [Rect] {
        let side = max(2, Int(Self.sightSide * point))
        var sights: [Rect] = []
        for top in stride(from: 0, to: bitmap.height, by: side) {
            for left in stride(from: 0, to: bitmap.width, by: side) {
                let (bottom, right) = (min(top + side, bitmap.height), min(left + side, bitmap.width))
                let first = bitmap.pixels[top * bitmap.width + left]
                let isSeen = (top..<bottom).contains { y in
                    bitmap.pixels[y * bitmap.width + left..<y * bitmap.width + right].contains {
                        $0.color.largestDifference(from: first.color) >= Self.sightDifference
                    }
                }
                if isSeen {
                    sights.append(
                        Rect(
                            x: Double(left), y: Double(top), width: Double(right - left),
                            height: Double(bottom - top)))
                }
            }
        }
        return sights
    }

    private func labels(inside area: Rect, sparing sights: [Rect]) -> [Label] {
        var placement = LabelPlacement(
            area: area, obstacles: marks.map { ($0.rect, $0.isLit ? 2 : 1) }, sights: sights)
        // What is said once comes before what is said elsewhere, too.
        let labelled = marks.filter { !$0.label.isEmpty }
        return (labelled.filter(\.isFirst) + labelled.filter { !$0.isFirst }).compactMap { mark in
            let color = mark.marking.color
            func label(of chips: [Chip], isNeeded: Bool) -> Label? {
                let sizes = chips.map { ($0.width, $0.height) }
                return placement.place(sizes, beside: mark.rect, gap: gap, isNeeded: isNeeded).map {
                    Label(mark: mark, chip: chips[$0.size], place: $0.rect)
                }
            }
            let usual = [mark.label, mark.briefLabel.map { [$0] }].compactMap(\.self).map {
                Chip($0, color: color, capHeight: 7.5 * point)
            }
            guard !mark.isFirst, let numbers = mark.numbers else {
                return label(of: usual, isNeeded: mark.isFirst)
            }
            // Every place has its number: a small one farther away, where there is no room beside it.
            return label(of: usual, isNeeded: false)
                ?? label(of: [Chip([numbers], color: color, capHeight: 5.5 * point)], isNeeded: true)
        }
    }

    /// Draws a line from a label to what it speaks of, where it does not lie beside it.
    private func lead(from label: Label, on canvas: inout Canvas) {
        let (place, rect) = (label.place, label.mark.rect)
        guard place.gap(to: rect) > 2 * gap else { return }
        let (start, end) = (place.nearest(to: rect.center), rect.nearest(to: place.center))
        for (width, color) in [(2.5, Self.veil), (1, label.mark.marking.color)] {
            canvas.fill(Strokes([(start, end)], width: width * point), with: color)
        }
    }
}

extension PixelRect {
    /// The whole pixels that a rectangle touches.
    fileprivate init(covering rect: Rect) {
        let x = Int(rect.x.rounded(.down))
        let y = Int(rect.y.rounded(.down))
        self.init(x: x, y: y, width: Int(rect.maxX.rounded(.up)) - x, height: Int(rect.maxY.rounded(.up)) - y)
    }
}
