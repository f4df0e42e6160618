internal import PixelConversion
package import Raster
package import Screenshots

/// A screen cut into zones: the first stage of detection, and the only one that looks at a file's own
/// samples.
package struct Segmentation {
    /// The screen, opaque, in sRGB.
    package let screen: Bitmap<UInt8>
    /// The zones, as runs of pixels.
    package let runs: QuasiFlatRuns
    /// How well the samples tell the colours that were drawn.
    package let precision: ColorPrecision

    /// Cuts a screenshot.
    ///
    /// Samples in Display P3, rounded to 8 bits, are the codes that neighbours are compared by; any other are
    /// compared by the codes of the sRGB colours that they are shown in. The samples are not kept: where
    /// nobody else holds them, the screen takes their memory.
    package init(
        of screenshot: consuming Screenshot, scale: Double,
        constants: SegmentationConstants = DetectionConstants().segmentation
    ) {
        guard screenshot.space.isSame(as: .displayP3) else {
            self.init(showing: (consume screenshot).intoOpaqueSRGB(), scale: scale, constants: constants)
            return
        }
        let precision: ColorPrecision =
            switch screenshot.samples {
            case .eight: .codesOfDisplayP3
            case .sixteen: .exact
            }
        let runs = QuasiFlatRuns(
            screenshot.opaqueSamples(), codes: .displayP3, scale: scale, constants: constants)
        self.init(screen: (consume screenshot).intoOpaqueSRGB(), runs: runs, precision: precision)
    }

    /// Cuts a screen of opaque pixels in sRGB.
    package init(
        showing screen: Bitmap<UInt8>, scale: Double,
        constants: SegmentationConstants = DetectionConstants().segmentation
    ) {
        let runs = QuasiFlatRuns(screen, codes: .sRGB, scale: scale, constants: constants)
        self.init(screen: screen, runs: runs, precision: .exact)
    }

    private init(screen: Bitmap<UInt8>, runs: consuming QuasiFlatRuns, precision: ColorPrecision) {
        self.screen = screen
        self.runs = runs
        self.precision = precision
    }
}
