internal import ColorMath
internal import Raster
internal import ScreenReading
internal import Screenshots
internal import SystemColors
internal import TextDetection

/// A button that is drawn pale as a whole, label and fill, as one that is switched off is.
///
/// Pixels do not tell that it is switched off, only that it looks so: either all of it is grey and its
/// label hardly stands out, or its fill is a colour that the screen has elsewhere, faded towards the page,
/// and its label white or black that is faded as much.
struct PaleControl: Hashable {
    /// The heights in points of buttons.
    private static let heights = 24.0...64.0
    /// How far in points the middle of a label is from that of its button.
    private static let offCenter = 4.0
    /// The most that channels of a grey differ, in code values.
    private static let grey = 12
    /// The contrast below which the label of a grey button hardly stands out: black at 0.38 on black at
    /// 0.12, as Material draws what is switched off, has 2.3.
    private static let hardly = 2.6
    /// How much of a colour is left where it is faded.
    private static let fading = 0.2...0.7
    /// How far a colour may be from a faded one, in code values.
    private static let tolerance = 3.0

    /// Looks at the button around a line.
    ///
    /// - Parameters:
    ///   - index: The line, as an index of the regions of the screen.
    ///   - screen: The screen.
    /// - Returns: `nil` where the line is no label in the middle of a button of one colour, or that is not
    ///   pale.
    init?(around index: Int, on screen: JudgedScreen) {
        let (model, line) = (screen.model, screen.regions[index].region)
        if Self.isPaleButton(line, on: model) { return }
        guard case .surface(let place) = model.grounds[index], place > 0 else { return nil }
        let button = model.surfaces[place]
        let around = model.surfaces.filter { $0 != button && $0.box.contains(button.box) }
        guard let page = around.min(by: { $0.box.area < $1.box.area }) else { return nil }
        let scale = model.scale.value
        guard Self.heights.contains(Double(button.box.height) / scale),
            model.grounds.count(where: { $0 == .surface(place) }) == 1,
            abs(button.box.middle.x - line.box.middle.x) <= Self.offCenter * scale,
            abs(button.box.middle.y - line.box.middle.y) <= Self.offCenter * scale
        else { return nil }
        let isGrey =
            line.ink.spread <= Self.grey && button.color.spread <= Self.grey
            && line.contrast.typical < Self.hardly
        guard isGrey || Self.isFaded(line.ink, on: button.color, over: page.color, of: screen) else {
            return nil
        }
    }

    /// The sides in points of a small button whose label stands in its middle: fields are wider.
    private static let (smallWidths, smallHeights) = (0.0...160.0, 24.0...52.0)
    /// How many lines are drawn alike at most, and how far their channels may be apart: a grey that an app
    /// gives to more of them is one of its own.
    private static let (mostAlike, alike) = (3, 8)
    /// How far the channels of a fill are from those of the page at least.
    private static let filled = 4

    /// Whether a grey label that hardly stands out lies alone in the middle of a small grey box, as few
    /// others on the screen do.
    private static func isPaleButton(_ line: Region, on model: ScreenModel) -> Bool {
        guard let box = line.button,
            smallWidths.contains(Double(box.width) / model.scale.value),
            smallHeights.contains(Double(box.height) / model.scale.value),
            let page = model.page, page.color.largestDifference(from: line.backdrop) >= filled
        else { return false }
        let lines = model.regions.filter { $0.kind != .picture }
        return lines.count { $0.box.intersects(box) } == 1
            && lines.count { other in
                other.kind == .text && other.ink.largestDifference(from: line.ink) <= alike
                    && other.backdrop.largestDifference(from: line.backdrop) <= alike
            } <= mostAlike
    }

    /// Whether a label and its fill are colours of the screen, faded by one measure.
    private static func isFaded(
        _ ink: SRGB8, on fill: SRGB8, over page: SRGB8, of screen: JudgedScreen
    ) -> Bool {
        let own = screen.model.regions.filter { $0.kind != .picture }.flatMap { [$0.ink, $0.backdrop] }
        return own.contains { color in
            guard color.spread > grey, let left = fill.share(of: color, over: page), fading.contains(left)
            else { return false }
            return [SRGB8.white, .black].contains { label in
                ink.isFaded(from: label, to: page, left: left, within: tolerance)
            }
        }
    }
}

extension SRGB8 {
    private var channels: SIMD3<Double> { SIMD3(Double(red), Double(green), Double(blue)) }

    /// How much of a colour lies over another to give this; nil where no share of it does.
    fileprivate func share(of color: SRGB8, over page: SRGB8) -> Double? {
        let way = color.channels - page.channels
        let length = (way * way).sum()
        guard length > 0 else { return nil }
        let share = ((channels - page.channels) * way).sum() / length
        return isFaded(from: color, to: page, left: share, within: 3) ? share : nil
    }

    /// Whether this is a colour of which some is left over another.
    fileprivate func isFaded(from color: SRGB8, to page: SRGB8, left: Double, within tolerance: Double)
        -> Bool
    {
        let difference = page.channels + left * (color.channels - page.channels) - channels
        return max(abs(difference.x), abs(difference.y), abs(difference.z)) <= tolerance
    }
}
