public import ColorMath
public import Recognition
public import Simulation
public import SystemColors

/// A colour to simulate: one that is written, or a semantic one by its name.
public struct SimulationSubject: Hashable, Sendable {
    /// What it is painted with.
    public let paint: Paint
    /// The colour as it is written, in its own space; nil for a name.
    public let color: DynamicColor?

    /// A colour as it is written.
    public init(_ color: DynamicColor) {
        self.color = color
        paint = .color(color.extended(to: SRGB.self))
    }

    /// A semantic colour or a material, by its name in the table.
    public init(_ paint: Paint) {
        self.paint = paint
        color = nil
    }

    /// The name or the colour, as people write it.
    var notation: String {
        switch paint {
        case .role(let name), .material(let name): name
        case .color(let written): color?.notation ?? written.notation
        }
    }

    /// What a chain shows of it; nil where the tables do not know it.
    func seen(through chain: SimulationChain, in context: SimulationContext) -> DynamicColor? {
        if let color { return chain.simulate(color) }
        return chain.simulate(paint, style: context.style, model: context.model).map { DynamicColor($0) }
    }
}

/// What names of colours are looked up in.
public struct SimulationContext: Sendable {
    /// Light or dark.
    public let style: Appearance.Style
    /// The tables, and the release.
    public let model: SettingsModel

    /// Creates a context.
    public init(style: Appearance.Style, model: SettingsModel) {
        self.style = style
        self.model = model
    }
}

/// A colour, alone or as an ink on a backdrop, in light and dark and with the settings that change it.
public struct SimulationMatrix: Hashable, Sendable {
    /// The colour.
    public let subject: SimulationSubject
    /// What it lies on, where that was given.
    public let backdrop: SimulationSubject?
    /// The eight cells.
    let cells: [Cell]

    struct Cell: Hashable, Sendable {
        let settings: DisplaySettings
        let layer: WithAlpha<SRGB>?
        let outcome: PairOutcome?
    }

    /// Works out the eight cells; written colours are taken for the semantic ones that they are in the
    /// context.
    public init(of subject: SimulationSubject, on backdrop: SimulationSubject?, in context: SimulationContext)
    {
        self.subject = subject
        self.backdrop = backdrop
        let model = context.model
        let (ink, ground) = Self.recognized(subject.paint, on: backdrop?.paint, in: context)
        cells = DisplaySettings.matrix().map { settings in
            Cell(
                settings: settings, layer: model.layer(of: ink, in: settings),
                outcome: ground.flatMap { model.pair(ink: ink, backdrop: $0, in: settings) })
        }
    }

    /// Colours as roles where they are semantic ones: an opaque ink by what it looks like on an opaque
    /// backdrop, others by what they are.
    private static func recognized(
        _ ink: Paint, on backdrop: Paint?, in context: SimulationContext
    ) -> (ink: Paint, backdrop: Paint?) {
        let recognizer = ColorRecognizer(palette: context.model.palette, release: context.model.release)
        func role(_ paint: Paint) -> Paint {
            guard case .color(let layer) = paint else { return paint }
            return recognizer.paint(layer, style: context.style)
        }
        guard case .color(let layer) = ink, layer.alpha == 1, let backdrop,
            let ground = context.model.layer(of: backdrop, in: DisplaySettings(Appearance(context.style))),
            ground.alpha == 1
        else { return (role(ink), backdrop.map(role)) }
        let paints = recognizer.paints(
            ink: SRGB8(clipping: layer.color), backdrop: SRGB8(clipping: ground.color), style: context.style)
        return (paints.ink, role(backdrop))
    }
}
