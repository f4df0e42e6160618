internal import ColorMath
internal import Raster
internal import Recognition
internal import ScreenReading
internal import Screenshots
internal import SystemColors
internal import TextDetection

/// A line of the app's text that runs under the status bar of a phone whose camera lies in its display.
///
/// The time and the signs stand on either side of the camera, and nothing between. Where text runs across
/// that row, it may have become one with them, so that no status bar is recognised; that one is there is told
/// by what lies beside the text in another colour, or on it, as lines of one text do not. Where all of it has
/// become one with the text, the text still runs across the camera.
struct CameraRowOverlap {
    /// The line, by its index among the regions.
    let line: Int
    /// The colour of the bar's signs, and their contrast ratio with the line; nil where none is told from it.
    let signs: (ink: SRGB8, contrast: Double)?

    /// The height of a status bar in points from which it lies beside a camera.
    private static let leastHeight = 44.0
    /// The rows of the bar that signs stand in, as shares of its height.
    private static let signs = 0.25...0.75
    /// The columns that the camera takes, as shares of the width.
    private static let camera = 0.4...0.6
    /// The share of the width that lines keep from a side of the screen at most.
    private static let margin = 0.15
    /// The share of the width that a title in the middle has at most.
    private static let titleShare = 0.6
    /// How far code values of one ink are apart at most.
    private static let sameInk = 16
    /// How many times as high as a line what is made of two is.
    private static let tangled = 1.6

    /// Looks for such text on a screen; nil where there is none, or no device of its size has such a camera.
    init?(on screen: JudgedScreen) {
        let scale = screen.model.scale.value
        let (width, height) = (Double(screen.model.width) / scale, Double(screen.model.height) / scale)
        guard screen.conditions.platform == .iOS, width < height,
            let bar = DeviceTable.embedded.safeArea(ofScreen: width, by: height)?.sides.top,
            bar >= Self.leastHeight
        else { return nil }
        let regions = screen.regions.map(\.region)
        let rows = Self.signs.lowerBound * bar * scale...Self.signs.upperBound * bar * scale
        let inRow = regions.indices.filter { index in
            let region = regions[index]
            let (top, bottom) = (Double(region.box.y), Double(region.box.maxY))
            return region.kind != .picture && top < rows.upperBound && bottom > rows.lowerBound
        }
        func isVeiled(_ index: Int) -> Bool { regions[index].doubts.contains(.veiled) }
        let across = Double(screen.model.width)
        let showsBar =
            screen.isSurelyOfPhone || screen.model.chrome.battery != nil
            || inRow.contains { regions[$0].place == .statusBar }
        for index in inRow where regions[index].kind == .text && regions[index].place == .content {
            let line = regions[index]
            guard !isVeiled(index), Double(line.box.x) < Self.camera.upperBound * across,
                Double(line.box.maxX) > Self.camera.lowerBound * across
            else { continue }
            // The signs may have cut it into parts, and what is read as one with them may have their ink.
            let parts = inRow.map { regions[$0] }.filter { part in
                let gap = max(part.box.x - line.box.maxX, line.box.x - part.box.maxX)
                let isBeside = gap < line.box.height && (part.place == .statusBar || showsBar)
                return part.kind == .text && part.box.y < line.box.maxY && line.box.y < part.box.maxY
                    && (isBeside || part.ink.largestDifference(from: line.ink) <= Self.sameInk)
            }
            let whole = PixelRect(around: parts.map(\.box))
            let isAtMargin =
                Double(whole.x) <= Self.margin * across || Double(whole.maxX) >= (1 - Self.margin) * across
            guard isAtMargin, Double(whole.width) > Self.titleShare * across else { continue }
            let signs = inRow.filter { !isVeiled($0) }.map { regions[$0] }.filter { sign in
                let isOther = sign.ink.largestDifference(from: line.ink) > Self.sameInk
                let isTangled =
                    Double(sign.box.height) > Self.tangled * Double(line.box.height)
                    && sign.box.overlap(with: line.box) > 0
                let isBars = sign.kind == .icon && sign.place == .statusBar
                return isTangled || isBars || isOther && Double(sign.box.height) < bar * scale / 2
            }
            let inks = signs.map(\.ink) + [screen.model.chrome.battery?.ink].compactMap(\.self)
            let ratios = inks.map { ($0, $0.contrastRatio(with: line.ink)) }
            let strongest = ratios.max { $0.1 < $1.1 }
            guard strongest != nil || screen.isSurelyOfPhone,
                (strongest?.1 ?? 0) < StatusBarOverlap.required
            else { continue }
            self.line = index
            self.signs = strongest.map { (ink: $0.0, contrast: $0.1) }
            return
        }
        return nil
    }
}

extension JudgedScreen {
    /// Whether its platform is told by more than its size and its name: browsers take pages in those of
    /// phones.
    fileprivate var isSurelyOfPhone: Bool { platform.sign == .option || platform.sign == .chrome }
}
