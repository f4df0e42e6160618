internal import ColorMath
internal import Raster
internal import Recognition
internal import ScreenReading
internal import Screenshots
internal import SystemColors
internal import TextDetection

/// What the outline of an icon, and what holds it, show of why it need not be seen.
///
/// An arrow says of a row or a field that it opens something, which its outline and its text say too; strokes
/// and drawings that nothing holds are seldom signs: what is to be pressed has a disc, or the size of a sign.
struct IconForm: Hashable {
    /// Why the icon need not be seen, in words.
    let words: String

    /// The height in points from which on something is a drawing, as targets need no more, and the sides of
    /// one that is as wide as two of those (Human Interface Guidelines, Buttons).
    private static let (height, wide) = (44.0, (width: 88.0, height: 22.0))
    /// The height in points from which on something is one where nothing holds it and its backdrop is plain,
    /// as that of a page is: signs of bars have 31 at most (Human Interface Guidelines, Tab bars), and a
    /// larger one alone over a photograph is a button.
    private static let freeHeight = 36.0
    /// The same on the web, where signs of controls have 24 at most (Material Design, System icons): larger
    /// ones in the cards of dashboards repeat what the card says.
    private static let freeHeightOnWeb = 26.0
    /// How much narrower than high a stroke is: an exclamation mark has a disc or a triangle.
    private static let stroke = 0.4
    /// How far in points the middles of an arrow and of a line of its row are apart: rows have two lines.
    private static let row = 16.0
    /// How far the channels of two backdrops may be apart.
    private static let backdropTolerance = 24

    /// Looks at an icon.
    ///
    /// - Parameters:
    ///   - index: The icon, as an index of the regions of the screen.
    ///   - screen: The screen.
    /// - Returns: `nil` where its form tells nothing.
    init?(of index: Int, on screen: JudgedScreen) {
        let icon = screen.regions[index].region
        let scale = screen.model.scale.value
        let (width, height) = (Double(icon.box.width) / scale, Double(icon.box.height) / scale)
        let around = icon.surroundings
        let required = screen.standard.requiredRatio(for: .nonText)
        if let strongest = around.strongest, icon.isOnPlainBackdrop, strongest >= required {
            words = "a part of it stands out, in another colour"
        } else if around.count == .pages {
            words = "it is of the dots that count pages, of which the one that stands out tells"
        } else if around.count == .strength {
            words = "it is of bars that rise, of which those of a weaker signal are pale"
        } else if around.isInThumb {
            words = "it is in the thumb of a switch, which the system draws"
        } else if around.arrow == .down {
            words = "it is an arrow of something that opens, which its field or its label shows too"
        } else if around.arrow == .up {
            words = "it is an arrow of something that scrolls, which the system draws"
        } else if around.arrow == .right, Self.isAfterText(icon, on: screen) {
            words = "it is an arrow after the text of its row, which says the same"
        } else if height >= Self.height || (width >= Self.wide.width && height >= Self.wide.height)
            || (around.standsFree && icon.isOnPlainBackdrop && height >= Self.freeHeight(on: screen))
        {
            words = "it is larger than signs are, as drawings are"
        } else if around.standsFree, width <= Self.stroke * height, !icon.isEmptyFrame {
            words = "it is rather a stroke than a sign"
        } else {
            return nil
        }
    }

    /// The height from which on what nothing holds is a drawing, by the platform.
    private static func freeHeight(on screen: JudgedScreen) -> Double {
        screen.conditions.platform == .web ? freeHeightOnWeb : freeHeight
    }

    /// Whether text stands left of an icon in its row.
    private static func isAfterText(_ icon: Region, on screen: JudgedScreen) -> Bool {
        screen.regions.map(\.region).contains { text in
            text.kind == .text && [.content, .inactive].contains(text.place) && text.box.maxX <= icon.box.x
                && abs(text.box.middle.y - icon.box.middle.y) <= row * screen.model.scale.value
                && text.backdrop.largestDifference(from: icon.backdrop) <= backdropTolerance
        }
    }
}

extension Region {
    /// Whether what lies behind it is of one colour.
    fileprivate var isOnPlainBackdrop: Bool { contrast.low == contrast.high }
}
