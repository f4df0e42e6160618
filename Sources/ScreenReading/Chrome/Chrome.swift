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

    /// The widths in points of the buttons of a window: until macOS 15, and from macOS 26 on.
    private static let buttonWidths = [12.0, 14]

    /// Pixels per point by the buttons of a window; where these are as wide at no scale of macOS, the picture
    /// of the window was resized.
    var scale: Scale? {
        guard let width = windowControls.map({ Double($0.height) }) else { return nil }
        let known = [1.0, 2].first { scale in
            Self.buttonWidths.contains { abs(width - $0 * scale) <= scale }
        }
        if let known { return Scale(known, source: .windowControls) }
        let scales = Self.buttonWidths.map { (100 * width / $0).rounded() / 100 }
        return Scale(scales[0], source: .windowControls, confidence: 0.5, alternatives: Array(scales[1...]))
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
