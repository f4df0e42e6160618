internal import ColorMath
internal import Raster
internal import Recognition
internal import ScreenReading
internal import Screenshots
internal import SystemColors
internal import TextDetection

/// What the system draws beside an app, in colours that are its own.
///
/// An app changes neither but by asking for another tint; a failure there is one of the system.
struct SystemDrawing: Hashable {
    /// The colours, in words: `systemGray on systemBackground`.
    let words: String

    /// The sign beside a row of a list: the largest side in points of one.
    private static let largestSign = 24.0
    /// The red spot with a number on the icon of a tab: the largest side in points, and the largest type.
    private static let (largestBadge, largestNumber) = (30.0, 14.0)
    /// How far a colour may be from one that is drawn translucent, in code values.
    private static let tolerance = 3

    /// Tells whether the system draws a region.
    ///
    /// - Parameters:
    ///   - index: The region, as an index of those of the screen.
    ///   - screen: The screen.
    /// - Returns: `nil` where either colour is the app's own, or the region is no part that the system draws.
    init?(drawing index: Int, on screen: JudgedScreen) {
        guard screen.conditions.platform?.isApples ?? true else { return nil }
        let judged = screen.regions[index]
        let region = judged.region
        let names = (judged.attribution.foregroundRole, judged.attribution.backgroundRole)
        let side = Double(max(region.box.width, region.box.height)) / screen.model.scale.value
        if region.kind == .icon {
            if let ink = names.0, let ground = names.1, side <= Self.largestSign, ink.group.isOfSigns,
                ground.group.isOfGrounds
            {
                words = "\(ink.name) on \(ground.name)"
            } else if Self.isSwitch(judged, on: screen) {
                words = "the colours of a switch"
            } else if Self.isDisclosure(region, on: screen) {
                words = "the signs of a list"
            } else {
                return nil
            }
        } else if let tabs = screen.model.tabBar, tabs.labels.contains(region.box) {
            let ink = names.0.flatMap { $0.group.isOfSigns || $0.group.isTint ? $0.name : nil }
            guard let ink = ink ?? Self.inactiveGray(region.ink) else { return nil }
            let ground = names.1.flatMap { $0.group.isOfGrounds ? $0.name : nil }
            guard
                let ground = ground
                    ?? (screen.model.grounds[index].isPane ? "a blurred bar" : Self.bar(region.backdrop))
            else { return nil }
            words = "\(ink) on \(ground)"
        } else if names.1?.name == "systemRed", region.ink.largestDifference(from: .white) <= Self.tolerance,
            side <= Self.largestBadge, region.pointSize <= Self.largestNumber
        {
            words = "white on systemRed"
        } else if Self.isToolbarLabel(index, on: screen) {
            words = "the greys of a window's toolbar"
        } else {
            return nil
        }
    }

    /// Whether a line is a grey label in a row of such, under the buttons of a window of macOS.
    private static func isToolbarLabel(_ index: Int, on screen: JudgedScreen) -> Bool {
        guard let controls = screen.model.chrome.windowControls else { return false }
        let (line, scale) = (screen.model.regions[index], screen.model.scale.value)
        func isAlike(_ other: Region) -> Bool {
            other.kind == .text && other.place == line.place && other.ink.isGrey
                && labelSizes.contains(other.pointSize)
                && abs(other.box.middle.y - line.box.middle.y) <= offLevel * scale
        }
        let below = Double(line.box.y - controls.maxY) / scale
        return toolbar.contains(below) && line.box.x >= controls.x && isAlike(line)
            && screen.model.regions.count(where: isAlike) >= fewestLabels
    }

    /// How far in points below a window's buttons labels begin, their sizes, how far they are from one level,
    /// and how many there are at least.
    private static let (toolbar, labelSizes, offLevel, fewestLabels) = (8.0...44.0, 9.5...12.5, 2.0, 3)

