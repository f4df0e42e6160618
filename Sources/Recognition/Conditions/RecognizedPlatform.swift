internal import Raster
internal import ScreenReading
internal import Screenshots
public import SystemColors
internal import TextDetection

/// The platform of a screen, and what tells it.
public struct RecognizedPlatform: Hashable, Sendable {
    /// The platform; nil where nothing tells it.
    public let platform: Platform?
    /// What tells it; nil where nothing does.
    public let sign: Sign?

    /// What tells a platform, the surest first.
    public enum Sign: String, Hashable, Sendable, CaseIterable, Codable {
        /// The caller said so.
        case option
        /// What the system draws around the app: a window's buttons or shadow, a navigation bar.
        case chrome
        /// A size in pixels that the screenshots of its devices have, and of no other platform's.
        case device
        /// A scale in the file's name, or a pixel density, that its tools write.
        case file
        /// The scale and the shape of what is no phone's screen.
        case layout
    }

    /// States a platform.
    public init(_ platform: Platform?, by sign: Sign?) {
        self.platform = platform
        self.sign = platform == nil ? nil : sign
    }

    /// Looks for the signs of each platform.
    ///
    /// - Parameters:
    ///   - model: What the screen shows.
    ///   - known: The platform, where the caller knows it.
    init(of model: ScreenModel, known: Platform?) {
        if let known {
            self.init(known, by: .option)
        } else if let platform = Platform(drawing: model.chrome, width: model.width) {
            self.init(platform, by: .chrome)
        } else if let platform = Platform(ofScreenshot: model) {
            self.init(platform, by: .device)
        } else if !model.hasTextForStatusBar, let platform = Platform(writing: model) {
            self.init(platform, by: .file)
        } else {
            self.init(model.isPage ? .web : model.isPhoneOfAndroid ? .android : nil, by: .layout)
        }
    }
}

extension Platform {
    /// The widths in pixels of phones of Android that no iPhone has.
    private static let widthsOfAndroid: Set = [720, 1440]

    /// The platform whose system draws what lies around an app.
    fileprivate init?(drawing chrome: Chrome, width: Int) {
        if chrome.windowControls != nil || chrome.hasWindowShadow {
            self = .macOS
        } else if chrome.navigation == .threeButtons || chrome.navigation == .shortHandle {
            self = .android
        } else if chrome.navigation == .homeIndicator {
            // Some phones of Android have as long a handle.
            self = Self.widthsOfAndroid.contains(width) ? .android : .iOS
        } else {
            return nil
        }
    }

    /// What phones of Android have as often as an iPhone mini.
    fileprivate static let sharedSize = PixelSize(width: 1080, height: 2340)

    /// The platform of the devices that take screenshots of a size; nil where none does, or several do. The
    /// sizes of televisions are those of most desktops, and of phones that are held across.
    fileprivate init?(ofScreenshot model: ScreenModel) {
        guard !model.hasTextForStatusBar else { return nil }
        let size = PixelSize(width: model.width, height: model.height)
        let platforms = Set(
            DeviceTable.embedded.devices.lazy.filter { device in
                // Tablets of one pixel a point are of 2011; windows of their size are of today.
                device.scale > 1 || device.kind != .tablet
            }.filter { device in
                device.screenshots.contains { $0 == size || (device.kind.isHandheld && $0.turned == size) }
            }.map { Platform(runningOn: $0.kind) })
        guard let platform = platforms.first, platforms.count == 1, platform != .tvOS,
            size != Self.sharedSize, size != Self.sharedSize.turned
        else { return nil }
        self = platform
    }

    private init(runningOn kind: Device.Kind) {
        switch kind {
        case .phone, .tablet: self = .iOS
        case .watch: self = .watchOS
        case .tv: self = .tvOS
        }
    }

    /// The widest screen of a phone in points.
    private static let widestPhone = 442

    /// What is narrow and less high for its width is a part of a phone's screen as well as a small window.
    private static let leastHeightOfPhone = 1.5

    /// The platform whose tools write a scale into names and files so: `@2x` and `@3x` stand in the names of
    /// its pictures, and 144 and 216 pixels an inch in what its simulators and its `screencapture` write.
    fileprivate init?(writing model: ScreenModel) {
        let (scale, frame) = (model.scale, model.frame)
        let isNarrow = Double(frame.width) <= Double(Self.widestPhone) * scale.value
        switch scale.source {
        case .fileName where isNarrow && scale.value > 1: self = .iOS
        case .pixelDensity where scale.value == 3: self = .iOS
        // People take pictures of pages in browsers so as well.
        case .pixelDensity where !isNarrow:
            guard model.hasTypeOfMac else { return nil }
            self = .macOS
        case .pixelDensity where Double(frame.height) >= Self.leastHeightOfPhone * Double(frame.width):
            self = .iOS
        case .pixelDensity: return nil
        case .elements: self = .android
        case .option, .fileName, .device, .windowControls, .text, .assumed: return nil
        }
    }
}

extension ScreenModel {
    /// The widths in pixels of nearly all of Android's phones, upright, and how much higher they are.
    private static let phoneWidths: Set = [540, 720, 1080, 1440]
    private static let phoneShape = 1.75...2.4
    /// Their widths in points.
    private static let phonePoints = 320.0...450
    /// The size of the type of macOS is 13 points and less: half of the lines of a Mac's window measure no
    /// more than this, and on pages, whose text has 14 points and more, those of one in three.
    private static let typeOfMac = 13.25

    /// Whether it has the size of a phone's screen.
    private var isOfPhone: Bool {
        Self.phoneWidths.contains(width) && Self.phoneShape.contains(Double(height) / Double(width))
    }

    /// Whether it is a phone's screen, of a size and a scale that Android's have and no iPhone's.
    fileprivate var isPhoneOfAndroid: Bool {
        isOfPhone && PixelSize(width: width, height: height) != Platform.sharedSize
            && scale.source != .assumed && Self.phonePoints.contains(Double(width) / scale.value)
    }

    /// Whether most of its text is no larger than a Mac's own.
    fileprivate var hasTypeOfMac: Bool {
        let sizes = regions.filter { $0.kind == .text && $0.place == .content }.map(\.pointSize)
        return !sizes.isEmpty && sizes.median <= Self.typeOfMac
    }

    /// The scales in between 1 and 2 that text tells belong to phones and tablets, and to resized pictures of
    /// windows, as often as to pages.
    private static let mostByText = 1.25

    /// The least width in points of what is no phone's, and of a whole window.
    private static let leastWindow = 560.0

    /// Whether it is like a browser's page and like nothing of the other platforms: opaque, with text of the
    /// size that pages have, wider than phones, and not at the scales of phones, tablets and today's Macs.
    fileprivate var isPage: Bool {
        let isWhole = frame.width == width && frame.height == height
        return isWhole && !isOfPhone && scale.source != .assumed
            && (scale.source == .text ? scale.value <= Self.mostByText : scale.value < 2)
            && chrome.navigation == nil
            && Double(width) / scale.value >= Self.leastWindow
    }
}
