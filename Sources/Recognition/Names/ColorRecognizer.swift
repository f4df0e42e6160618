public import ColorMath
public import SystemColors

/// Recognises colours one by one, of which only the release and the style are known: no screen.
public struct ColorRecognizer: Sendable {
    private let palette: SystemPalette
    private let release: Release

    /// Recognises colours of a release.
    public init(palette: SystemPalette = .embedded, release: Release) {
        self.palette = palette
        self.release = release
    }

    /// The semantic colour that a pixel is, at standard contrast; nil where it is none.
    ///
    /// - Parameters:
    ///   - color: The pixel.
    ///   - backdrop: What lies behind it; nil for a surface of which that is not known.
    ///   - style: Light or dark.
    ///   - use: What it is drawn as, which is preferred where several colours make the same pixel.
    public func recognize(
        _ color: SRGB8, over backdrop: SRGB8? = nil, style: Appearance.Style, use: SystemColor.Use? = nil
    ) -> NameMatch? {
        let context = NamingContext(release: release, style: style, contrast: .standard, use: use)
        return palette.names(of: color, over: backdrop, in: context).first
    }

    /// Recognises a translucent colour by its exact code values and its opacity.
    ///
    /// Systems cut opacities to whole code values, so one that is less than half a code value off is taken.
    public func recognize(_ layer: WithAlpha<SRGB>, style: Appearance.Style) -> String? {
        let codes = SRGB8(clipping: layer.color)
        return palette.colors(in: release).first { color in
            let value = palette.value(of: color.name, in: Appearance(style), release: release)
            return value.map { $0.color == codes && abs($0.alpha - layer.alpha) < 0.5 / 255 } ?? false
        }?.name
    }

    /// A colour as a role where it is a semantic one in some style, otherwise as it is.
    public func paint(_ layer: WithAlpha<SRGB>, style: Appearance.Style) -> Paint {
        let name =
            layer.alpha == 1
            ? recognize(SRGB8(clipping: layer.color), style: style)?.exactName
            : recognize(layer, style: style)
        return name.map(Paint.role) ?? .color(layer)
    }

    /// An ink over an opaque backdrop as roles where they are semantic colours in some style, otherwise as
    /// they are.
    public func paints(ink: SRGB8, backdrop: SRGB8, style: Appearance.Style) -> (ink: Paint, backdrop: Paint)
    {
        let found = recognize(ink, over: backdrop, style: style, use: .foreground)
        let ground = recognize(backdrop, style: style, use: .background)
        return (
            found?.nearName.map(Paint.role) ?? .color(ink),
            ground?.exactName.map(Paint.role) ?? .color(backdrop)
        )
    }
}

extension NameMatch {
    /// The name, where the pixel is that colour itself and not a mix with a background of the table.
    fileprivate var exactName: String? {
        if case .named = backdrop { return nil }
        return nearName
    }

    /// The name, where the pixel is as near as half of what is just noticeable.
    fileprivate var nearName: String? { difference <= Attribution.sureDifference ? name : nil }
}