    /// Whether an icon has the shape of a switch and the system's colours for on or off; where the system is
    /// not known, those for off.
    private static func isSwitch(_ judged: JudgedRegion, on screen: JudgedScreen) -> Bool {
        let platform = screen.conditions.platform
        guard platform == .iOS || platform == nil else { return false }
        let (box, scale) = (judged.region.box, screen.model.scale.value)
        let (width, height) = (Double(box.width) / scale, Double(box.height) / scale)
        let isOn = platform == .iOS && judged.attribution.foregroundRole?.name == "systemGreen"
        return switchHeights.contains(height) && switchShapes.contains(width / height)
            && (isOn || judged.region.ink.isGrey)
    }

    /// The heights in points of switches, and how much wider they are: 51 by 31 points, and 64 by 28 from
    /// iOS 26 on.
    private static let (switchHeights, switchShapes) = (26.0...33.0, 1.5...2.4)

    /// Whether an icon is an empty check box, or radio button, that the system draws: on a Mac as AppKit has
    /// them, and in a window of another desktop as its toolkit has them. Pages and apps draw their own.
    static func isToggle(_ region: Region, on screen: JudgedScreen) -> Bool {
        guard region.isEmptyFrame,
            toggles.contains(Double(region.box.height) / screen.model.scale.value)
        else { return false }
        switch screen.conditions.platform {
        case .macOS: return region.ink.isGrey
        case nil: return screen.model.isWindowOfOthers || ToolkitColors.isOutline(region.ink)
        case .web: return ToolkitColors.isOutline(region.ink)
        default: return false
        }
    }

    /// The heights in points of empty check boxes and radio buttons.
    private static let toggles = 11.0...22.0

    /// Whether an icon is one of a column of small grey arrows, as rows of a list end in.
    static func isDisclosure(_ region: Region, on screen: JudgedScreen) -> Bool {
        let scale = screen.model.scale.value
        guard arrowHeights.contains(Double(region.box.height) / scale),
            arrowShapes.contains(Double(region.box.width) / Double(region.box.height))
        else { return false }
        let column = screen.model.regions.filter { other in
            other.kind == .icon && abs(other.box.x - region.box.x) <= 2
                && abs(other.box.width - region.box.width) <= 2
                && abs(other.box.height - region.box.height) <= 2
        }
        // That of the row that is selected has another colour.
        return column.count(where: \.ink.isGrey) >= fewestArrows
    }

    /// The heights in points of the arrows of a list, and their widths as shares of these.
    private static let (arrowHeights, arrowShapes) = (7.0...15.0, 0.4...0.75)
    /// How many arrows make a column.
    private static let fewestArrows = 3

    /// The grey of tabs that are not selected, light and dark, as Flutter copies it from UIKit
    /// (`CupertinoColors.inactiveGray`), and as UIKit draws it on a bar in light: white at 0.57.
    private static func inactiveGray(_ color: SRGB8) -> String? {
        let grays = [SRGB8(hex: 0x999999), SRGB8(hex: 0x929292), SRGB8(hex: 0x757575)]
        return grays.contains { $0.largestDifference(from: color) <= tolerance } ? "the grey of tabs" : nil
    }

    /// A bar over white or black, by the table of materials; a tab bar in dark is as Flutter copies it from
    /// UIKit (`CupertinoTabBar`).
    private static func bar(_ color: SRGB8) -> String? {
        let bars = MaterialTable.embedded.surfaces.filter { $0.name == "bar" }.flatMap { bar in
            [SRGB8.white, SRGB8.black].map { SRGB8(clipping: bar.layer.composited(over: SRGB($0))) }
        }
        let all = bars + [SRGB8(hex: 0x161616), SRGB8(hex: 0xF9F9F9)]
        return all.contains { $0.largestDifference(from: color) <= tolerance } ? "a bar" : nil
    }
}

extension Ground {
    /// Whether it is a blurred pane.
    fileprivate var isPane: Bool { if case .pane = self { true } else { false } }
}

extension SRGB8 {
    /// Whether it has hardly a hue.
    fileprivate var isGrey: Bool { spread <= 8 }
}

extension SystemColor.Group {
    fileprivate var isOfSigns: Bool { self == .label || self == .gray || self == .separator }

    fileprivate var isTint: Bool { self == .tint || self == .link }

    fileprivate var isOfGrounds: Bool {
        self == .background || self == .groupedBackground || self == .gray || self == .control
    }
}
