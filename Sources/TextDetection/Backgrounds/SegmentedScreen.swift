internal import Raster

/// A screen and what it was parted into: zones, and of these the grounds.
struct SegmentedScreen {
    let pixels: [RGBA<UInt8>]
    let runs: QuasiFlatRuns
    let zones: Zones
    let backgrounds: BackgroundMap
}
