internal import ColorMath
internal import Raster
internal import ScreenReading

extension ScreenPair {
    /// How far a colour is from what the launch screen is drawn on, and from what the first screen has there,
    /// in code values.
    private static var otherColor: Int { 24 }
    /// The least side of a part in points: what is thinner is a line between bars, or a home indicator.
    private static var leastSide: Double { 8 }

    /// What is drawn on the second screen over its ground and its bars, and is not on the first, in parts.
    ///
    /// A logo may be too large, or too plain, for a sign.
    var launchParts: [PixelRect] {
        let (old, new) = (reference.pixels, screen.pixels)
        guard old.width == new.width, old.height == new.height else { return [] }
        let bars = BarColors(on: new, scale: screen.scale)
        let ground = screen.surfaces.first?.color
        var tiles = ChangedTiles(width: new.width, height: new.height)
        for y in max(reference.top, screen.top)..<new.height {
            let behind = [bars.top, bars.bottom].compactMap(\.self).first {
                $0.box.y <= y && y < $0.box.maxY
            }
            let plain = behind?.color ?? ground
            for x in 0..<new.width {
                let color = new[x, y].color
                if let plain, color.largestDifference(from: plain) <= Self.otherColor { continue }
                if color.largestDifference(from: old[x, y].color) > Self.otherColor { tiles.mark(x, y) }
            }
        }
        return tiles.parts.filter { Double(min($0.width, $0.height)) >= Self.leastSide * screen.scale }
    }
}
