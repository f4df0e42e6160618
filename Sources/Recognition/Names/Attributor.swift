internal import ColorMath
internal import Raster
internal import ScreenReading
internal import SystemColors
internal import TextDetection

/// Gives the colours of a screen their names, and infers from all of them together what the screen was drawn
/// under.
struct Attributor {
    private let naming: ColorNaming
    /// What was found for colours that came up before: a screen has few.
    private var found: [ColorEvidence.Key: [NameMatch]] = [:]

    /// Prepares for one screen.
    init(_ naming: ColorNaming) { self.naming = naming }

    /// What was recognised.
    struct Result {
        let conditions: ScreenConditions
        /// How names are ranked under the conditions.
        let ranking: CandidateRanking
        /// The attribution of each region.
        let attributions: [Attribution]
    }

    /// Recognises a screen.
    mutating func attribute(_ model: ScreenModel) -> Result {
        let palette = naming.palette
        var releases = naming.platform.map(palette.releases) ?? []
        if let release = naming.known.release {
            // A release between two that changed something has the colours of the older one.
            releases = releases.last { $0 <= release }.map { [$0] } ?? []
        }
        let evidence = evidence(from: model)
        let polarity = Polarity(of: model)
        let likely: Appearance.Style = polarity.dark > polarity.light ? .dark : .light
        let conditions =
            ConditionVote(on: evidence, among: releases, polarity: polarity, known: naming.known)
            .winner(on: evidence)
            ?? ScreenConditions(
                appearance: Appearance(
                    naming.known.style ?? likely, contrast: naming.known.contrast ?? .standard),
                platform: naming.platform,
                confidence: polarity.confidence(of: likely))
        let ranking = CandidateRanking(
            conditions: conditions, isGrouped: isGrouped(model.surfaces, conditions),
            isRounded: model.precision == .codesOfDisplayP3)
        let attributions = model.regions.map { region in
            region.kind == .picture
                ? .none
                : Attribution(
                    foreground: ranking.ranked(
                        matches(of: region.ink, over: region.backdrop), drawnAs: .foreground),
                    background: ranking.ranked(
                        background(of: region, on: model.surfaces), drawnAs: .background),
                    under: conditions,
                    tolerance: model.precision == .codesOfDisplayP3 ? CandidateRanking.roundedDifference : 0)
        }
        return Result(conditions: conditions, ranking: ranking, attributions: attributions)
    }

    /// The distinct colours that were measured surely: those of surfaces, and ink and backdrop of regions.
    private mutating func evidence(from model: ScreenModel) -> [ColorEvidence] {
        var keys: [ColorEvidence.Key] = []
        var isAccent: [ColorEvidence.Key: Bool] = [:]
        func add(_ key: ColorEvidence.Key, asAccent accent: Bool) {
            if isAccent[key] == nil { keys.append(key) }
            isAccent[key] = accent && isAccent[key] ?? true
        }
        for surface in model.surfaces { add(.init(color: surface.color, backdrop: nil), asAccent: false) }
        for (region, ground) in zip(model.regions, model.grounds)
        where region.kind != .picture && region.place == .content {
            guard region.doubts.isEmpty, region.contrast.low == region.contrast.high else { continue }
            add(.init(color: region.backdrop, backdrop: nil), asAccent: !ground.isSurface)
            add(.init(color: region.ink, backdrop: region.backdrop), asAccent: !ground.isSurface)
        }
        return keys.map { key in
            ColorEvidence(
                key: key, matches: matches(of: key.color, over: key.backdrop),
                isAccent: isAccent[key] ?? false)
        }
    }

    /// What the backdrop of a region may be: a background of the table, or a translucent one over what the
    /// screen is drawn on.
    private mutating func background(of region: Region, on surfaces: [Surface]) -> [NameMatch] {
        let matches = matches(of: region.backdrop, over: nil)
        guard matches.isEmpty, let page = surfaces.first(where: { $0.color != region.backdrop }) else {
            return matches
        }
        return self.matches(of: region.backdrop, over: page.color)
    }

    private mutating func matches(of color: SRGB8, over backdrop: SRGB8?) -> [NameMatch] {
        let key = ColorEvidence.Key(color: color, backdrop: backdrop)
        if let matches = found[key] { return matches }
        let matches = naming.matches(of: color, over: backdrop)
        found[key] = matches
        return matches
    }

    /// Whether the backgrounds of the screen are those for grouped lists rather than the plain ones, some of
    /// which are the same: in the light appearance the screen itself is grey and its cards are white, in the
    /// dark one cards do not reach from side to side.
    private func isGrouped(_ surfaces: [Surface], _ conditions: ScreenConditions) -> Bool {
        guard let page = surfaces.first else { return false }
        switch conditions.appearance.style {
        case .light:
            return matchesGrouped(page.color, conditions)
        case .dark:
            return surfaces.dropFirst().contains { card in
                card.box.x > page.box.x && card.box.maxX < page.box.maxX
                    && matchesGrouped(card.color, conditions)
            }
        }
    }

    private func matchesGrouped(_ color: SRGB8, _ conditions: ScreenConditions) -> Bool {
        found[ColorEvidence.Key(color: color, backdrop: nil)]?.contains { match in
            match.group == .groupedBackground && color != .white && color != .black
                && match.occurs(under: conditions)
        } ?? false
    }
}

extension Ground {
    /// Whether it is one of the large areas that a screen is drawn on.
    fileprivate var isSurface: Bool {
        switch self {
        case .surface: true
        case .pane, .picture, .patch: false
        }
    }
}
