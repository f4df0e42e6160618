/// What a context lets through, and how it ranks.
struct NamingScope {
    private let platform: Platform?
    private let release: Release?
    private let appearances: AppearanceMask
    private let use: SystemColor.Use?

    init(_ context: NamingContext, in palette: SystemPalette) {
        platform = context.release?.platform ?? context.platform
        // A release that the tables do not list has the colours of the one before it; one older than all has
        // none.
        release = context.release.map { release in
            palette.releases(of: release.platform).last { $0 <= release } ?? release
        }
        appearances = AppearanceMask(where: context.allows)
        use = context.use
    }

    /// One match for each name that has a sample within the context.
    func matches(
        of sample: NamingSample, _ fit: NamingPixel.Fit, over backdrop: NameMatch.Backdrop?
    ) -> [NameMatch] {
        var names: [String] = []
        var bearers: [String: [NamingSample.Bearer]] = [:]
        for bearer in sample.bearers {
            guard platform ?? bearer.release.platform == bearer.release.platform,
                release ?? bearer.release == bearer.release,
                !bearer.appearances.isDisjoint(with: appearances)
            else { continue }
            if bearers[bearer.name] == nil { names.append(bearer.name) }
            bearers[bearer.name, default: []].append(bearer)
        }
        return names.compactMap { name in
            bearers[name].flatMap { match($0, of: sample, fit, over: backdrop) }
        }
    }

    private func match(
        _ bearers: [NamingSample.Bearer], of sample: NamingSample, _ fit: NamingPixel.Fit,
        over backdrop: NameMatch.Backdrop?
    ) -> NameMatch? {
        guard let first = bearers.first, let confidence = bearers.map(\.confidence).max() else { return nil }
        var masks: [(release: Release, appearances: AppearanceMask)] = []
        for bearer in bearers {
            if masks.last?.release == bearer.release {
                masks[masks.count - 1].appearances.formUnion(bearer.appearances)
            } else {
                masks.append((bearer.release, bearer.appearances))
            }
        }
        return NameMatch(
            name: first.name, group: first.group, color: sample.layer.color, alpha: sample.layer.alpha,
            backdrop: backdrop, kind: fit.kind, difference: fit.difference, confidence: confidence,
            occurrences: masks.map {
                NameMatch.Occurrence(
                    release: $0.release, appearances: $0.appearances.intersection(appearances).appearances)
            })
    }

    /// The likeliest first; equals stay in order.
    func ranked(_ matches: [NameMatch]) -> [NameMatch] {
        matches.enumerated().sorted { first, second in
            let (one, other) = (rank(of: first.element), rank(of: second.element))
            return one == other ? first.offset < second.offset : one.lexicographicallyPrecedes(other)
        }.map(\.element)
    }

    private func rank(of match: NameMatch) -> [Double] {
        let kind = NameMatch.Kind.allCases.firstIndex(of: match.kind) ?? 0
        let isMisused = use.map { !match.group.uses.contains($0) } ?? false
        let certainty = Confidence.allCases.firstIndex(of: match.confidence) ?? 0
        // Within the rounding of a mix, a difference says nothing.
        let difference = match.kind == .exact ? 0 : match.difference
        return [Double(kind), isMisused ? 1 : 0, difference, match.alpha == 1 ? 0 : 1, Double(-certainty)]
    }
}
