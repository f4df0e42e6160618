public import ColorMath
public import Recognition
public import SystemColors

/// An ink and its backdrop under some settings.
public struct PairOutcome: Hashable, Sendable {
    /// The two opaque colours that are seen.
    public struct Colors: Hashable, Sendable {
        /// The ink, mixed with the backdrop where it is translucent.
        public let ink: SRGB
        /// The backdrop.
        public let backdrop: SRGB

        /// Creates a pair of opaque colours.
        public init(ink: SRGB, backdrop: SRGB) {
            self.ink = ink
            self.backdrop = backdrop
        }

        /// The contrast ratio of the two, 1…21, unrounded.
        public var ratio: Double { ink.contrastRatio(with: backdrop) }
    }

    /// The settings.
    public let settings: DisplaySettings
    /// What is seen; nil where the backdrop lets through what is not known.
    public let colors: Colors?
    /// The least and the greatest contrast ratio, unrounded, over everything that may lie behind.
    public let ratios: ClosedRange<Double>

    /// Whether the pair reaches a ratio whatever lies behind.
    public func reaches(_ ratio: Double) -> Bool { ratios.lowerBound >= ratio }
}

extension SettingsModel {
    /// An ink on a backdrop under some settings.
    ///
    /// A translucent backdrop that is not made opaque lies on the canvas, a material on anything. On a
    /// material, what has a rank of vibrancy is blended as such; where the material is made opaque, it is the
    /// plain label, fill or separator.
    ///
    /// - Parameters:
    ///   - ink: The ink; a role where it is known to be one. No material.
    ///   - backdrop: The backdrop.
    ///   - settings: The settings.
    ///   - canvas: What lies behind a translucent backdrop; nil for the base background.
    /// - Returns: What becomes of the pair; nil where a role has no value in the appearance, and for a
    ///   material that is unknown, as each is with Increase Contrast until it is made opaque.
    public func pair(
        ink: Paint, backdrop: Paint, in settings: DisplaySettings, canvas: SRGB? = nil
    ) -> PairOutcome? {
        if case .material(let name) = backdrop, !settings.reducesTransparency {
            return pair(ink: ink, onMaterial: name, in: settings)
        }
        let canvas = canvas ?? baseBackground(in: settings.appearance)
        var ink = ink
        if case .material = backdrop { ink = plain(ink, in: settings.appearance) }
        guard let ground = layer(of: backdrop, in: settings, over: canvas)?.composited(over: canvas),
            let ink = layer(of: ink, in: settings, over: ground)?.composited(over: ground)
        else { return nil }
        let ratio = ink.contrastRatio(with: ground)
        return PairOutcome(
            settings: settings, colors: .init(ink: ink, backdrop: ground), ratios: ratio...ratio)
    }

    /// The pair in all eight: light and dark, with neither setting, either and both.
    public func matrix(
        ink: Paint, backdrop: Paint, level: Appearance.Level = .base
    ) -> [(settings: DisplaySettings, outcome: PairOutcome?)] {
        DisplaySettings.matrix(level: level).map { ($0, pair(ink: ink, backdrop: backdrop, in: $0)) }
    }

    /// A paint in all eight, over the base background where transparency is reduced; nil where it is unknown.
    public func matrix(
        of paint: Paint, level: Appearance.Level = .base
    ) -> [(settings: DisplaySettings, layer: WithAlpha<SRGB>?)] {
        DisplaySettings.matrix(level: level).map { ($0, layer(of: paint, in: $0)) }
    }

    /// The plain fills of the ranks of vibrancy, as the platforms name them: those of labels and separators
    /// are their namesakes.
    private static let plainFills = [
        ["systemFill", "primaryFill"], ["secondarySystemFill", "secondaryFill"],
        ["tertiarySystemFill", "tertiaryFill"],
    ]

    /// What an ink is that was made for a material, where that is opaque.
    private func plain(_ ink: Paint, in appearance: Appearance) -> Paint {
        guard case .role(let role) = ink,
            let level = materials.vibrancy.first(where: { $0.name == role && $0.kind == .fill }),
            Self.plainFills.indices.contains(level.rank - 1),
            let name = Self.plainFills[level.rank - 1].first(where: {
                palette.value(of: $0, in: appearance, release: release) != nil
            })
        else { return ink }
        return .role(name)
    }

    private func pair(ink: Paint, onMaterial name: String, in settings: DisplaySettings) -> PairOutcome? {
        // What Increase Contrast makes of a material, and of what is blended with it, no table has.
        guard settings.appearance.contrast == .standard,
            let material = material(named: name, in: settings.appearance)
        else { return nil }
        let ratios: ClosedRange<Double>
        if case .role(let role) = ink, let level = materials.vibrancy.first(where: { $0.name == role }) {
            ratios = material.contrast(of: level).ratios
        } else {
            guard let layer = layer(of: ink, in: settings) else { return nil }
            ratios = material.contrast(of: layer).ratios
        }
        return PairOutcome(settings: settings, colors: nil, ratios: ratios)
    }
}
