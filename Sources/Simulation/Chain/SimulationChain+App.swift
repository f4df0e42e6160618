public import ColorMath
public import Recognition
public import SystemColors

extension SimulationChain {
    /// Whether transparency is reduced, so that materials are opaque.
    private var reducesTransparency: Bool {
        steps.contains {
            if case .settings(let settings) = $0 { settings.reducesTransparency } else { false }
        }
    }

    /// What is seen of an opaque colour behind a material, in code values: that is what an app draws in.
    func seen(_ backdrop: SRGB, behind material: MaterialModel) -> SRGB {
        SRGB(SRGB8(clipping: reducesTransparency ? material.opaque : material.simulate(backdrop)))
    }

    /// The colour as the app draws it, in its own encoding; itself where settings and materials leave it
    /// alone.
    func drawn<Color: RGBSpace>(_ color: WithAlpha<Color>) -> WithAlpha<Color>
    where Color.Base: SRGBEncodedLight {
        let original = color.extended(to: SRGB.self)
        var drawn = original
        for case .settings(let settings) in steps { drawn = settings.simulate(drawn) }
        drawn = behindMaterials(drawn)
        return drawn == original ? color : drawn.extended(to: Color.self)
    }

    /// What is seen of a colour that an app draws already as the settings of the chain ask for: behind the
    /// materials, on the display, in its light and with the eye of the chain.
    public func shown(_ color: WithAlpha<SRGB>) -> WithAlpha<SRGB> { displayed(behindMaterials(color)) }

    /// A colour behind the materials of the chain.
    private func behindMaterials(_ color: WithAlpha<SRGB>) -> WithAlpha<SRGB> {
        var color = color
        for case .material(let material) in steps {
            color = seen(color.composited(over: material.base), behind: material).withAlpha(1)
        }
        return color
    }
}

// MARK: What is known by name

extension SimulationChain {
    /// The settings that the chain switches on, for what is drawn in a style at standard contrast.
    public func displaySettings(style: Appearance.Style) -> DisplaySettings {
        var settings = DisplaySettings(Appearance(style))
        for case .settings(let step) in steps {
            if let style = step.newStyle { settings.appearance.style = style }
            if step.increasesContrast { settings.appearance.contrast = .increased }
            if step.reducesTransparency { settings.reducesTransparency = true }
        }
        return settings
    }

    /// What is seen of a paint, by what it is and not by its pixels.
    ///
    /// - Parameters:
    ///   - paint: The paint.
    ///   - style: Light or dark.
    ///   - model: The tables that it is looked up in.
    /// - Returns: nil where ``SettingsModel/layer(of:in:over:)`` knows of none.
    public func simulate(
        _ paint: Paint, style: Appearance.Style, model: SettingsModel
    ) -> WithAlpha<SRGB>? {
        model.layer(of: paint, in: displaySettings(style: style)).map { displayed(behindMaterials($0)) }
    }

    /// An ink on a backdrop as both are seen, by what they are and not by their pixels.
    ///
    /// The ink is mixed with the backdrop as the app draws it, and both are seen through the display, its
    /// glass and the eye. Materials over everything are left out: as a backdrop, a material is a paint.
    ///
    /// - Returns: nil where ``SettingsModel/pair(ink:backdrop:in:canvas:)`` knows of none, or leaves open
    ///   what is seen.
    public func simulate(
        ink: Paint, on backdrop: Paint, style: Appearance.Style, model: SettingsModel
    ) -> PairOutcome.Colors? {
        model.pair(ink: ink, backdrop: backdrop, in: displaySettings(style: style))?.colors.map { colors in
            PairOutcome.Colors(
                ink: displayed(colors.ink.withAlpha(1)).color,
                backdrop: displayed(colors.backdrop.withAlpha(1)).color)
        }
    }

    /// What is seen of a colour that is drawn already.
    private func displayed(_ color: WithAlpha<SRGB>) -> WithAlpha<SRGB> {
        let pipeline = ColorPipeline(steps, in: DisplayEncoding<SRGB>())
        return SRGB(components: pipeline.simulate(color.color.components)).withAlpha(color.alpha)
    }
}
