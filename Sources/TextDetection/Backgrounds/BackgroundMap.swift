package import Raster

/// Which wide zones are grounds that things lie on, and which are the insides of glyphs and shapes.
package struct BackgroundMap: Sendable {
    /// For each zone, whether it is a ground.
    package var isBackground: [Bool]
    /// For each zone, whether it is the ground seen through a hole: the counter of a large letter, an empty
    /// ring.
    package var isCounter: [Bool]
    /// What lies on the grounds.
    package var ink: InkMap
}

extension BackgroundMap {
    /// Decides which wide zones are grounds, by what lies around and within each.
    package init(
        runs: QuasiFlatRuns, zones: Zones, pixels: [RGBA<UInt8>], scale: Double,
        constants: BackgroundConstants
    ) {
        isBackground = [Bool](repeating: true, count: zones.list.count)
        isCounter = [Bool](repeating: false, count: zones.list.count)
        let first = InkMap(PixelMask(inkOf: runs, zones: zones, isBackground: isBackground))
        guard zones.list.contains(where: { InsideSearch.isSmall($0, scale: scale, constants) }) else {
            ink = first
            return
        }
        var search = InsideSearch(
            ink: first, runs: runs, zones: zones, pixels: pixels, scale: scale, constants: constants)
        for inside in search.insides() {
            if inside.isCounter { isCounter[inside.zone] = true } else { isBackground[inside.zone] = false }
        }
        if isBackground.allSatisfy({ $0 }) {
            ink = first
            return
        }
        // Two maps would not fit where one fills the memory that a screen may take.
        _ = consume search
        _ = consume first
        ink = InkMap(PixelMask(inkOf: runs, zones: zones, isBackground: isBackground))
    }
}
