/// Takes down what each stage makes of a screen, for those who ask why.
///
/// Ordinary detections have none, and do nothing for it.
///
/// Unchecked, as its owner is one detection that works on one core while there is a recorder.
final class TraceRecorder: @unchecked Sendable {
    private(set) var screen: SegmentedScreen?
    private(set) var sources: [SourceTrace] = []
    /// What was asked of the component at hand.
    private var evidence: [Evidence] = []

    /// Takes the zones and backgrounds of a screen.
    func record(_ screen: SegmentedScreen) { self.screen = screen }

    /// Goes on to another source of candidates.
    ///
    /// - Parameter color: Its colour in encoded levels; nil for the ink between backgrounds.
    func begin(ink: InkMap, color: SIMD3<Float>?) {
        sources.append(SourceTrace(ink: ink, color: color))
    }

    // MARK: Components

    /// Takes what was asked of the component at hand, which is about to be left out.
    func asked(_ evidence: [Evidence]) { self.evidence = evidence }

    func leaveOut(component: Int, _ reason: Reason) {
        sources[sources.count - 1].components[component] = ComponentTrace(reason: reason, evidence: evidence)
        evidence = []
    }

    func keep(_ glyph: Glyph, evidence: [Evidence]) {
        sources[sources.count - 1].components[glyph.component] = ComponentTrace(
            glyph: glyph, evidence: evidence)
    }

    // MARK: Candidates

    /// Takes what was decided on a candidate.
    ///
    /// - Returns: Its place among those of all sources.
    func record(
        _ candidate: CandidateFeatures, _ decision: Decision, by classifier: LineClassifier,
        _ features: LineFeatures? = nil, _ contrast: MeasuredContrast? = nil, as region: Region? = nil
    ) -> Int {
        let evidence = classifier.evidence(candidate, features, contrast)
        sources[sources.count - 1].candidates.append(
            CandidateTrace(
                bounds: candidate.line.bounds, components: candidate.line.glyphs.map(\.component),
                decision: decision, evidence: evidence, features: features, region: region))
        return sources[sources.count - 1].candidates.count - 1
    }

    /// Takes a candidate of the last source for no text after all.
    func reject(_ candidate: Int?, _ reason: Reason) {
        guard let candidate else { return }
        sources[sources.count - 1].candidates[candidate].decision = Decision(reason)
    }
}
