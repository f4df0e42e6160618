internal import ColorMath
public import Raster
internal import Recognition
internal import ScreenReading
internal import Screenshots
public import SystemColors
internal import TextDetection

/// Button Shapes, switched on for screens that were drawn without it.
///
/// The words of a button that is nothing but words are underlined, as UIKit does with the titles of buttons
/// (reported of iOS 9: sarunw/SWFrameButton, issue 7, 2016; lionheart/openradar-mirror, issue 7042, 2015),
/// and apps do alike since they can ask for the setting (`UIAccessibility.buttonShapesEnabled`, iOS 14;
/// element-hq/compound-ios, pull request 120, 2024). The grey shapes that some bars lay behind words are not
/// drawn: of them, no measures are published. A model: where the line lies and how thick it is, by the
/// metrics of Inter; and without a view tree, that text is a button which is blue, or has the colour that a
/// button of the screen is filled with.
public struct ButtonShapes: Hashable, Sendable {
    /// The platform of what it is switched on for; nil to tell it from each screen.
    public var platform: Platform?

    /// Creates the setting.
    public init(platform: Platform? = nil) { self.platform = platform }

    /// The platforms that have the setting for the words of buttons.
    private static let platforms: Set<Platform> = [.iOS]

    /// The hues of blue in degrees of OKLCH, and the least chroma: those that the system tints buttons with,
    /// of all releases and appearances, lie between 244° and 264°, and at 0.13 and more.
    private static let blues = 238.0...270.0
    private static let leastChroma = 0.1

    /// How far text and a button's fill are apart (ΔEOK) that have one colour: thin letters are known to
    /// about as much.
    private static let sameColor = 0.04
    /// How much wider than high the words of a button are at least that is filled: a badge's are not.
    private static let leastWords = 2

    /// Underlines the controls of a screen.
    ///
    /// - Parameters:
    ///   - canvas: The screen as it was read.
    ///   - bitmap: The screen as it is drawn by now, of the same size.
    package func simulate(
        _ canvas: ScreenCanvas, drawnAs bitmap: Bitmap<UInt8>
    ) -> (bitmap: Bitmap<UInt8>, change: ButtonShapesChange) {
        let platform = platform ?? canvas.screen.platform.platform ?? .iOS
        var change = ButtonShapesChange(
            platform: platform, source: canvas.controls == nil ? .tint : .elements)
        guard Self.platforms.contains(platform) else {
            change.source = .none
            return (bitmap, change)
        }
        let screen = BackdropMask(bitmap: canvas.bitmap, zones: canvas.zones)
        let fills = fills(ofButtonsOn: canvas)
        var result = bitmap
        for (index, region) in canvas.screen.model.regions.enumerated()
        where region.kind == .text && [.content, .behind].contains(region.place) {
            switch kind(ofLine: index, on: canvas, screen, fills: fills) {
            case .words: break
            case .shaped:
                change.shapedCount += 1
                continue
            case nil: continue
            }
            let reach = Int(canvas.screen.model.scale.value.rounded(.up))
            guard let line = LineCoverage(of: region, on: screen, reaching: reach) else {
                change.untold.append(region.box)
                continue
            }
            result.underline(
                region, baseline: line.part.y + line.baseline + 1, scale: canvas.screen.model.scale.value,
                color: bitmap[canvas.bitmap.inkPlace(of: region)])
            change.underlined.append(region.box)
        }
        return (result, change)
    }

    /// What a line is a part of.
    private enum Kind {
        /// A button of words alone.
        case words
        /// A button that has a shape already.
        case shaped
    }

    private func kind(
        ofLine index: Int, on canvas: ScreenCanvas, _ screen: BackdropMask, fills: [SRGB8]
    ) -> Kind? {
        let region = canvas.screen.model.regions[index]
        guard let controls = canvas.controls else {
            guard isTinted(region.ink, besides: fills) else { return nil }
            // What is smaller than a surface is a shape: a capsule, a badge.
            if case .patch = canvas.screen.model.grounds[index] { return .shaped }
            return .words
        }
        guard let control = controls.first(where: { $0.frame.holdsMiddle(of: region.box) }) else {
            return nil
        }
        return control.hasShape || isShaped(control.frame, around: region, on: screen) ? .shaped : .words
    }

