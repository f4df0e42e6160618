package import Raster

/// A screen and what it was parted into: zones, and of these the grounds.
package struct SegmentedScreen: Sendable {
    package let pixels: [RGBA<UInt8>]
    package let runs: QuasiFlatRuns
    package let zones: Zones
    package let backgrounds: BackgroundMap
}

extension SegmentedScreen {
    /// Parts a screen that has been cut into runs.
    init(
        _ screen: Bitmap<UInt8>, runs: consuming QuasiFlatRuns, scale: Double, _ constants: DetectionConstants
    ) {
        var runs = consume runs
        let zones = Zones(&runs, screen: screen, scale: scale, constants: constants.segmentation)
        let backgrounds = BackgroundMap(
            runs: runs, zones: zones, pixels: screen.pixels, scale: scale, constants: constants.backgrounds)
        self.init(pixels: screen.pixels, runs: runs, zones: zones, backgrounds: backgrounds)
    }
}
