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
    /// Pixels per point, and how that is known.
    public let scale: Scale
    /// How well its colours are known.
    public let precision: ColorPrecision
    /// Every line of text, icon and picture, from the top left to the bottom right.
    public let regions: [Region]
    /// What lines that are drawn alike share, in the order of their first lines.
    public let styles: [LineStyle]
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
    /// What the system draws around it.
    public let chrome: Chrome
    /// The part of the picture that the screen or window covers: all of it, but for the margin of what was
    /// captured with transparency around it.
    public let frame: PixelRect
    /// The bar of tabs at its bottom, with two to five labels; nil where none is seen.
    public let tabBar: TabBar?
    /// Whether text of the app's own lies where devices of this shape have their status bar, and none is
    /// seen, nor does the file's density speak for one: then it is likely the screen of no such device.
    package private(set) var hasTextForStatusBar = false
    /// Whether it ends in the push buttons of a dialog of macOS.
    package private(set) var hasPushButtonsOfMac = false
    /// Whether a window's buttons stand at its top left as some desktops of Linux draw them: a cross, a dash
    /// and a sign of one that makes it larger.
    package private(set) var hasButtonsAtLeft = false
    /// What took the screenshot, where the layout of its file tells.
    package private(set) var tool: ScreenshotTool?
    /// What was not looked at because there was too much of it, in words.
    public let warnings: [String]

    /// States what a screen shows.
    public init(
        width: Int, height: Int, scale: Scale, precision: ColorPrecision = .exact, regions: [Region],
        surfaces: [Surface] = [],
        panes: [BlurredPane] = [], luminance: Double, chrome: Chrome = .none, frame: PixelRect? = nil,
        warnings: [String] = []
    ) {
        self.init(
            width: width, height: height, scale: scale, precision: precision, regions: regions,
            styles: LineStyle.styles(of: regions), surfaces: surfaces, panes: panes, luminance: luminance,
            chrome: chrome, frame: frame ?? PixelRect(x: 0, y: 0, width: width, height: height),
            warnings: warnings)
    }

    private init(
        width: Int, height: Int, scale: Scale, precision: ColorPrecision, regions: [Region],
        styles: [LineStyle], surfaces: [Surface], panes: [BlurredPane], luminance: Double, chrome: Chrome,
        frame: PixelRect, warnings: [String]
    ) {
        self.width = width
        self.height = height
        self.scale = scale
        self.precision = precision
        self.regions = regions
        self.styles = styles
        self.surfaces = surfaces
        self.panes = panes
        grounds = Ground.grounds(of: regions, on: surfaces, panes: panes)
        self.luminance = luminance
        self.chrome = chrome
        self.frame = frame
        self.warnings = warnings
        tabBar = TabBar(among: regions, width: width, height: height, scale: scale.value)
    }
}

extension ScreenModel {
    /// What everything lies on: the largest surface; nil where no colour covers much of the screen.
    public var page: Surface? { surfaces.first }

    /// Reads a screenshot.
    ///
    /// Where neither the caller nor the file says how many pixels a point has, the text on the screen is
    /// asked first: it is looked for as though a point were a pixel, which finds the smallest type too, and
    /// its sizes tell.
    public init(reading screenshot: consuming Screenshot) {
        self.init(reading: consume screenshot, by: .one)
    }

    /// Reads a screenshot on several cores; what is read is the same with any number.
    package init(reading screenshot: consuming Screenshot, by cores: Cores) {
        let (isApples, tool) = (screenshot.hasDensityOfApple, screenshot.tool)
        if screenshot.scale.source == .pixelDensity {
            var kept = copy screenshot
            self.init(measuring: consume screenshot, by: cores)
            if isTooSmall {
                // What was made smaller keeps the density that it was taken with.
                kept.scale = Scale(kept.scale.value, source: .assumed, confidence: 0)
                self.init(measuring: kept, by: cores)
            }
        } else {
            self.init(measuring: consume screenshot, by: cores)
        }
        hasTextForStatusBar = hasTextForStatusBar && !isApples
        self.tool = tool
    }

    /// The size in points that half of a screen's lines stay below where it was made smaller, and the fewest
    /// lines that show it: no system has type of less than 8 points.
    private static let (smallType, fewestSmall) = (7.5, 8)

