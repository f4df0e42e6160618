internal import ColorMath
internal import Recognition
internal import SystemColors
internal import TextDetection

/// What settles the contrast of a region with its typical backdrop: another ink, or another backdrop.
struct RegionRepair {
    let ink: Finding.Suggestion?
    /// `nil` where no backdrop does, and where it is a background of the system, which an app takes as it is.
    let backdrop: Finding.Alternative?

    /// Looks for the nearest changes.
    ///
    /// A colour of the system gives way to a ``StrongerInk``, where one reaches the ratio.
    init(of judged: JudgedRegion, to required: Double, on screen: JudgedScreen) {
        let region = judged.region
        let literal = ContrastRepair(reaching: required, over: [region.backdrop]).nearest(to: region.ink)
            .color.map {
                Finding.Suggestion(foreground: $0, contrast: $0.contrastRatio(with: region.backdrop))
            }
        ink = screen.strongerInk(for: judged, reaching: required).map(Finding.Suggestion.init) ?? literal
        guard judged.attribution.backgroundRole?.group.isOfScreens != true else {
            backdrop = nil
            return
        }
        backdrop = ContrastRepair(reaching: required, over: [region.ink]).nearest(to: region.backdrop).color
            .map { Finding.Alternative(background: $0, contrast: region.ink.contrastRatio(with: $0)) }
    }
}

extension JudgedScreen {
    /// The colours of some groups as they are seen over a backdrop under the conditions of the screen, in the
    /// order of their table; empty where the platform is not known.
    func colors(
        of groups: Set<SystemColor.Group>, over backdrop: SRGB8
    ) -> [(name: String, shown: SRGB8)] {
        guard let release = conditions.release ?? conditions.platform.flatMap(palette.newestRelease)
        else { return [] }
        return palette.colors(in: release).filter { groups.contains($0.group) }.compactMap { color in
            palette.value(of: color.name, in: conditions.appearance, release: release).map {
                (color.name, $0.composited(over: backdrop))
            }
        }
    }

    /// A colour of the system that reaches a ratio in the place of an ink that is one.
    fileprivate func strongerInk(for judged: JudgedRegion, reaching required: Double) -> StrongerInk? {
        guard let role = judged.attribution.foregroundRole, role.occurs(under: conditions),
            let release = conditions.release ?? conditions.platform.flatMap(palette.newestRelease)
        else { return nil }
        return palette.strongerInk(
            than: role.name, over: judged.region.backdrop, reaching: required, in: conditions.appearance,
            release: release)
    }
}

extension SystemColor.Group {
    /// Whether its colours are what screens are drawn on.
    fileprivate var isOfScreens: Bool { self == .background || self == .groupedBackground }
}
