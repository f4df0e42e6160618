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
        /// What the system draws around the app: a window's buttons or shadow, a bar of menus, a status bar's
        /// signs, a navigation bar.
        case chrome
        /// A size in pixels that the screenshots of its devices have, and of no other platform's.
        case device
        /// A scale in the file's name, a pixel density, or a layout of the file, that its tools write.
        case file
        /// The scale, the shape and the type that its screens have.
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
        } else if let platform = Platform(drawingAround: model) {
            // A browser's window shows a page, which no system's own types and colours are in.
            let isOthers = model.hasTypeOfPage || model.hasWindowOfOthersInShadow
            self.init(platform == .macOS && isOthers ? nil : platform, by: .chrome)
        } else if let platform = Platform(ofScreenshot: model) {
            self.init(platform, by: .device)
        } else if model.hasPushButtonsOfMac {
            self.init(.macOS, by: .chrome)
        } else if !model.hasTextForStatusBar, let platform = Platform(writing: model) {
            self.init(platform, by: .file)
        } else if let platform = Platform(takingPicturesLike: model) {
            self.init(platform, by: .file)
        } else {
            self.init(Platform(laidOutAs: model), by: .layout)
        }
    }
}

extension ScreenModel {
    /// Whether a window's shadow is all that tells of a Mac, at a density that Macs do not write, and a cross
    /// stands alone at its left, as in elementary OS, or the buttons of Windows at its right.
    fileprivate var hasWindowOfOthersInShadow: Bool {
        chrome.hasWindowShadow && chrome.windowControls == nil && !chrome.hasMenuBar
            && scale.source != .pixelDensity && (hasCrossAtLeft || hasCaptionButtons)
    }
}

extension Platform {
    /// The widths in pixels of phones of Android that no iPhone with a home indicator has but the mini, of
    /// whose size, 1080 × 2340, most pictures are of Android.
    private static let widthsOfAndroid: Set = [720, 1080, 1440]

    /// The widest screen of a tablet of Android that has a pixel a point. The panels of desktops, which have
    /// upright batteries, too, lie on wider ones.
    private static let widestCoarse = 1280

    /// The platform whose system draws what lies around an app.
    fileprivate init?(drawingAround model: ScreenModel) {
        let (chrome, width) = (model.chrome, model.width)
        let isDesktop = model.scale.value == 1 && width > max(model.height, Self.widestCoarse)
        if chrome.hasMenuBar || chrome.windowControls != nil || chrome.hasWindowShadow {
            self = .macOS
        } else if chrome.hasUprightBattery && !isDesktop || chrome.navigation == .threeButtons
            || chrome.navigation == .shortHandle
        {
            self = .android
        } else if chrome.navigation == .homeIndicator {
            // Some phones of Android have as long a handle.
            self = Self.widthsOfAndroid.contains(width) ? .android : .iOS
        } else if chrome.hasIsland {
            self = .iOS
        } else if chrome.isRound {
            // The watches of Apple have corners.
            self = .android
        } else {
            return nil
        }
    }

    /// The platform of the devices that take screenshots of a size; nil where none does, or several do. The
    /// sizes of televisions are those of most desktops, and of phones that are held across.
    fileprivate init?(ofScreenshot model: ScreenModel) {
        // Firefox takes pages in the sizes of the devices that it plays.
        guard !model.hasTextForStatusBar, model.tool != .firefox else { return nil }
        let size = PixelSize(width: model.width, height: model.height)
        let platforms = Set(
            DeviceTable.embedded.devices.lazy.filter { device in
                // Tablets of one pixel a point are of 2011; windows of their size are of today.
                device.scale > 1 || device.kind != .tablet
            }.filter { device in
                device.screenshots.contains { $0 == size || (device.kind.isHandheld && $0.turned == size) }
            }.map { Platform(runningOn: $0.kind) })
        let showsBar = model.chrome.battery != nil || model.regions.contains { $0.place == .statusBar }
        if platforms.isEmpty, model.scale.value == 1, showsBar, Self.isOfPhoneInPoints(size) {
            self = .iOS
            return
        }
        guard let platform = platforms.first, platforms.count == 1, platform != .tvOS,
            size != .sharedWithAndroid, size.turned != .sharedWithAndroid,
            showsBar || !Self.sizesOfBrowsers.contains(size)
        else { return nil }
        self = platform
    }

    /// What browsers take of pages for tablets, which tablets themselves have a status bar on.
    private static let sizesOfBrowsers: Set = [
        PixelSize(width: 1536, height: 2048), PixelSize(width: 2048, height: 1536),
    ]

    /// Whether an iPhone's screen has a size in points: its pictures are often made as small as that.
    private static func isOfPhoneInPoints(_ size: PixelSize) -> Bool {
        DeviceTable.embedded.devices.contains { device in
            device.kind == .phone
                && device.screenshots.contains {
                    Double($0.width) == Double(size.width) * device.scale
                        && Double($0.height) == Double(size.height) * device.scale
                }
        }
    }

    private init(runningOn kind: Device.Kind) {
        switch kind {
        case .phone, .tablet: self = .iOS
        case .watch: self = .watchOS
        case .tv: self = .tvOS
        }
    }

    /// The sizes of pictures of Mac apps at two pixels a point that the App Store takes.
    private static let screensOfMac: Set = [
        PixelSize(width: 2560, height: 1600), PixelSize(width: 2880, height: 1800),
    ]

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
        // People take pictures of pages in browsers so as well as of a Mac's windows.
        case .pixelDensity where !isNarrow:
            guard Self.screensOfMac.contains(PixelSize(width: model.width, height: model.height)) else {
                return nil
            }
            self = .macOS
        case .pixelDensity where Double(frame.height) >= Self.leastHeightOfPhone * Double(frame.width):
            self = .iOS
        case .pixelDensity: return nil
        case .elements: self = .android
        case .option, .fileName, .device, .windowControls, .text, .assumed: return nil
        }
    }
}
