public import ColorMath
public import SystemColors

extension SettingsModel {
    /// The semantic colour that a pixel is, with the layers it is made of; nil where it is none.
    public struct Recognition: Hashable, Sendable {
        /// The name of the semantic colour.
        public let name: String
        /// What the colour is for.
        public let group: SystemColor.Group
        /// The level of the appearance that it was found in.
        public let level: Appearance.Level
        /// The name of the background that a translucent colour lies on, where that was found and not given.
        public let backgroundName: String?
        /// How far the pixel is from the colour, CIEDE2000.
        public let difference: Double
    }

    /// Recognises the colour of a pixel as a semantic one at standard contrast.
    ///
    /// - Parameters:
    ///   - color: The pixel.
    ///   - backdrop: What lies behind it; nil for a surface of which that is not known.
    ///   - style: Light or dark.
    ///   - use: What it is drawn as, which is preferred where several colours make the same pixel.
    ///   - group: The group that is preferred among those that are left.
    public func recognize(
        _ color: SRGB8, over backdrop: SRGB8? = nil, style: Appearance.Style, use: SystemColor.Use? = nil,
        preferring group: SystemColor.Group? = nil
    ) -> Recognition? {
        let context = NamingContext(release: release, style: style, contrast: .standard, use: use)
        let matches = palette.names(of: color, over: backdrop, in: context)
        guard let first = matches.first else { return nil }
        let peers = matches.prefix { $0.kind == first.kind && $0.difference == first.difference }
        let match = peers.first { $0.group == group } ?? first
        return Recognition(
            name: match.name, group: match.group, level: match.appearances.first?.level ?? .base,
            backgroundName: match.backdrop.flatMap { if case .named(let name) = $0 { name } else { nil } },
            difference: match.difference)
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

    /// An ink over an opaque backdrop as roles where they are semantic colours in some style, otherwise as they are.
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

extension SettingsModel.Recognition {
    /// The name, where the pixel is that colour itself and not a mix.
    fileprivate var exactName: String? { backgroundName == nil ? nearName : nil }

    /// The name, where the pixel is as near as half of what is just noticeable.
    fileprivate var nearName: String? { difference <= 0.5 ? name : nil }
}
