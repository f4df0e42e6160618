internal import Raster
internal import ScreenReading
internal import Screenshots
internal import SystemColors
internal import TextDetection

extension Platform {
    /// The platform whose screens have the scale and the shape of one.
    init?(laidOutAs model: ScreenModel) {
        if model.isPhoneOfAndroid {
            self = .android
        } else if model.isPartOfIPhone || model.isIPhoneWithoutStatusBar {
            self = .iOS
        } else if model.isPage {
            self = .web
        } else if model.hasSmallTypeOfMac {
            self = .macOS
        } else {
            return nil
        }
    }
}

extension ScreenModel {
    /// The widths in pixels of nearly all of Android's phones, upright, and how much higher they are.
    private static let phoneWidths: Set = [540, 720, 1080, 1440]
    private static let phoneShape = 1.75...2.4
    /// Their widths in points.
    private static let phonePoints = 320.0...450
    /// How much higher than wide the phones of Android are that had 480 pixels and 768 across: no iPhone is,
    /// nor what browsers open.
    private static let wideShape = (width: 3, height: 5)
    private static let wideWidths = 400...1200
    /// How many columns a picture of a screen may lack, or have too many.
    private static let croppedEdge = 4
    /// The type of macOS is 13 points, that of pages 14 and more, and half of the lines of a window measure
    /// no more than this; fewer lines than these tell nothing.
    private static let (typeOfMac, fewestLines) = (13.7, 16)
    /// The same beside a bar of menus, where one may be open: their type was 14 points until macOS 10.15.
    private static let typeOfMenus = 14.5

    /// Whether it has the size of a phone's screen.
    private var isOfPhone: Bool {
        Self.phoneWidths.contains(width) && Self.phoneShape.contains(Double(height) / Double(width))
    }

    /// How much wider than high phones are that are held across: wider than any desktop.
    private static let shapeAcross = 1.9
    /// The smallest type of tvOS in points; that of pages is smaller.
    private static let typeOfTelevision = 23.0

    /// Whether it has the size of a phone's screen that is held across.
    private var isOfPhoneAcross: Bool {
        Self.phoneWidths.contains(height) && Double(width) >= Self.shapeAcross * Double(height)
    }

    /// Whether it has the size of a television's screen, and its type.
    private var isOfTelevision: Bool {
        let sizes = regions.filter { $0.kind == .text }.map(\.pointSize)
        return !sizes.isEmpty && sizes.median >= Self.typeOfTelevision
            && hasSizeOfTelevision
    }

    /// Whether it has the size of a television's screen.
    var hasSizeOfTelevision: Bool {
        let size = PixelSize(width: width, height: height)
        return DeviceTable.embedded.devices.contains { $0.kind == .tv && $0.screenshots.contains(size) }
    }

    /// Whether it has the shape of a phone of 480 or 768 pixels across, whatever it was scaled to.
    private var isWide: Bool {
        let (across, up) = (Self.wideShape.height * width, Self.wideShape.width * height)
        return Self.wideWidths.contains(width) && abs(across - up) < Self.wideShape.height
    }

    /// Whether it is a phone's screen, of a size and a scale that Android's have and no iPhone's, or a part
    /// of one.
    fileprivate var isPhoneOfAndroid: Bool {
        if isWide { return scale.source == .text || scale.source == .assumed }
        guard scale.source != .assumed else { return false }
        let isNearWidth = Self.phoneWidths.contains { abs($0 - width) <= Self.croppedEdge }
        if Scale.ofAndroidAlone.contains(scale.value), isNearWidth { return true }
        // What people scroll through is taken as one long picture.
        return Self.phoneWidths.contains(width)
            && Double(height) >= Self.phoneShape.lowerBound * Double(width)
            && PixelSize(width: width, height: height) != .sharedWithAndroid
            && Self.phonePoints.contains(Double(width) / scale.value)
    }

