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
    /// Samples of 8 bits in Display P3 are the codes that neighbours are compared by; any other are compared
    /// by the codes of the sRGB colours that they are shown in. The samples are not kept: where nobody else
    /// holds them, the screen takes their memory.
    package init(
        of screenshot: consuming Screenshot, scale: Double,
        constants: SegmentationConstants = DetectionConstants().segmentation
    ) {
        guard case .eight(let samples) = screenshot.samples, screenshot.space.isSame(as: .displayP3) else {
            self.init(showing: (consume screenshot).intoOpaqueSRGB(), scale: scale, constants: constants)
            return
        }
        guard screenshot.isOpaque else {
            let screen = (consume screenshot).intoOpaqueSRGB()
            self.init(showing: screen, precision: .codesOfDisplayP3, scale: scale, constants: constants)
            return
        }
        let runs = QuasiFlatRuns(samples, codes: .displayP3, scale: scale, constants: constants)
        let screen = Self.bitmap(of: consume samples, consume screenshot)
        self.init(screen: screen, runs: runs, precision: .codesOfDisplayP3)
    }

    /// Cuts a screen of opaque pixels in sRGB.
    package init(
        showing screen: Bitmap<UInt8>, scale: Double,
        constants: SegmentationConstants = DetectionConstants().segmentation
    ) {
        self.init(showing: screen, precision: .exact, scale: scale, constants: constants)
    }

    private init(
        showing screen: Bitmap<UInt8>, precision: ColorPrecision, scale: Double,
        constants: SegmentationConstants
    ) {
        let runs = QuasiFlatRuns(screen, codes: .sRGB, scale: scale, constants: constants)
        self.init(screen: screen, runs: runs, precision: precision)
    }

    private init(screen: Bitmap<UInt8>, runs: consuming QuasiFlatRuns, precision: ColorPrecision) {
        self.screen = screen
        self.runs = runs
        self.precision = precision
    }

    /// What a screenshot shows, once its samples are given up.
    private static func bitmap(
        of samples: consuming Bitmap<UInt8>, _ screenshot: consuming Screenshot
    ) -> Bitmap<UInt8> {
        _ = consume samples
        return (consume screenshot).intoOpaqueSRGB()
    }
}
