internal import ColorMath
internal import Raster
internal import ScreenReading
internal import Screenshots
internal import TextDetection

/// The text that says what an icon says: right of it or of its tile in its row, or right below it.
///
/// WCAG 2.2, 1.4.11 asks contrast of what is required to understand; where it is written beside it, that is
/// the text, of which 1.4.3 asks more. An empty check box is no such icon, as it is what is to be ticked; but
/// where its label is as pale, that is said of the label. What stands left of an icon says nothing of it: the
/// cross of a tab and the pencil of a field are there to be pressed.
struct IconCaption: Hashable {
    /// Why the icon need not be seen, in words.
    let words: String

    /// Why, where it is said more than once.
    private static let writtenBeside = "what it means is written beside it"
    private static let writtenBelow = "what it means is written below it"
    private static let failsBeside = "the text beside it, of which more is asked, does not pass either"
    private static let offBeside = "the text beside it is switched off, as it may be"

    /// The height in points below which what holds an icon is a box to be ticked and no tile.
    private static let leastTile = 20.0
    /// The gap between an icon and its text, and the height of one, for the size of the type at most.
    private static let (gap, height) = (1.25, 2.2)
    /// How far the middles of an icon and its text lie apart, for the higher of the two.
    private static let level = 0.4
    /// The gaps in points between an icon and the text below it, and how far their middles lie apart.
    private static let (gapBelow, aside) = (-1.0...14.0, 8.0)
    /// How far the channels of two backdrops, and of two inks, may be apart.
    private static let (backdropTolerance, inkTolerance) = (24, 16)

    /// Looks for the text of an icon.
    ///
    /// - Parameters:
    ///   - index: The icon, as an index of the regions of the screen.
    ///   - screen: The screen.
    /// - Returns: `nil` where none stands there, or it can be read no better and is of another ink, or it
    ///   stands below and fails itself: then the icon is what is left to go by.
    init?(of index: Int, on screen: JudgedScreen) {
        guard let words = Self.inLine(with: index, on: screen) ?? Self.inRow(of: index, on: screen) else {
            return nil
        }
        self.words = words
    }

    /// What is said by the text right of an icon's tile, or beyond the gap of a row, or below its tile.
    private static func inRow(of index: Int, on screen: JudgedScreen) -> String? {
        let icon = screen.regions[index].region
        guard !icon.isEmptyFrame else { return nil }
        func line(_ box: PixelRect?) -> JudgedRegion? {
            screen.regions.first { $0.region.kind == .text && $0.region.box == box }
        }
        if let beside = line(icon.surroundings.beside) {
            if beside.region.place == .inactive { return offBeside }
            guard beside.judgement?.verdict == .pass else { return failsBeside }
            let tile = icon.surroundings.tile.map { Double($0.height) / screen.model.scale.value }
            guard let tile, tile < leastTile else { return writtenBeside }
            // A label does not say whether its box is ticked, but whether that can be changed.
            return PaleLabel(beside.region, on: screen) != nil ? offBeside : nil
        }
        return line(icon.surroundings.below)?.judgement?.verdict == .pass ? writtenBelow : nil
    }

    /// What is said by the text in one line with an icon, as close as words are, or right below it.
    private static func inLine(with index: Int, on screen: JudgedScreen) -> String? {
        let icon = screen.regions[index].region
        let scale = screen.model.scale.value
        let texts = screen.regions.filter {
            $0.region.kind == .text && [.content, .inactive].contains($0.region.place)
                && $0.region.backdrop.largestDifference(from: icon.backdrop) <= Self.backdropTolerance
        }
        let beside = texts.filter { Self.follows($0.region, icon, scale: scale) }
            .min { $0.region.box.x < $1.region.box.x }
        if beside?.region.place == .inactive { return offBeside }
        if icon.isEmptyFrame {
            guard let verdict = beside?.judgement?.verdict, verdict != .pass else { return nil }
            return failsBeside
        }
        if let beside {
            if beside.judgement?.verdict == .pass { return writtenBeside }
            if beside.region.ink.largestDifference(from: icon.ink) <= Self.inkTolerance {
                return "the text beside it, of which more is asked, has the same"
            }
        }
        let icons = screen.regions.map(\.region).filter { $0.kind == .icon && $0.box != icon.box }
        let below = texts.filter { text in
            Self.underlies(text.region, icon, scale: scale)
                && !icons.contains { Self.shares($0, text.region, with: icon) }
        }.min { $0.region.box.y < $1.region.box.y }
        guard below?.judgement?.verdict == .pass else { return nil }
        return writtenBelow
    }

    /// Whether a text stands right of an icon in its row, as close as words do, and is about as high.
    private static func follows(_ text: Region, _ icon: Region, scale: Double) -> Bool {
        let size = text.pointSize * scale
        let gap = Double(text.box.x - icon.box.maxX)
        return gap >= 0 && gap <= Self.gap * size && Double(icon.box.height) <= height * size
            && abs(text.box.middle.y - icon.box.middle.y) <= level * max(size, Double(icon.box.height))
    }

    /// Whether a text stands in the middle right below an icon.
    private static func underlies(_ text: Region, _ icon: Region, scale: Double) -> Bool {
        gapBelow.contains(Double(text.box.y - icon.box.maxY) / scale)
            && abs(text.box.middle.x - icon.box.middle.x) <= aside * scale
    }

    /// Whether another icon stands above the text too: it belongs to none of them then.
    private static func shares(_ other: Region, _ text: Region, with icon: Region) -> Bool {
        abs(other.box.middle.y - icon.box.middle.y) * 2 < Double(icon.box.height)
            && other.box.middle.x > Double(text.box.x) && other.box.middle.x < Double(text.box.maxX)
    }
}