    /// Whether it is a part of the screen of an iPhone, as wide as that is and at its scale.
    fileprivate var isPartOfIPhone: Bool {
        scale.source == .text && !Self.phoneWidths.contains(width)
            && DeviceTable.embedded.devices.contains { device in
                device.kind == .phone && device.scale > 2 && device.scale == scale.value
                    && device.screenshots.contains { $0.width == width }
            }
    }

    /// Whether it has the width and the scale of an iPhone, and a bar of tabs or a keyboard at its lower
    /// edge: a screen of which the status bar was cut off.
    fileprivate var isIPhoneWithoutStatusBar: Bool {
        scale.source == .text && height > width
            && (tabBar != nil || regions.contains { $0.place == .keyboard })
            && DeviceTable.embedded.devices.contains { device in
                device.kind == .phone && device.scale == scale.value
                    && device.screenshots.contains { $0.width == width }
            }
    }

    /// The small type of macOS has 11 points, its captions 10, and half of the lines of a popover or a panel
    /// measure no more than this; parts of pages have 12 and more. Of 25 parts of screens in public
    /// repositories at 144 pixels an inch and with so many lines, twelve are below, all of them of Macs.
    private static let (smallTypeOfMac, fewestOfPanel) = (12.1, 8)

    /// Whether it is at the density that Macs write, and has the small type of their panels: a popover or a
    /// part of a window, where it is too small for a page.
    fileprivate var hasSmallTypeOfMac: Bool {
        guard scale.source == .pixelDensity, scale.value == 2, chrome.navigation == nil,
            !regions.contains(where: { $0.place == .statusBar })
        else { return false }
        let sizes = regions.filter { $0.kind == .text && $0.place == .content }.map(\.pointSize)
        return sizes.count >= Self.fewestOfPanel && sizes.median <= Self.smallTypeOfMac
    }

    /// Whether a window shows text of the size that pages have.
    var hasTypeOfPage: Bool {
        let sizes = regions.filter { $0.kind == .text && $0.place == .content }.map(\.pointSize)
        return sizes.count >= Self.fewestLines
            && sizes.median > (chrome.hasMenuBar ? Self.typeOfMenus : Self.typeOfMac)
    }

    /// The scales that pages are pictured at, where text tells: in between, and above 2, are phones and
    /// tablets, and resized pictures of windows.
    private static let scalesOfPages: [ClosedRange<Double>] = [1...1.25, 2...2]

    /// How many rows or columns of a picture that was resized may be translucent at its edges, together.
    private static let blendedEdge = 4

    /// The least width in points of what is no phone's, and of a whole window.
    private static let leastWindow = 560.0
    /// The same at two pixels a point, where parts of the screens of tablets, of televisions and of the
    /// windows of Macs are cut out as often as of pages: of 30 such pictures in public repositories, 18 of
    /// pages, this leaves 14, all but one of pages.
    private static let leastPage = 1000.0

    /// Whether it is like a browser's page and like nothing of the other platforms: opaque, without a desktop
    /// around it or a bar of a window or a status bar above, with text of the size that pages have, wider
    /// than phones, and not at the scales of phones and tablets.
    fileprivate var isPage: Bool {
        let isWhole = width - frame.width <= Self.blendedEdge && height - frame.height <= Self.blendedEdge
        guard isWhole, !isOfPhone, !isOfPhoneAcross, !isOfTelevision, chrome.navigation == nil,
            !chrome.liesOnDesktop, !chrome.hasUprightBattery, !isWindowOfOthers,
            !regions.contains(where: { $0.place == .statusBar }),
            Double(width) / scale.value >= (scale.value < 2 ? Self.leastWindow : Self.leastPage)
        else { return false }
        switch scale.source {
        case .assumed: return false
        case .option, .text, .pixelDensity: return Self.scalesOfPages.contains { $0.contains(scale.value) }
        case .fileName, .device, .elements, .windowControls: return scale.value < 2
        }
    }
}
