package import ColorMath
internal import Raster
public import ScreenReading
internal import Screenshots
public import SystemColors

/// A screen with what it was drawn under, and the names of its colours.
public struct RecognizedScreen: Hashable, Sendable {
    /// What the screen shows.
    public let model: ScreenModel
    /// What it was drawn under.
    public let conditions: ScreenConditions
    /// The semantic colours that ink and backdrop of each region may be, in the order of the regions.
    public let attributions: [Attribution]
    /// What its platform was told by.
    public let platform: RecognizedPlatform
    private let naming: ColorNaming
    private let ranking: CandidateRanking

    /// Recognises a screen.
    ///
    /// - Parameters:
    ///   - model: What the screen shows.
    ///   - palette: The semantic colours to look for.
    ///   - known: What is known of the conditions, and so is not inferred.
    ///   - assumption: The platform where nothing tells it; nil to leave it open.
    public init(
        _ model: ScreenModel, palette: SystemPalette = .embedded, known: KnownConditions = KnownConditions(),
        assuming assumption: Platform? = nil
    ) {
        let told = RecognizedPlatform(of: model, known: known.platform)
        platform = told
        naming = ColorNaming(palette: palette, known: known, platform: told.platform ?? assumption)
        var attributor = Attributor(naming)
        let result = attributor.attribute(model)
        self.model = model
        conditions = result.conditions
        ranking = result.ranking
        attributions = result.attributions
    }

    /// Recognises a colour as though it filled a screen.
    package init(filledWith color: SRGB8, palette: SystemPalette, known: KnownConditions) {
        let whole = PixelRect(x: 0, y: 0, width: 1, height: 1)
        let model = ScreenModel(
            width: 1, height: 1, scale: Scale(1, source: .option), regions: [],
            surfaces: [Surface(color: color, box: whole, share: 1)], luminance: color.relativeLuminance)
        self.init(model, palette: palette, known: known, assuming: .iOS)
    }

    /// The semantic colours that were looked for.
    public var palette: SystemPalette { naming.palette }

    /// What a colour of the screen is called under its conditions, or assumed ones where no colour tells
    /// them; nil where it is none of theirs.
    ///
    /// - Parameters:
    ///   - color: The pixels.
    ///   - backdrop: What lies behind them; nil for a surface, whose backdrop nobody sees.
    ///   - use: What they are drawn as.
    package func name(
        of color: SRGB8, over backdrop: SRGB8? = nil, drawnAs use: SystemColor.Use
    ) -> NameMatch? {
        let assumed = CandidateRanking(
            conditions: conditions.assumed, isGrouped: ranking.isGrouped,
            isRounded: ranking.isRounded)
        let matches = naming.matches(of: color, over: backdrop).filter {
            $0.difference <= Attribution.sureDifference && $0.occurs(under: conditions.assumed)
        }
        let ranked = assumed.ranked(matches, drawnAs: use)
        guard let first = ranked.first else { return nil }
        // Of several that are as likely, the one of the set that the screen is made of.
        let set: SystemColor.Group =
            use == .foreground ? .label : ranking.isGrouped ? .groupedBackground : .background
        return ranked.first {
            $0.group == set && $0.kind == first.kind && $0.difference == first.difference
        } ?? first
    }
}
