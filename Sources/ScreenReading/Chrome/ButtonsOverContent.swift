internal import ColorMath
internal import Raster

/// Android's three buttons over what scrolls beneath them: their bar covers that with a shade of black, and
/// nothing there is as white as the buttons.
struct ButtonsOverContent {
    /// The rows of the bar, to the lower edge of the screen.
    let rows: Range<Int>

    /// How far channels are from white at most.
    private static let tolerance = 24

    /// Looks at the lower edge of a phone that is held upright; nil where no such buttons are.
    init?(on screen: Bitmap<UInt8>) {
        guard screen.width >= NavigationBar.leastWidth, screen.height * 2 > screen.width * 3 else {
            return nil
        }
        let count = NavigationBar.rows(along: screen.width, beside: screen.height)
        let strip = LowerStrip(
            of: .white, on: screen, rows: screen.height - count..<screen.height, difference: Self.tolerance)
        guard let strip, strip.hasShapesOfButtons,
            NavigationBar.areSpaced(strip.parts, acrossWidth: screen.width),
            let top = strip.parts.map(\.rows.lowerBound).min(),
            let foot = strip.parts.map(\.rows.upperBound).max()
        else { return nil }
        // They stand in the middle of their bar.
        rows = max(0, top + foot - screen.height)..<screen.height
    }

    /// Whether something lies beneath the bar: all but the buttons.
    func covers(_ box: PixelRect, in ink: SRGB8) -> Bool {
        rows.contains(Int(box.middle.y)) && ink.largestDifference(from: .white) >= Self.tolerance
    }
}
