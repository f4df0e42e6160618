internal import ColorMath
internal import SystemColors
internal import TextDetection

extension Scene {
    /// What ink and backdrop of a region become in another appearance: colours that the screen's conditions explain move to
    /// their values there, all others stay. `nil` where neither moves, or what a translucent colour lies on is unknown.
    func pair(of judged: JudgedRegion, with settings: (inout Appearance) -> Void) -> ScenePair? {
        let conditions = screen.conditions
        guard let release = conditions.release else { return nil }
        let (ink, ground) = (judged.attribution.foregroundRole, judged.attribution.backgroundRole)
        let inkMoves = ink.map { $0.occurs(under: conditions) } ?? false
        let groundMoves = ground.map { $0.occurs(under: conditions) } ?? false
        guard inkMoves || groundMoves else { return nil }

        var appearance = conditions.appearance
        if let ground, groundMoves { appearance.level = ground.level(under: conditions) }
        settings(&appearance)

        var pair = ScenePair(ink: judged.region.ink, backdrop: judged.region.backdrop)
        pair.namesBoth = inkMoves && groundMoves
        if let ground, groundMoves {
            guard let value = palette.value(of: ground.name, in: appearance, release: release) else {
                return nil
            }
            switch ground.backdrop {
            case nil:
                pair.backdrop = value.color
            case .named(let name):
                guard let under = palette.value(of: name, in: appearance, release: release) else {
                    return nil
                }
                pair.backdrop = value.composited(over: under.color)
            case .color:
                return nil
            }
        }
        if let ink, inkMoves {
            guard let value = palette.value(of: ink.name, in: appearance, release: release) else {
                return nil
            }
            pair.ink = value.composited(over: pair.backdrop)
        }
        return pair
    }
}

/// An ink and its backdrop, as the tables have them in some appearance.
struct ScenePair {
    var ink: SRGB8
    var backdrop: SRGB8
    /// Whether both are semantic colours, so that nothing is left to chance.
    var namesBoth = false

    var contrast: Double { ink.contrastRatio(with: backdrop) }
}

extension NameMatch {
    /// The level that the colour has this value at: the base level, unless it is the elevated one alone.
    fileprivate func level(under conditions: ScreenConditions) -> Appearance.Level {
        let levels = occurrences.filter { conditions.releases.contains($0.release) }.flatMap(\.appearances)
            .filter {
                $0.style == conditions.appearance.style && $0.contrast == conditions.appearance.contrast
            }.map(\.level)
        return levels.contains(.base) ? .base : levels.first ?? .base
    }
}
