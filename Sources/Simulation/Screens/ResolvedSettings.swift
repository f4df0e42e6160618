internal import ColorMath
internal import SystemColors

/// Settings with everything that they are to be applied with.
struct ResolvedSettings: Sendable {
    /// What is on, in the appearance that colours move to.
    let settings: DisplaySettings
    /// The tables.
    let model: SettingsModel
    /// The style that colours are looked up in: that of what was drawn.
    let style: Appearance.Style
    /// The group that backgrounds are taken from where several have one colour.
    private let backgrounds: SystemColor.Group

    /// The most that a pixel may be away from a semantic colour to be moved with it, CIEDE2000: half of what is just
    /// noticeable.
    private static let largestDifference = 0.5

    /// - Parameters:
    ///   - settings: What is on, in the appearance that colours move to.
    ///   - model: The tables.
    ///   - style: The style of what was drawn.
    ///   - page: The colour that everything lies on: where grouped lists lie on it, so do their cards.
    init(settings: DisplaySettings, model: SettingsModel, style: Appearance.Style, page: SRGB8?) {
        self.settings = settings
        self.model = model
        self.style = style
        func isPage(_ name: String) -> Bool {
            model.palette.value(of: name, in: Appearance(style), release: model.release)?.color == page
        }
        let isGrouped = isPage("systemGroupedBackground") && !isPage("systemBackground")
        backgrounds = isGrouped ? .groupedBackground : .background
    }

    /// Whether light becomes dark, or dark light.
    var turns: Bool { settings.appearance.style != style }

    /// A colour as it was and as it becomes.
    typealias Move = (before: SRGB8, after: SRGB8)

    /// What a surface becomes; nil where it is no semantic colour or stays what it is.
    ///
    /// - Parameters:
    ///   - color: The pixels of the surface.
    ///   - backdrop: What the surface lies on, where that is known.
    func surface(_ color: SRGB8, on backdrop: Move? = nil) -> SRGB8? {
        guard let found = recognized(color, over: backdrop?.before, as: .background),
            found.difference <= Self.largestDifference
        else { return nil }
        let ground = found.backgroundName.flatMap { name -> Move? in
            guard let before = layerBefore(name, found.level), let after = layerAfter(name, found.level)
            else { return nil }
            return (SRGB8(clipping: before.color), SRGB8(clipping: after.color))
        }
        return moved(found, over: ground ?? backdrop)
    }

    /// What an ink becomes; nil where it is no semantic colour or stays what it is. Where the appearance turns, it does so on
    /// a ground that stays: black on a brand's yellow is meant for that.
    func ink(_ color: SRGB8, on backdrop: Move) -> SRGB8? {
        if turns, backdrop.before == backdrop.after { return nil }
        return recognized(color, over: backdrop.before, as: .foreground).flatMap { moved($0, over: backdrop) }
    }

    /// The semantic colour that a pixel is: of several, a label for an ink. Where the appearance turns, only one that is made for the use: white text on a
    /// button is no background, which would turn black.
    private func recognized(
        _ color: SRGB8, over backdrop: SRGB8?, as use: SystemColor.Use
    ) -> SettingsModel.Recognition? {
        let found = model.recognize(
            color, over: backdrop, style: style, use: use,
            preferring: use == .background ? backgrounds : .label)
        return found.flatMap { turns && !$0.group.uses.contains(use) ? nil : $0 }
    }

    /// What a semantic colour becomes; nil where neither its value nor what shows through it changes: then its pixels
    /// need not lose what they are off.
    private func moved(_ found: SettingsModel.Recognition, over backdrop: Move?) -> SRGB8? {
        guard let before = layerBefore(found.name, found.level),
            let after = layerAfter(found.name, found.level),
            before != after || (after.alpha < 1 && backdrop.map { $0.before != $0.after } ?? false)
        else { return nil }
        let ground = SRGB(backdrop?.after ?? .white)
        return SRGB8(clipping: after.composited(over: ground))
    }

    private func layerBefore(_ name: String, _ level: Appearance.Level) -> WithAlpha<SRGB>? {
        layer(name, Appearance(style, level: level))
    }

    private func layerAfter(_ name: String, _ level: Appearance.Level) -> WithAlpha<SRGB>? {
        var appearance = settings.appearance
        appearance.level = level
        return layer(name, appearance)
    }

    private func layer(_ name: String, _ appearance: Appearance) -> WithAlpha<SRGB>? {
        model.palette.value(of: name, in: appearance, release: model.release)?.layer
    }
}