    /// Whether most of its text is smaller than any system's own.
    private var isTooSmall: Bool {
        let sizes = regions.filter { $0.kind == .text }.map(\.pointSize)
        return sizes.count >= Self.fewestSmall && sizes.median < Self.smallType
    }

    private init(measuring screenshot: consuming Screenshot, by cores: Cores) {
        let told = screenshot.scale
        let margin =
            screenshot.isOpaque
            ? TransparentMargin(none: screenshot.width, screenshot.height)
            : TransparentMargin(of: screenshot.samples)
        guard told.source == .assumed || screenshot.hasSizeOfAndroidToo else {
            self.init(
                Segmentation(of: consume screenshot, scale: told.value), by: cores, scale: told,
                margin: margin)
            return
        }
        let close = Segmentation(of: copy screenshot, scale: Self.closeLook)
        let (screen, precision) = (close.screen, close.precision)
        let chrome = Chrome(of: screen, within: margin)
        let detector = TextDetector(scale: Self.closeLook, cores: cores)
        let detection = detector.detection(in: consume close)
        let scale =
            chrome.scale
            ?? TextScale(
                of: detection.regions.within(margin.opaqueBox), on: margin.opaqueBox, among: chrome.scales,
                grid: PointGrid(of: screen, within: margin.opaqueBox)
            ).scale ?? told
        if scale.value == Self.closeLook {
            self.init(
                detection, on: screen, precision: precision, scale: scale, margin: margin, chrome: chrome)
        } else {
            self.init(
                Segmentation(of: consume screenshot, scale: scale.value), by: cores, scale: scale,
                margin: margin, chrome: chrome)
        }
    }

    /// Reads a screen.
    ///
    /// - Parameters:
    ///   - screen: The screen, opaque, in sRGB.
    ///   - scale: Pixels per point.
    public init(reading screen: Bitmap<UInt8>, scale: Double) {
        self.init(
            Segmentation(showing: screen, scale: scale), by: .one, scale: Scale(scale, source: .option),
            margin: TransparentMargin(none: screen.width, screen.height))
    }

    /// The scale at which nothing is too small to be text.
    private static let closeLook = 1.0

    private init(
        _ segmentation: consuming Segmentation, by cores: Cores, scale: Scale, margin: TransparentMargin,
        chrome: Chrome? = nil
    ) {
        let (screen, precision) = (segmentation.screen, segmentation.precision)
        let detector = TextDetector(scale: scale.value, cores: cores)
        let detection = detector.detection(in: consume segmentation)
        self.init(
            detection, on: screen, precision: precision, scale: scale, margin: margin,
            chrome: chrome ?? Chrome(of: screen, within: margin))
    }

