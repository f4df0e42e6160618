internal import ColorMath
internal import Recognition
internal import SystemColors

/// What settings make of the colours of a recognised screen.
struct ColorMoves: Sendable {
    /// What the colours were drawn under; where nothing tells the release, one is assumed.
    let conditions: ScreenConditions
    /// What is on, in the appearance that colours move to.
    let settings: DisplaySettings
    private let palette: SystemPalette

    /// A colour as it was and as it becomes.
    typealias Move = (before: SRGB8, after: SRGB8)

    init(_ settings: SystemSettings, on screen: RecognizedScreen) {
        conditions = screen.conditions.assumed
        palette = screen.palette
        var appearance = conditions.appearance
        if let style = settings.newStyle { appearance.style = style }
        if settings.increasesContrast { appearance.contrast = .increased }
        self.settings = DisplaySettings(appearance, reducesTransparency: settings.reducesTransparency)
    }

    /// Whether light becomes dark, or dark light.
    var turns: Bool { settings.appearance.style != conditions.appearance.style }

    /// Whether every colour stays what it is.
    var isIdentity: Bool { settings.appearance == conditions.appearance && !settings.reducesTransparency }

    /// The newest of the releases whose values are taken.
    var release: Release { conditions.release ?? Release(conditions.platform ?? .iOS, 0) }

    /// What a surface of a name becomes; nil where it stays what it is.
    ///
    /// - Parameters:
    ///   - name: What the surface is called.
    ///   - backdrop: What the surface lies on, where that is known.
    func surface(_ name: NameMatch?, on backdrop: Move? = nil) -> SRGB8? {
        name.flatMap { isMade($0, for: .background) ? moved($0, over: backdrop) : nil }
    }

    /// What an ink of a name becomes; nil where it stays what it is. Where the appearance turns, it does so
    /// on a ground that stays: black on a brand's yellow is meant for that.
    func ink(_ name: NameMatch?, on backdrop: Move) -> SRGB8? {
        if turns, backdrop.before == backdrop.after { return nil }
        return name.flatMap { isMade($0, for: .foreground) ? moved($0, over: backdrop) : nil }
    }

    /// Where the appearance turns, a colour moves only where it is made for the use: white text on a button
    /// is no background, which would turn black.
    private func isMade(_ name: NameMatch, for use: SystemColor.Use) -> Bool {
        !turns || name.group.uses.contains(use)
    }

    /// What a semantic colour becomes; nil where neither its value nor what shows through it changes: then
    /// its pixels need not lose what they are off.
    private func moved(_ name: NameMatch, over backdrop: Move?) -> SRGB8? {
        guard let release = name.releases(under: conditions).last else { return nil }
        let level = name.level(under: conditions)
        func layers(_ name: String) -> (before: WithAlpha<SRGB>, after: WithAlpha<SRGB>)? {
            func layer(_ appearance: Appearance) -> WithAlpha<SRGB>? {
                var appearance = appearance
                appearance.level = level
                return palette.value(of: name, in: appearance, release: release)?.layer
            }
            guard let before = layer(conditions.appearance), let after = layer(settings.appearance) else {
                return nil
            }
            return (before, after)
        }
        guard let own = layers(name.name) else { return nil }
        var ground = backdrop
        if case .named(let background) = name.backdrop, let layers = layers(background) {
            ground = (SRGB8(clipping: layers.before.color), SRGB8(clipping: layers.after.color))
        }
        let showsMove = own.after.alpha < 1 && (ground.map { $0.before != $0.after } ?? false)
        guard own.before != own.after || showsMove else { return nil }
        return SRGB8(clipping: own.after.composited(over: SRGB(ground?.after ?? .white)))
    }
}
