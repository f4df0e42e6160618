public import ColorMath
public import Raster
internal import Screenshots

/// What the system draws around an app, as far as it tells one system from another.
public struct Chrome: Hashable, Sendable {
    /// The three round buttons of a window of macOS; nil where there are none.
    public let windowControls: PixelRect?
    /// Whether the bar of menus of a Mac begins at its top left, or ends at its top right.
    public let hasMenuBar: Bool
    /// Whether the status bar at its top right shows an upright battery, as that of Android does.
    public let hasUprightBattery: Bool
    /// The battery at the right end of an iPhone's status bar, also where text of the app runs under it; nil
    /// where none is told from what lies behind it.
    public let battery: Battery?
    /// What people go home with, at the lower edge; nil where there is nothing of the kind.
    public let navigation: NavigationBar?
    /// Whether a window stands on nothing, within a shadow as macOS draws it, as captures of single windows
    /// do.
    public let hasWindowShadow: Bool
    /// Whether the colours change all along every edge, as a desktop's picture does and no app's page.
    public let liesOnDesktop: Bool
    /// Whether it is the face of a round watch, outside of which nothing is drawn.
    public let isRound: Bool
    /// Whether an iPhone's Dynamic Island lies at its top, as simulators draw it.
    public let hasIsland: Bool

    /// A battery that lies.
    public struct Battery: Hashable, Sendable {
        /// Its box, without the nub at its end.
        public let box: PixelRect
        /// The colour that it is drawn in.
        public let ink: SRGB8

        /// States where a battery lies.
        public init(box: PixelRect, ink: SRGB8) {
            self.box = box
            self.ink = ink
        }
    }

    /// States what a system drew.
    public init(
        windowControls: PixelRect? = nil, hasMenuBar: Bool = false, hasUprightBattery: Bool = false,
        battery: Battery? = nil, navigation: NavigationBar? = nil, hasWindowShadow: Bool = false,
        liesOnDesktop: Bool = false, isRound: Bool = false, hasIsland: Bool = false
    ) {
        self.windowControls = windowControls
        self.hasMenuBar = hasMenuBar
        self.hasUprightBattery = hasUprightBattery
        self.battery = battery
        self.navigation = navigation
        self.hasWindowShadow = hasWindowShadow
        self.liesOnDesktop = liesOnDesktop
        self.isRound = isRound
        self.hasIsland = hasIsland
    }

    /// The widths in points of the buttons of a window, and the distances of their middles: until macOS 15,
    /// and from macOS 26 on.
    private static let buttons: [(width: Double, pitch: Double)] = [(12, 20), (14, 23)]
    /// How much narrower in points buttons measure whose rim is darker than they are.
    private static let rims = 2.0

    /// Pixels per point by the buttons of a window; where these are as wide at no scale of macOS, nor as far
    /// from each other, the picture of the window was resized.
    var scale: Scale? {
        guard let controls = windowControls else { return nil }
        let (width, pitch) = (Double(controls.height), Double(controls.width - controls.height) / 2)
        let known = [1.0, 2].first { scale in
            Self.buttons.contains { button in
                let missing = button.width * scale - width
                return abs(missing) <= scale
                    || abs(pitch - button.pitch * scale) <= scale / 2
                        && (0...Self.rims * scale).contains(missing)
            }
        }
        if let known { return Scale(known, source: .windowControls) }
        let scales = Self.buttons.map { (100 * width / $0.width).rounded() / 100 }
        return Scale(scales[0], source: .windowControls, confidence: 0.5, alternatives: Array(scales[1...]))
    }

    /// The scales that the system is drawn at, as far as it is known.
    var scales: Set<Double> {
        if hasWindowShadow || hasMenuBar || windowControls != nil { return [1, 2] }
        switch navigation {
        // Devices have two pixels a point and more; pictures of them are often made as small as one.
        case .homeIndicator: return [1, 2, 3]
        case .threeButtons, .shortHandle: return [1, 1.5, 2, 2.625, 3, 3.5]
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
        liesOnDesktop = screen.variesAtEveryEdge(of: margin.opaqueBox)
        windowControls = WindowControls.box(in: screen, from: margin.opaqueBox, isAnywhere: liesOnDesktop)
        hasMenuBar = MenuBar.isShown(on: screen) || MenuExtras.isShown(on: screen)
        hasUprightBattery = !hasMenuBar && UprightBattery.isShown(on: screen)
        battery = LyingBattery.find(on: screen)
        navigation = NavigationBar(at: screen)
        hasWindowShadow = margin.isShadowOfMac
        isRound = screen.isRoundFace
        hasIsland = Island.isShown(on: screen)
    }
}

extension Bitmap<UInt8> {
    /// The share of the pixels along an edge that are like the one before them, where an app has drawn it: of
    /// 100 pages the plainest edge has 0.98 and more, of twelve pictures with a desktop around eleven have
    /// less than 0.93.
    private static var plainShare: Double { 0.95 }

    /// Whether no edge of a box is plain.
    fileprivate func variesAtEveryEdge(of box: PixelRect) -> Bool {
        guard box.width > 1, box.height > 1 else { return false }
        func share(_ count: Int, isSame: (Int) -> Bool) -> Double {
            Double((1..<count).count(where: isSame)) / Double(count - 1)
        }
        let shares =
            [box.y, box.maxY - 1].map { y in
                share(box.width) { self[box.x + $0, y].color == self[box.x + $0 - 1, y].color }
            }
            + [box.x, box.maxX - 1].map { x in
                share(box.height) { self[x, box.y + $0].color == self[x, box.y + $0 - 1].color }
            }
        return shares.allSatisfy { $0 < Self.plainShare }
    }
}
