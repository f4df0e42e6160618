/// The systems that images are drawn for.
public enum AssetPlatform: String, Hashable, Sendable, CaseIterable {
    /// Of phones and tablets, CarPlay included.
    case iOS
    /// Of Macs.
    case macOS
    /// Of watches.
    case watchOS
    /// Of televisions.
    case tvOS
    /// Of headsets.
    case visionOS
    /// Of others' phones, known from the folders of its resources.
    case android
}

extension AssetPlatform {
    /// The system whose part of a project a folder is named after, as Xcode names it: `Shop WatchKit App`,
    /// `ShopWatch Extension`, `watchOS`, `macOS`. Other systems' parts have icons that tell more.
    init?(ofFolder name: String) {
        let words = AssetWords(name)
        if words.hasAny("watchos", "watchkit")
            || words.has("watch") && words.hasAny("app", "extension", "os", "kit")
        {
            self = .watchOS
        } else if words.hasAny("macos", "osx") || words.has("mac") && words.hasAny("app", "os") {
            self = .macOS
        } else {
            return nil
        }
    }
}

extension AssetTraits {
    /// The system whose slot it is; `nil` where every one takes it.
    public var system: AssetPlatform? {
        switch idiom {
        case "iphone", "ipad", "ios-marketing", "car": .iOS
        case "mac": .macOS
        case "watch", "watch-marketing": .watchOS
        case "tv", "tv-marketing": .tvOS
        case "vision", "reality": .visionOS
        case "android": .android
        default:
            switch platform {
            case "ios"?: .iOS
            case "macos"?, "osx"?: .macOS
            case "watchos"?: .watchOS
            case "tvos"?: .tvOS
            case "visionos"?, "xros"?: .visionOS
            default: nil
            }
        }
    }
}

extension [AssetSet] {
    /// The systems that the icons among the sets are for, empty where there is none: those of the files, or
    /// of the slots where none is filled. An icon for any device is one of iOS.
    var platformsOfIcons: Set<AssetPlatform> {
        let icons = filter { $0.kind == .appIcon && ($0.contents != nil || $0.isIconFolder) }.flatMap(
            \.images)
        let filled = icons.filter { $0.file != nil }
        return Set((filled.isEmpty ? icons : filled).map { $0.traits.system ?? .iOS })
    }

    /// The systems that all slots with a file name; empty where one is for any.
    var platformsOfSlots: Set<AssetPlatform> {
        let systems = Set(flatMap(\.images).filter { $0.file != nil }.map(\.traits.system))
        return systems.contains(nil) ? [] : Set(systems.compactMap(\.self))
    }
}
