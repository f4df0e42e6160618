public import ColorMath
public import Recognition
public import SystemColors

/// What semantic colours, translucent ones and materials become under ``DisplaySettings``, on one release of
/// a platform.
///
/// Known: the values of semantic colours in light, dark and with Increase Contrast, with the confidence that
/// the tables tell. A model: what Reduce Transparency makes opaque. No source gives those colours, so
/// translucent ones are mixed with what they lie on, and materials are their tint over the base background of
/// the appearance.
public struct SettingsModel: Sendable {
    /// The semantic colours.
    public let palette: SystemPalette
    /// The materials.
    public let materials: MaterialTable
    /// The release whose values are taken.
    public let release: Release

    /// Creates a model from tables; by default from those that the program carries.
    public init(
        release: Release, palette: SystemPalette = .embedded, materials: MaterialTable = .embedded
    ) {
        self.release = release
        self.palette = palette
        self.materials = materials
    }

    /// The background of a screen that everything lies on in the end: that of the table, or white or black
    /// where it has none.
    public func baseBackground(in appearance: Appearance) -> SRGB {
        for name in ["systemBackground", "windowBackgroundColor"] {
            if let value = palette.value(of: name, in: appearance, release: release), value.alpha == 1 {
                return SRGB(value.color)
            }
        }
        return SRGB(appearance.style == .light ? .white : .black)
    }

    /// What a paint is under some settings.
    ///
    /// - Parameters:
    ///   - paint: The paint.
    ///   - settings: The settings.
    ///   - backdrop: The opaque colour that it lies on; nil for the base background.
    /// - Returns: A layer, opaque where transparency is reduced; nil for a role without a value in the
    ///   appearance, for an unknown material, and for a material that transparency is not reduced of, as it
    ///   is no plain layer.
    public func layer(
        of paint: Paint, in settings: DisplaySettings, over backdrop: SRGB? = nil
    ) -> WithAlpha<SRGB>? {
        let plain: WithAlpha<SRGB>
        switch paint {
        case .role(let name):
            guard let value = palette.value(of: name, in: settings.appearance, release: release) else {
                return nil
            }
            plain = value.layer
        case .color(let color):
            plain = color
        case .material(let name):
            guard settings.reducesTransparency else { return nil }
            return material(named: name, in: settings.appearance)?.opaque.withAlpha(1)
        }
        guard settings.reducesTransparency, plain.alpha < 1 else { return plain }
        return plain.composited(over: backdrop ?? baseBackground(in: settings.appearance)).withAlpha(1)
    }

    /// The model of a material; nil where the table has no such material, or no tint of it for the platform.
    public func material(named name: String, in appearance: Appearance) -> MaterialModel? {
        materials.material(named: name).flatMap {
            MaterialModel(
                of: $0, style: appearance.style, release: release, base: baseBackground(in: appearance),
                in: materials)
        }
    }
}
