internal import ColorMath
public import Raster
public import Screenshots

/// Finds every line of text in a screen from its pixels alone and measures it.
public struct TextDetector: Sendable {
    /// Pixels per point: 1, 2 or 3 on today's devices.
    public var scale: Double

    /// The cores that work on a screen; what is found is the same with any number.
    private var cores = Cores.one

    /// The numbers by which it decides.
    package var constants = DetectionConstants()

    /// Creates a detector for screens of a given scale.
    public init(scale: Double) {
        self.scale = scale
    }

    /// Creates a detector that works on several cores.
    package init(scale: Double, cores: Cores) {
        self.scale = scale
        self.cores = cores
    }

    /// Works out the tables that every screen needs, ahead of the first.
    package static func prepare() { DisplayP3Codes.prepare() }

    /// The regions of a screenshot, from the top left to the bottom right.
    ///
    /// Each 8-bit code of Display P3, in which most phones' screenshots are, stands for a few sRGB colours.
    /// Which of them a line was drawn in is told by the blends at the rims of its letters; where they do not
    /// tell, contrast is measured at the middle of what it can be.
    public func regions(in screenshot: Screenshot) -> [Region] {
        detection(in: segmentation(of: screenshot)).regions
    }

    /// The regions of an opaque 8-bit sRGB screen, from the top left to the bottom right.
    public func regions(in screen: Bitmap<UInt8>) -> [Region] { detection(in: screen).regions }

    /// The regions of an opaque 8-bit sRGB screen, and what on it was not looked at.
    ///
    /// Beside the screen's own pixels, of 4 bytes each, it takes up to 9 bytes of memory for each pixel, and
    /// some hundred megabytes for the text of a screen that is full of it.
    public func detection(in screen: Bitmap<UInt8>) -> Detection { detection(in: segmentation(of: screen)) }

    /// The regions of a screen that has been cut into zones, and what on it was not looked at.
    package func detection(in segmentation: consuming Segmentation) -> Detection {
        detection(in: segmentation, recorder: nil)
    }

    /// What each stage makes of an opaque 8-bit sRGB screen: much more than its regions, for who asks why.
    package func trace(of screen: Bitmap<UInt8>) -> DetectionTrace { trace(of: segmentation(of: screen)) }

    /// What each stage makes of a screenshot.
    package func trace(of screenshot: Screenshot) -> DetectionTrace {
        trace(of: segmentation(of: screenshot))
    }

    private func trace(of segmentation: consuming Segmentation) -> DetectionTrace {
        let screen = segmentation.screen
        let recorder = TraceRecorder()
        let detection = detection(in: segmentation, recorder: recorder)
        return DetectionTrace(recorder, of: screen, scale: scale, detection: detection)
    }

    private func segmentation(of screen: Bitmap<UInt8>) -> Segmentation {
        Segmentation(showing: screen, scale: scale, constants: constants.segmentation)
    }

    private func segmentation(of screenshot: Screenshot) -> Segmentation {
        Segmentation(of: screenshot, scale: scale, constants: constants.segmentation)
    }

    private func detection(
        in segmentation: consuming Segmentation, recorder: TraceRecorder?
    ) -> Detection {
        let screen = segmentation.screen
        let luminance = LuminanceMeter(segmentation.precision)
        let classifier = LineClassifier(constants, scale: scale)
        // What is recorded is recorded in the order of the screen.
        let cores = recorder == nil ? cores : .one
        let look = BackgroundPass(
            at: screen, runs: (consume segmentation).runs, scale: scale, luminance: luminance,
            classifier: classifier, constants: constants, recorder: recorder, cores: cores)
        var regions = look.regions
        var omissions = look.omissions
        LayerPass(
            screen: look.screen, thresholds: look.thresholds, scale: scale, luminance: luminance,
            classifier: classifier, constants: constants, recorder: recorder, cores: cores
        ).add(to: &regions, leftOver: look.leftOver, omissions: &omissions)
        regions = regions.withoutPartsOfIcons(width: screen.width, height: screen.height, scale: scale)
        regions += look.pictures.regions(of: screen, scale: scale)
        return Detection(
            regions: regions.sorted { ($0.box.y, $0.box.x) < ($1.box.y, $1.box.x) },
            warnings: omissions.sentences, grounds: look.grounds)
    }
}
