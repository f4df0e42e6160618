internal import ColorMath
internal import SystemColors

/// Which release and appearance the colours of a screen speak for, all together.
///
/// Every combination of release, style and contrast is a hypothesis. Light or dark is first of all what the
/// page and the area of the screen say (``Polarity``). Each distinct colour either is one that the hypothesis
/// explains or is not; colours are taken for independent (naive Bayes). A colour that all hypotheses explain,
/// or none, changes nothing.
struct ConditionVote {
    private let hypotheses: [Hypothesis]

    private struct Hypothesis {
        let release: Release
        let style: Appearance.Style
        let contrast: Appearance.Contrast
        var weight: Double
    }

    /// How much likelier a colour is under a hypothesis that explains it: apps use system colours and others
    /// about equally, and a colour of another appearance now and then.
    private static let likelihood = 8.0
    /// How much likelier standard contrast is than increased.
    private static let priorOfStandard = 8.0
    /// More colours than this add nothing but numbers beyond all bounds.
    private static let most = 200
    /// Releases whose share is at least this part of the best one's explain the screen as well as that does.
    private static let tie = 0.5

    /// Weighs every hypothesis that is open.
    ///
    /// - Parameters:
    ///   - evidence: The distinct colours of the screen.
    ///   - releases: The releases that it may be of.
    ///   - polarity: What the area of the screen says of its style.
    ///   - known: What the caller knows.
    init(
        on evidence: [ColorEvidence], among releases: [Release], polarity: Polarity,
        known: KnownConditions
    ) {
        var hypotheses: [Hypothesis] = []
        for release in releases {
            for style in Appearance.Style.allCases where known.style ?? style == style {
                for contrast in Appearance.Contrast.allCases where known.contrast ?? contrast == contrast {
                    let explained = evidence.count {
                        $0.isTelling && $0.isExplained(by: release, style, contrast)
                    }
                    let prior =
                        polarity.prior(of: style)
                        * (contrast == .standard ? Self.priorOfStandard : 1)
                    hypotheses.append(
                        Hypothesis(
                            release: release, style: style, contrast: contrast,
                            weight: prior * power(Self.likelihood, Double(min(explained, Self.most)))))
                }
            }
        }
        let sum = hypotheses.reduce(0) { $0 + $1.weight }
        for index in hypotheses.indices { hypotheses[index].weight /= sum }
        self.hypotheses = hypotheses
    }

    /// The appearance that has the most of all weight, and its releases that are as good as the best of them.
    func winner(on evidence: [ColorEvidence]) -> ScreenConditions? {
        guard let best = hypotheses.max(by: { $0.weight < $1.weight }) else { return nil }
        let appearance = Appearance(best.style, contrast: best.contrast)
        let peers = hypotheses.filter {
            $0.style == best.style && $0.contrast == best.contrast && $0.weight >= best.weight * Self.tie
        }
        let isTold = evidence.contains { color in
            color.isTelling && color.isExplained(by: best.release, best.style, best.contrast)
        }
        return ScreenConditions(
            appearance: appearance, platform: best.release.platform,
            releases: isTold ? peers.map(\.release).sorted() : [],
            possibleReleases: peers.map(\.release).sorted(),
            confidence: peers.reduce(0) { $0 + $1.weight })
    }
}
