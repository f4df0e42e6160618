internal import ColorMath
internal import Raster
internal import ScreenReading
internal import Screenshots
internal import TextDetection

/// Windows of Linux and Windows, which are no pages, nor a Mac's.
extension ScreenModel {
    /// The height in points of a bar with a title, from the top of its window, and how far its middle a title
    /// is off at most, as a share of the width.
    private static let (titleBar, centre) = (44.0, 0.02)
    /// The sides in points of a cross, how far from its corner it ends at most, and how much wider than high
    /// it is.
    private static let (crosses, corner, shapes) = (6.5...22.0, 26.0, 0.7...1.4)
    /// The most that lies beside a title, and how far in points from its level.
    private static let (mostBeside, level) = (3, 6.0)
    /// The sides of a cross in points on its own at the left, and how far beside it nothing is as small: the
    /// buttons of a Mac's window are three.
    private static let (loneCrosses, reach) = (6.5...10.5, 36.0)

    /// Whether a title stands in the middle of the top of a window, and a cross at its right end.
    var hasTitleBar: Bool {
        let top = regions.filter {
            $0.kind != .picture && Double($0.box.maxY - frame.y) <= Self.titleBar * scale.value
        }
        let middle = Double(frame.x + frame.maxX) / 2
        return top.contains { title in
            guard title.kind == .text,
                abs(title.box.middle.x - middle) <= Self.centre * Double(frame.width)
            else { return false }
            let beside = top.filter { $0 != title && isLevel($0, with: title) }
            return beside.count <= Self.mostBeside
                && beside.contains { isCross($0, at: frame.maxX - $0.box.maxX) }
        }
    }

    /// The width in pixels of the buttons at the top right of a window of Windows at a scale of one
    /// (Microsoft, "Title bar"), and how far off they are measured and one is larger than the other.
    private static let (captionPitch, captionTolerance) = (46.0, 1.5)
    /// The sides of their signs, how far below the top of the window these have their middles at most, and
    /// how far off the middle of the last button its sign is, all for the width of a button.
    private static let (captionSigns, captionMiddle, captionOffset) = (0.15...0.28, 0.6, 0.08)

    /// Whether a window has the buttons of Windows at its top right: a cross, and beside it the sign of one
    /// that makes it larger.
    ///
    /// Windows has scales between those of other systems: the buttons are told by their own width.
    var hasCaptionButtons: Bool {
        let signs = regions.filter {
            $0.kind == .icon && Double($0.box.maxY - frame.y) <= Self.titleBar * max(2, scale.value)
        }
        return signs.contains { cross in
            signs.contains { other in
                let pitch = cross.box.middle.x - other.box.middle.x
                let side = Double(max(cross.box.width, cross.box.height))
                let tolerance = Self.captionTolerance * pitch / Self.captionPitch
                return pitch >= Self.captionPitch - Self.captionTolerance
                    && Self.captionSigns.contains(side / pitch)
                    && Self.shapes.contains(Double(cross.box.width) / Double(cross.box.height))
                    && abs(Double(frame.maxX) - cross.box.middle.x - pitch / 2) <= Self.captionOffset * pitch
                    && cross.box.middle.y - Double(frame.y) <= Self.captionMiddle * pitch
                    && abs(cross.box.middle.y - other.box.middle.y) <= tolerance
                    && abs(Double(cross.box.width - other.box.width)) <= tolerance
            }
        }
    }

    /// How far in points the signs at both ends of a bar of elementary OS differ in their distances from the
    /// edges.
    private static let unevenEnds = 2.0

    /// Whether a bar begins with a cross on its own and ends, as far from the edge, with the sign of what
    /// makes the window larger, as in elementary OS.
    var hasButtonsAtEnds: Bool {
        let signs = regions.filter { $0.kind == .icon }
        return signs.contains { cross in
            isLoneCross(cross, among: signs)
                && signs.contains { other in
                    let distance = frame.maxX - other.box.maxX
                    return isCross(other, at: distance) && isLevel(other, with: cross)
                        && Double(abs(distance - (cross.box.x - frame.x)))
                            <= Self.unevenEnds * scale.value
                }
        }
    }

    /// Whether it is a window of a desktop that draws such a frame, and neither of Apple's nor of a browser's
    /// page.
    package var isWindowOfOthers: Bool {
        hasTitleBar || hasCaptionButtons || hasButtonsAtEnds || hasButtonsAtLeft || isWindowOfGTK
    }

    /// The text and the ground of windows in a toolkit.
    private typealias WindowColors = (ink: SRGB8, ground: SRGB8)

    /// Those of GTK 3, light and dark (Adwaita, `_colors.scss`: `fg_color`, `bg_color`).
    private static let colorsOfGTK: [WindowColors] = [
        (SRGB8(hex: 0x2E3436), SRGB8(hex: 0xF6F5F4)), (SRGB8(hex: 0xEEEEEC), SRGB8(hex: 0x353535)),
    ]
    /// Those of Qt's own style (Fusion, `qt_fusionPalette`: `windowText`, `window`).
    private static let colorsOfQt: [WindowColors] = [(.black, SRGB8(hex: 0xEFEFEF))]
    /// How far from the first the ink of thin strokes is measured, in code values.
    private static let inkTolerance = 3

    /// Whether it has the two colours that GTK draws windows in.
    package var isWindowOfGTK: Bool { Self.colorsOfGTK.contains(where: isWindow) }

    /// Whether it has the two colours that Qt draws windows in, where no desktop gives it others. Pages may
    /// have them by chance.
    package var hasColorsOfQt: Bool { Self.colorsOfQt.contains(where: isWindow) }

    /// Whether it has a ground exactly, and a line of text in an ink.
    private func isWindow(in colors: WindowColors) -> Bool {
        let texts = regions.filter { $0.kind == .text }
        return
            (surfaces.contains { $0.color == colors.ground }
            || texts.contains { $0.backdrop == colors.ground })
            && texts.contains { colors.ink.largestDifference(from: $0.ink) <= Self.inkTolerance }
    }

    /// Whether a cross stands on its own at the top left of a window, as in elementary OS.
    var hasCrossAtLeft: Bool {
        let signs = regions.filter { $0.kind == .icon }
        return signs.contains { isLoneCross($0, among: signs) }
    }

    /// Whether a sign is such a cross.
    private func isLoneCross(_ cross: Region, among signs: [Region]) -> Bool {
        guard isCross(cross, at: cross.box.x - frame.x), isSmall(cross),
            Double(cross.box.y - frame.y) <= Self.corner * scale.value
        else { return false }
        return !signs.contains {
            $0 != cross && isLevel($0, with: cross) && isSmall($0)
                && Double($0.box.x - cross.box.x) <= Self.reach * scale.value
        }
    }

    private func isLevel(_ one: Region, with other: Region) -> Bool {
        abs(one.box.middle.y - other.box.middle.y) <= Self.level * scale.value
    }

    private func isSmall(_ region: Region) -> Bool {
        Self.loneCrosses.contains(Double(max(region.box.width, region.box.height)) / scale.value)
    }

    /// Whether a region may be a cross, so far from a corner.
    private func isCross(_ region: Region, at distance: Int) -> Bool {
        Self.crosses.contains(Double(max(region.box.width, region.box.height)) / scale.value)
            && Double(distance) <= Self.corner * scale.value && distance > 0
            && Self.shapes.contains(Double(region.box.width) / Double(region.box.height))
    }
}