    private init(
        _ detection: Detection, on screen: Bitmap<UInt8>, precision: ColorPrecision, scale: Scale,
        margin: TransparentMargin, chrome: Chrome
    ) {
        let samples = ScreenSamples(of: screen, within: margin.opaqueBox)
        let buttons = ButtonsAtRight(
            among: detection.regions, on: screen, within: margin.opaqueBox, scale: scale.value)
        let places = Places(
            of: detection, size: (screen.width, screen.height), scale: scale.value,
            isWindow: buttons != nil)
        var regions = detection.regions.within(margin.opaqueBox)
        for index in regions.indices { regions[index].place = places.place(of: regions[index]) }
        if let buttons {
            for index in regions.indices where regions[index].place == .content {
                if buttons.isInactive(regions[index]) { regions[index].place = .behind }
            }
        }
        let surfaces = Surface.surfaces(of: samples)
        if let scrim = Scrim(before: regions, on: surfaces, samples: samples, statusBar: places.statusBar) {
            for index in regions.indices where scrim.covers(regions[index]) { regions[index].place = .behind }
        }
        if !places.statusBar.isShown,
            let phone = FramedScreen(among: regions, on: screen, within: margin.opaqueBox)
        {
            phone.place(&regions, on: screen)
        }
        for edge in FadingEdge.edges(of: regions, height: screen.height) {
            for index in regions.indices where regions[index].place == .content && edge.covers(regions[index])
            {
                regions[index].place = .behind
            }
        }
        for index in FadedLines.indices(in: regions, height: screen.height) { regions[index].place = .behind }
        if places.statusBar.isShown,
            let bar = FloatingTabBar(
                among: regions, width: screen.width, height: screen.height, scale: scale.value)
        {
            for index in regions.indices where bar.fades(regions[index]) { regions[index].place = .behind }
        }
        if chrome.navigation == .threeButtons, let bar = ButtonsOverContent(on: screen) {
            for index in regions.indices where regions[index].place == .content {
                guard bar.covers(regions[index].box, in: regions[index].ink) else { continue }
                regions[index].place = .behind
            }
        }
        regions = RotatedText.joined(regions, scale: scale.value)
        regions = regions.readAsSigns(on: screen, scale: scale.value)
        let lettering = PictureLettering.indices(
            in: regions, on: surfaces, screen: screen, within: margin.opaqueBox, scale: scale.value,
            isOfSystem: places.statusBar.hasPlace)
        for index in lettering { regions[index].place = .picture }
        IconSight.look(around: &regions, on: screen, scale: scale.value)
        SharedInk.settle(&regions)
        KnownInk.settle(&regions)
        for index in FaintRows.indices(in: regions, scale: scale.value) { regions[index].place = .inactive }
        for index in FaintCommands.indices(in: regions, scale: scale.value) {
            regions[index].place = .inactive
        }
        for index in UntickedRows.indices(in: regions) { regions[index].place = .inactive }
        for index in FaintDates.indices(in: regions, scale: scale.value) { regions[index].place = .inactive }
        for index in FaintTwins.indices(in: regions, on: screen) { regions[index].place = .inactive }
        for index in PaleButtons.indices(in: regions, on: screen, scale: scale.value) {
            regions[index].place = .inactive
        }
        PaleButtons.lookAround(&regions, on: screen, scale: scale.value)
        let isAnnotated = SnapshotLegend.isShown(among: regions, on: surfaces, screen: screen)
        if isAnnotated {
            for index in regions.indices where regions[index].kind != .picture {
                regions[index].place = .annotated
            }
        }
        let styles = LineStyle.settle(&regions)
        let lines = regions.filter(\.isLine)
        let varied = lines.filter { $0.contrast.low < $0.contrast.high }
        self.init(
            width: screen.width, height: screen.height, scale: scale, precision: precision,
            regions: regions, styles: styles,
            surfaces: surfaces,
            panes: BlurredPane.panes(
                of: screen, around: lines.map(\.box), under: varied.map(\.box), scale: scale.value),
            luminance: samples.medianLuminance, chrome: chrome,
            frame: margin.opaqueBox,
            warnings: detection.warnings + (isAnnotated ? [SnapshotLegend.warning] : []))
        hasTextForStatusBar = chrome.battery == nil && places.hasTextForStatusBar(regions)
        hasButtonsAtLeft = ButtonsAtLeft.areShown(
            among: regions, on: screen, within: margin.opaqueBox, scale: scale.value)
        hasPushButtonsOfMac = PushButtons.areShown(
            among: regions, on: screen, within: margin.opaqueBox, scale: scale.value)
    }
}

extension [Region] {
    /// Those whose middle lies in a box: a window's shadow holds no text, whatever its dither looks like.
    fileprivate func within(_ box: PixelRect) -> [Region] {
        filter { region in
            let (x, y) = (region.box.x + region.box.width / 2, region.box.y + region.box.height / 2)
            return x >= box.x && x < box.maxX && y >= box.y && y < box.maxY
                && !(region.kind == .icon && region.box.isInCorner(of: box))
        }
    }
}

extension PixelRect {
    /// Whether it reaches two edges of a box that meet: what the round corners of a window or a phone leave
    /// free is no icon.
    fileprivate func isInCorner(of box: PixelRect) -> Bool {
        (x <= box.x || maxX >= box.maxX) && (y <= box.y || maxY >= box.maxY)
    }
}

extension Region {
    /// Whether it is a line of text that the screen itself shows.
    fileprivate var isLine: Bool { kind == .text && place != .picture }
}