    /// The colours with a hue that words lie on: of buttons that are filled, and of what else has the tint.
    private func fills(ofButtonsOn canvas: ScreenCanvas) -> [SRGB8] {
        canvas.screen.model.regions.filter { region in
            region.kind == .text && region.place == .content
                && region.box.width >= Self.leastWords * region.box.height
                && region.backdrop.opaque(in: OKLCH.self).chroma >= Self.leastChroma
        }.map(\.backdrop)
    }

    /// Whether an ink is blue, or one of the colours that buttons are filled with.
    private func isTinted(_ ink: SRGB8, besides fills: [SRGB8]) -> Bool {
        let color = ink.opaque(in: OKLCH.self)
        return color.chroma >= Self.leastChroma && Self.blues.contains(color.hue)
            || fills.contains { $0.differenceOK(from: ink) <= Self.sameColor }
    }

    /// Whether the frame of a control is set off from what is around it: then the ground of its words ends
    /// where the frame does.
    private func isShaped(_ frame: PixelRect, around region: Region, on screen: BackdropMask) -> Bool {
        let box = frame.padded(by: 2, within: screen.bitmap)
        let middle = (x: frame.x + frame.width / 2, y: region.box.y + region.box.height / 2)
        let sides = [
            (box.x, middle.y), (box.maxX - 1, middle.y), (middle.x, box.y), (middle.x, box.maxY - 1),
        ]
        return sides.count { !screen.isGround(x: $0.0, y: $0.1, of: region) } > 2
    }
}

/// A control that the view tree knows.
public struct ControlFrame: Hashable, Sendable {
    /// Where it is, in pixels, within the screen.
    public let frame: PixelRect
    /// Whether it is known to have an outline or a fill of its own.
    public let hasShape: Bool

    /// States where a control is.
    public init(frame: PixelRect, hasShape: Bool) {
        self.frame = frame
        self.hasShape = hasShape
    }
}

extension PixelRect {
    fileprivate func holdsMiddle(of other: PixelRect) -> Bool {
        let (middleX, middleY) = (other.x + other.width / 2, other.y + other.height / 2)
        return x <= middleX && middleX < maxX && y <= middleY && middleY < maxY
    }
}

extension Bitmap<UInt8> {
    /// A pixel of a line that shows its ink best.
    fileprivate func inkPlace(of region: Region) -> (x: Int, y: Int) {
        var best = (x: region.box.x, y: region.box.y)
        var distance = Float.infinity
        let ink = RGBA(region.ink).levels
        for y in region.box.y..<region.box.maxY {
            for x in region.box.x..<region.box.maxX {
                let offset = self[x, y].levels - ink
                let found = (offset * offset).sum()
                if found < distance { (best, distance) = ((x, y), found) }
            }
        }
        return best
    }

    fileprivate subscript(_ place: (x: Int, y: Int)) -> RGBA<UInt8> { self[place.x, place.y] }

    /// Draws a line under text.
    ///
    /// - Parameters:
    ///   - region: The text.
    ///   - baseline: The first row below its letters.
    ///   - scale: Pixels per point.
    ///   - color: The colour of the line.
    fileprivate mutating func underline(
        _ region: Region, baseline: Int, scale: Double, color: RGBA<UInt8>
    ) {
        let forms = TextStyleTable.embedded.letterforms
        let em = region.pointSize * scale
        let top = baseline + Int((forms.underlineTop * em).rounded())
        let thickness = max(1, Int((forms.underlineThickness * em).rounded()))
        for y in top..<top + thickness where y < height {
            for x in region.box.x..<region.box.maxX { self[x, y] = color }
        }
    }
}
