internal import ColorMath
internal import Raster
internal import SystemColors
internal import TextDetection

/// Gives the colours of a screen their names, and infers from all of them together what the screen was drawn under.
struct Attributor {
    private let palette: SystemPalette
    private let known: KnownConditions
    private let platform: Platform
    /// What was found for colours that came up before: a screen has few.
    private var found: [ColorEvidence.Key: [NameMatch]] = [:]

    /// Prepares for one screen.
    ///
    /// - Parameters:
    ///   - palette: The colours to look for.
    ///   - known: What the caller knows.
    ///   - platform: The platform, where the size of the screen tells.
    init(palette: SystemPalette, known: KnownConditions, platform: Platform?) {
        self.palette = palette
        self.known = known
        self.platform = known.platform ?? platform ?? .iOS
    }

    /// The conditions of a screen, and the attribution of each of its regions.
    ///
    /// - Parameters:
    ///   - regions: What was found on the screen.
    ///   - surfaces: The large areas of one colour, the largest first.
    ///   - style: Light or dark, by the luminance of the screen.
    mutating func attribute(
        _ regions: [Region], on surfaces: [Surface], likelyStyle style: Appearance.Style
    ) -> (conditions: ScreenConditions, regions: [Attribution]) {
        var releases = palette.releases(of: platform)
        if let release = known.release {
            // A release between two that changed something has the colours of the older one.
            releases = releases.last { $0 <= release }.map { [$0] } ?? []
        }
        let evidence = evidence(from: regions, on: surfaces)
        let conditions =
            ConditionVote(on: evidence, among: releases, likelyStyle: style, known: known)
            .winner(on: evidence)
            ?? ScreenConditions(appearance: Appearance(style), platform: platform, confidence: 0)
        let ranking = CandidateRanking(
            conditions: conditions, isGrouped: isGrouped(surfaces, conditions))
        let attributions = regions.map { region in
            region.kind == .picture
                ? .none
                : Attribution(
                    foreground: ranking.ranked(
                        matches(of: region.ink, over: region.backdrop), drawnAs: .foreground),
                    background: ranking.ranked(
                        background(of: region, on: surfaces), drawnAs: .background),
                    under: conditions)
        }
        return (conditions, attributions)
    }

    /// The distinct colours that were measured surely.
    private mutating func evidence(from regions: [Region], on surfaces: [Surface]) -> [ColorEvidence] {
        var keys: [ColorEvidence.Key] = surfaces.map { ColorEvidence.Key(color: $0.color, backdrop: nil) }
        for region in regions where region.kind != .picture && region.place == .content {
            guard region.doubts.isEmpty, region.contrast.low == region.contrast.high else { continue }
            keys.append(ColorEvidence.Key(color: region.backdrop, backdrop: nil))
            keys.append(ColorEvidence.Key(color: region.ink, backdrop: region.backdrop))
        }
        var seen: Set<ColorEvidence.Key> = []
        return keys.filter { seen.insert($0).inserted }.map { key in
            ColorEvidence(key: key, matches: matches(of: key.color, over: key.backdrop))
        }
    }

    /// What the backdrop of a region may be: a background of the table, or a translucent one over what the screen is drawn
    /// on.
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
        let context = NamingContext(platform: known.platform, release: known.release)
        let matches = palette.names(of: color, over: backdrop, in: context)
        // Where the screen's own platform has the colour, what others call it is of no interest.
        let own = matches.filter { $0.releases.contains { $0.platform == platform } }
        let isOwn = own.contains { $0.difference <= Attribution.sureDifference }
        found[key] = isOwn ? own : matches
        return isOwn ? own : matches
    }

    /// Whether the backgrounds of the screen are those for grouped lists rather than the plain ones, some of which are the
    /// same: in the light appearance the screen itself is grey and its cards are white, in the dark one cards do not reach
    /// from side to side.
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
