public import Raster
public import Screenshots
public import TextDetection

/// What one screen shows: the areas that things are drawn on, and every line, icon and picture with its
/// place.
///
/// It says what is where and how it measures, not what a colour is called nor whether it can be read.
public struct ScreenModel: Hashable, Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// Pixels per point.
    public let scale: Double
    /// How well its colours are known.
    public let precision: ColorPrecision
    /// Every line of text, icon and picture, from the top left to the bottom right.
    public let regions: [Region]
    /// The large areas of one colour, the largest first: the first is the page, or what covers most of it.
    public let surfaces: [Surface]
    /// The bars and cards that show a blurred backdrop, and that some line of text with a backdrop that
    /// varies lies right on.
    public let panes: [BlurredPane]
    /// What each region lies right on, in the order of ``regions``.
    public let grounds: [Ground]
    /// The median relative luminance of the screen, 0…1: that of what the app draws on, as most pixels are
    /// backdrop.
    public let luminance: Double
    /// What was not looked at because there was too much of it, in words.
    public let warnings: [String]

    /// States what a screen shows.
    public init(
        width: Int, height: Int, scale: Double, precision: ColorPrecision = .exact, regions: [Region],
        surfaces: [Surface] = [],
        panes: [BlurredPane] = [], luminance: Double, warnings: [String] = []
    ) {
        self.width = width
        self.height = height
        self.scale = scale
        self.precision = precision
        self.regions = regions
        self.surfaces = surfaces
        self.panes = panes
        grounds = Ground.grounds(of: regions, on: surfaces, panes: panes)
        self.luminance = luminance
        self.warnings = warnings
    }
}

extension ScreenModel {
    /// What everything lies on: the largest surface; nil where no colour covers much of the screen.
    public var page: Surface? { surfaces.first }

    /// Reads a screenshot.
    public init(reading screenshot: consuming Screenshot) {
        let scale = screenshot.scale.value
        self.init(Segmentation(of: consume screenshot, scale: scale), scale: scale)
    }

    /// Reads a screen.
    ///
    /// - Parameters:
    ///   - screen: The screen, opaque, in sRGB.
    ///   - scale: Pixels per point.
    public init(reading screen: Bitmap<UInt8>, scale: Double) {
        self.init(Segmentation(showing: screen, scale: scale), scale: scale)
    }

    private init(_ segmentation: consuming Segmentation, scale: Double) {
        let (screen, precision) = (segmentation.screen, segmentation.precision)
        let samples = ScreenSamples(of: screen)
        let detection = TextDetector(scale: scale).detection(in: consume segmentation)
        let places = Places(of: detection, size: (screen.width, screen.height), scale: scale)
        var regions = detection.regions
        for index in regions.indices { regions[index].place = places.place(of: regions[index]) }
        let lines = regions.filter(\.isLine)
        let varied = lines.filter { $0.contrast.low < $0.contrast.high }
        self.init(
            width: screen.width, height: screen.height, scale: scale, precision: precision,
            regions: regions,
            surfaces: Surface.surfaces(of: samples),
            panes: BlurredPane.panes(
                of: screen, around: lines.map(\.box), under: varied.map(\.box), scale: scale),
            luminance: samples.medianLuminance, warnings: detection.warnings)
    }
}

extension Region {
    /// Whether it is a line of text that the screen itself shows.
    fileprivate var isLine: Bool { kind == .text && place != .picture }
}
