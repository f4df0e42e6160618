public import ColorMath
public import SystemColors

/// Increase Contrast and Reduce Transparency, switched on for colours and screens that were drawn without them, in their
/// own appearance or the other.
///
/// Known: the semantic colours that Increase Contrast changes and those of the other appearance, and what to. A model: that
/// a pixel of a semantic colour is one, which leaves out colours that an app chooses alike by chance; which of several such
/// colours it is, where they part in the other appearance; and all that ``SettingsModel`` says of transparency.
public struct SystemSettings: Hashable, Sendable {
    /// Whether Increase Contrast is switched on.
    public var increasesContrast: Bool
    /// Whether Reduce Transparency is switched on.
    public var reducesTransparency: Bool
    /// Light or dark, as it was drawn; nil to tell it from what is simulated.
    public var style: Appearance.Style?
    /// What it is drawn in instead, light or dark; nil to leave it at that.
    public var newStyle: Appearance.Style?
    /// The release; nil to tell it from what is simulated, among those of iOS.
    public var release: Release?
    /// The semantic colours.
    public var palette: SystemPalette

    /// Creates settings.
    public init(
        increasesContrast: Bool = false, reducesTransparency: Bool = false, style: Appearance.Style? = nil,
        turningTo newStyle: Appearance.Style? = nil, release: Release? = nil,
        palette: SystemPalette = .embedded
    ) {
        self.increasesContrast = increasesContrast
        self.reducesTransparency = reducesTransparency
        self.style = style
        self.newStyle = newStyle
        self.release = release
        self.palette = palette
    }

    /// A colour with the settings switched on: a semantic one as it is then, any other as it is.
    ///
    /// Where style or release are not given, they are told from the colour as though it filled the screen.
    public func simulate(_ color: WithAlpha<SRGB>) -> WithAlpha<SRGB> {
        let codes = SRGB8(clipping: color.color)
        let context = resolved(for: [codes])
        guard color.alpha < 1 else {
            return context.surface(codes).map { SRGB($0).withAlpha(1) } ?? color
        }
        let paint = context.model.paint(color, style: context.style)
        return context.model.layer(of: paint, in: context.settings) ?? color
    }

    /// Settles style and release by the colours of surfaces, those of the largest first.
    ///
    /// - Parameter page: The colour that everything lies on; nil for that of the largest surface.
    func resolved(for surfaces: [SRGB8], page: SRGB8? = nil) -> ResolvedSettings {
        let style = style ?? surfaces.first?.styleAsSurface ?? .light
        let settings = DisplaySettings(
            Appearance(newStyle ?? style, contrast: increasesContrast ? .increased : .standard),
            reducesTransparency: reducesTransparency)
        let release = release ?? self.release(of: surfaces, style: style)
        return ResolvedSettings(
            settings: settings, model: SettingsModel(release: release, palette: palette), style: style,
            page: page ?? surfaces.first)
    }

    /// The release of iOS that has most of the very colours; the newest of several.
    private func release(of surfaces: [SRGB8], style: Appearance.Style) -> Release {
        let context = NamingContext(platform: .iOS, style: style, contrast: .standard)
        var votes: [Release: Int] = [:]
        for color in surfaces.prefix(64) {
            let matches = palette.names(of: color, in: context).filter { $0.kind != .near }
            for release in Set(matches.flatMap(\.releases)) {
                votes[release, default: 0] += 1
            }
        }
        let releases = palette.releases(of: .iOS)
        return releases.max { (votes[$0] ?? 0, $0) < (votes[$1] ?? 0, $1) } ?? Release(.iOS, 26)
    }
}

extension SRGB8 {
    /// The style of a screen of this colour: dark where it has more contrast with white than with black.
    var styleAsSurface: Appearance.Style {
        contrastRatio(with: .white) > contrastRatio(with: .black) ? .dark : .light
    }
}
