public import Raster
internal import Screenshots

/// What the system draws around an app, as far as it tells one system from another.
public struct Chrome: Hashable, Sendable {
    /// The three round buttons of a window of macOS; nil where there are none.
    public let windowControls: PixelRect?
    /// What people go home with, at the lower edge; nil where there is nothing of the kind.
    public let navigation: NavigationBar?
    /// Whether a window stands on nothing, within a shadow as macOS draws it, as captures of single windows
    /// do.
    public let hasWindowShadow: Bool

    /// States what a system drew.
    public init(
        windowControls: PixelRect? = nil, navigation: NavigationBar? = nil, hasWindowShadow: Bool = false
    ) {
        self.windowControls = windowControls
        self.navigation = navigation
        self.hasWindowShadow = hasWindowShadow
    }

    /// Pixels per point by the buttons of a window, which are 12 points wide, or 14 from macOS 26 on.
    var scale: Scale? {
        windowControls.map { Scale($0.height < 19 ? 1 : 2, source: .windowControls) }
    }

    /// The scales that the system is drawn at, as far as it is known.
    var scales: Set<Double> {
        if hasWindowShadow || windowControls != nil { return [1, 2] }
        switch navigation {
        case .homeIndicator: return [2, 3]
        case .threeButtons, .shortHandle: return [1.5, 2, 2.625, 3, 3.5]
        case nil: return [1, 1.5, 2, 2.625, 3, 3.5]
        }
    }

    /// No system to be seen.
    public static let none = Chrome()

    /// Looks at the edges of a screen.
    ///
    /// - Parameters:
    ///   - screen: Its pixels, opaque.
    ///   - margin: What lies around it.
    init(of screen: Bitmap<UInt8>, within margin: TransparentMargin) {
        windowControls = WindowControls.box(in: screen, from: margin.opaqueBox)
        navigation = NavigationBar(at: screen)
        hasWindowShadow = margin.isShadowOfMac
    }
}
