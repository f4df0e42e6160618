package import Raster

/// A screen and what it was parted into: zones, and of these the grounds.
package struct SegmentedScreen: Sendable {
    package let pixels: [RGBA<UInt8>]
    package let runs: QuasiFlatRuns
    package let zones: Zones
    package let backgrounds: BackgroundMap
}
