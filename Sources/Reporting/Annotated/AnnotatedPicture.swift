public import Audit
public import ColorMath
public import Raster
internal import Screenshots
internal import TextDetection

/// A dimmed screen on which every line of text is marked, with a legend below.
///
/// Lines that fail, or that need a look, stand out undimmed in a box with their ratio; a dashed box needs a
/// look. Lines that pass have a thin outline. Boxes and labels are drawn in points of the screen, so that
/// they look the same at every scale.
public struct AnnotatedPicture: Sendable {
    private let marks: [Mark]
    private let counts: [Verdict: Int]
    private let standard: ContrastStandard
    /// Pixels per point.
    private let point: Double

    private static let veil = SRGB8(red: 10, green: 11, blue: 14)
    private static let veilOpacity = 0.6

    /// Prepares the picture of an audited screen; the standard is named in the legend.
    public init(of screen: ScreenAudit, standard: ContrastStandard) {
        self.init(of: ImageDocument(of: screen), standard: standard)
    }

    /// Prepares the picture of a recorded screen.
    init(of image: ImageDocument, standard: ContrastStandard) {
        let point = image.scale
        marks = image.regions.compactMap { region in
            guard let verdict = region.verdict else { return nil }
            let marking = Marking(verdict)
            return Mark(
                rect: Rect(region.box.rect).grown(by: 3 * point), marking: marking,
                text: "\(marking.sign) \(ContrastRatio(region.contrast.exact))",
                isLit: verdict != .pass && !region.isSetAside)
        }
        counts = image.regions.reduce(into: [:]) { counts, region in
            guard let verdict = region.verdict, !region.isSetAside else { return }
            counts[verdict, default: 0] += 1
        }
        self.standard = standard
        self.point = point
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
            opacity: Self.veilOpacity)

        for mark in marks where !mark.isLit {
            outline(mark, width: point, opacity: 0.6, on: &canvas)
        }
        let lit = marks.filter(\.isLit)
        for mark in lit {
            canvas.copy(bitmap, part: PixelRect(covering: mark.rect))
        }
        for mark in lit {
            outline(mark, width: 2 * point, opacity: 1, on: &canvas)
        }
        label(lit, inside: Rect(x: 0, y: 0, width: width, height: Double(bitmap.height)), on: &canvas)
        legend.draw(in: Rect(x: 0, y: Double(bitmap.height), width: width, height: legendHeight), on: &canvas)
        return canvas.bitmap
    }

    /// The legend in its usual size, or as much smaller as a narrow picture asks for.
    private func legend(fitting width: Double) -> Legend {
        let usual = 9 * point
        let legend = Legend(counts: counts, standard: standard, capHeight: usual)
        guard legend.leastWidth > width else { return legend }
        return Legend(counts: counts, standard: standard, capHeight: usual * width / legend.leastWidth)
    }

    private func outline(_ mark: Mark, width: Double, opacity: Double, on canvas: inout Canvas) {
        let dash = mark.marking.isDashed ? 4 * point : nil
        canvas.fill(
            Outline(rect: RoundedRect(rect: mark.rect, radius: 3 * point), width: width, dash: dash),
            with: mark.marking.color, opacity: opacity)
    }

    private func label(_ lit: [Mark], inside area: Rect, on canvas: inout Canvas) {
        var placement = LabelPlacement(area: area, obstacles: marks.map { ($0.rect, $0.isLit ? 2 : 1) })
        for mark in lit {
            let chip = Chip(mark.text, color: mark.marking.color, capHeight: 7.5 * point)
            let place = placement.place(
                width: chip.width, height: chip.height, beside: mark.rect, gap: 1.5 * point)
            chip.draw(at: Point(x: place.x, y: place.y), on: &canvas)
        }
    }

    /// A line of text on the picture.
    private struct Mark {
        let rect: Rect
        let marking: Marking
        let text: String
        /// Whether the line stands out, with a label.
        let isLit: Bool
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
