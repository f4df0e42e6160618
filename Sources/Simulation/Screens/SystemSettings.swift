public import ColorMath
public import SystemColors

/// Increase Contrast and Reduce Transparency, switched on for colours and screens that were drawn without them.
///
/// Known: the semantic colours that Increase Contrast changes, and what to. A model: that a pixel of a semantic colour is
/// one, which leaves out colours that an app chooses alike by chance; and all that ``SettingsModel`` says of transparency.
public struct SystemSettings: Hashable, Sendable {
    /// Whether Increase Contrast is switched on.
    public var increasesContrast: Bool
    /// Whether Reduce Transparency is switched on.
    public var reducesTransparency: Bool
    /// Light or dark; nil to tell it from what is simulated.
    public var style: Appearance.Style?
    /// The release; nil to tell it from what is simulated, among those of iOS.
    public var release: Release?
    /// The semantic colours.
    public var palette: SystemPalette

    /// Creates settings.
    public init(
        increasesContrast: Bool = false, reducesTransparency: Bool = false, style: Appearance.Style? = nil,
        release: Release? = nil, palette: SystemPalette = .embedded
    ) {
        self.increasesContrast = increasesContrast
        self.reducesTransparency = reducesTransparency
        self.style = style
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
        let paint = context.model.paint(color, style: context.settings.appearance.style)
        return context.model.layer(of: paint, in: context.settings) ?? color
    }

    /// Settles style and release by the colours of surfaces, those of the largest first.
    func resolved(for surfaces: [SRGB8]) -> ResolvedSettings {
        let style = style ?? surfaces.first?.styleAsSurface ?? .light
        let settings = DisplaySettings(
            Appearance(style, contrast: increasesContrast ? .increased : .standard),
            reducesTransparency: reducesTransparency)
        let release = release ?? self.release(of: surfaces, style: style)
        return ResolvedSettings(
            settings: settings, model: SettingsModel(release: release, palette: palette))
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

/// Settings with everything that they are to be applied with.
struct ResolvedSettings: Sendable {
    let settings: DisplaySettings
    let model: SettingsModel

    /// The most that a pixel may be away from a semantic colour to be moved with it, CIEDE2000: half of what is just
    /// noticeable.
    private static let largestDifference = 0.5

    private var style: Appearance.Style { settings.appearance.style }

    /// A colour as it was and as it becomes.
    typealias Move = (before: SRGB8, after: SRGB8)

    /// What a surface becomes; nil where it is no semantic colour or stays what it is.
    ///
    /// - Parameters:
    ///   - color: The pixels of the surface.
    ///   - backdrop: What the surface lies on, where that is known.
    func surface(_ color: SRGB8, on backdrop: Move? = nil) -> SRGB8? {
        guard
            let found = model.recognize(color, over: backdrop?.before, style: style, use: .background),
            found.difference <= Self.largestDifference
        else { return nil }
        let ground = found.backgroundName.flatMap { name -> Move? in
            guard let before = layer(of: name, found.level, .standard),
                let after = layer(of: name, found.level, settings.appearance.contrast)
            else { return nil }
            return (SRGB8(clipping: before.color), SRGB8(clipping: after.color))
        }
        return moved(found, over: ground ?? backdrop)
    }

    /// What an ink becomes; nil where it is no semantic colour or stays what it is.
    func ink(_ color: SRGB8, on backdrop: Move) -> SRGB8? {
        model.recognize(color, over: backdrop.before, style: style, use: .foreground).flatMap {
            moved($0, over: backdrop)
        }
    }

    /// What a semantic colour becomes; nil where neither its value nor what shows through it changes: then its pixels
    /// need not lose what they are off.
    private func moved(_ found: SettingsModel.Recognition, over backdrop: Move?) -> SRGB8? {
        guard let before = layer(of: found.name, found.level, .standard),
            let after = layer(of: found.name, found.level, settings.appearance.contrast),
            before != after || (after.alpha < 1 && backdrop.map { $0.before != $0.after } ?? false)
        else { return nil }
        let ground = SRGB(backdrop?.after ?? .white)
        return SRGB8(clipping: after.composited(over: ground))
    }

    private func layer(
        of name: String, _ level: Appearance.Level, _ contrast: Appearance.Contrast
    ) -> WithAlpha<SRGB>? {
        let appearance = Appearance(style, contrast: contrast, level: level)
        return model.palette.value(of: name, in: appearance, release: model.release)?.layer
    }
}
