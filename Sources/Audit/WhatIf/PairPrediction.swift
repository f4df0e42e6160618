internal import ColorMath
internal import Recognition
internal import SystemColors
internal import TextDetection

/// An ink and its backdrop, as they would be under other settings.
struct PairPrediction: Hashable {
    let ink: SRGB8
    let backdrop: SRGB8
    /// The semantic colours of which it holds, where others make the same pixels now and would not then:
    /// `link` and `systemBlue` are one blue in light. Empty where all of them agree.
    var names: [String]
    /// Whether both are semantic colours, so that nothing is left to chance.
    let namesBoth: Bool

    /// The contrast ratio, unrounded.
    var contrast: Double { ink.contrastRatio(with: backdrop) }

    /// The two colours.
    var colors: WhatIf.Colors { WhatIf.Colors(ink: ink, backdrop: backdrop) }
}

extension JudgedScreen {
    /// What ink and backdrop of a region become in another appearance: colours that the screen's conditions
    /// explain move to their values there, in the newest release in which they are what they are on the
    /// screen; all others stay.
    ///
    /// - Returns: One for each outcome that the names which the pixels allow would have, the lowest contrast
    ///   first. Empty where neither colour moves, or what a translucent one lies on is unknown.
    func predictions(
        of judged: JudgedRegion, with settings: (inout Appearance) -> Void
    ) -> [PairPrediction] {
        let ground = judged.attribution.backgroundRole.flatMap { $0.occurs(under: conditions) ? $0 : nil }
        let tie = judged.attribution.foregroundTie.filter { $0.occurs(under: conditions) }
        let inks: [NameMatch?] = tie.isEmpty ? [nil] : tie
        let all = inks.compactMap { ink -> PairPrediction? in
            var pair = prediction(of: judged, ink: ink, ground: ground, with: settings)
            pair?.names = [ink?.name].compactMap(\.self)
            return pair
        }
        return PairPrediction.joined(all)
    }

    private func prediction(
        of judged: JudgedRegion, ink: NameMatch?, ground: NameMatch?,
        with settings: (inout Appearance) -> Void
    ) -> PairPrediction? {
        guard ink != nil || ground != nil else { return nil }
        var appearance = conditions.appearance
        if let ground { appearance.level = ground.level(under: conditions) }
        settings(&appearance)
        let shared = [ink, ground].compactMap { $0.map { Set($0.releases(under: conditions)) } }
            .reduce(Set(conditions.releases)) { $0.intersection($1) }
        func value(of name: String, as match: NameMatch) -> SystemColorValue? {
            // Where no release has both, each is taken of its own.
            guard let release = shared.max() ?? match.releases(under: conditions).last else { return nil }
            return palette.value(of: name, in: appearance, release: release)
        }
        var backdrop = judged.region.backdrop
        if let ground {
            guard let own = value(of: ground.name, as: ground) else { return nil }
            switch ground.backdrop {
            case nil: backdrop = own.color
            case .named(let name):
                guard let under = value(of: name, as: ground) else { return nil }
                backdrop = own.composited(over: under.color)
            case .color: return nil
            }
        }
        var color = judged.region.ink
        if let ink {
            guard let own = value(of: ink.name, as: ink) else { return nil }
            color = own.composited(over: backdrop)
        }
        return PairPrediction(
            ink: color, backdrop: backdrop, names: [], namesBoth: ink != nil && ground != nil)
    }
}

extension PairPrediction {
    /// Predictions with those that come to the same colours as one, by all their names; the lowest contrast
    /// first.
    static func joined(_ predictions: [PairPrediction]) -> [PairPrediction] {
        var joined: [PairPrediction] = []
        for prediction in predictions {
            let same = joined.firstIndex { $0.ink == prediction.ink && $0.backdrop == prediction.backdrop }
            if let same {
                joined[same].names += prediction.names.filter { !joined[same].names.contains($0) }
            } else {
                joined.append(prediction)
            }
        }
        if joined.count == 1 { joined[0].names = [] }
        return joined.sorted { $0.contrast < $1.contrast }
    }
}
