/// Tells lines of text from icons, rules, bars, charts and texture.
package struct LineClassifier: Sendable {
    package let constants: ClassifierConstants
    package let scale: Double
    private let texture: Double
    private let questions: LineQuestions

    package init(_ constants: DetectionConstants, scale: Double) {
        self.constants = constants.classifier
        texture = constants.segmentation.texture
        self.scale = scale
        questions = LineQuestions(constants.classifier, texture: texture)
    }

    /// What is known of a candidate from its components.
    package func features(of line: Line, from source: SourceTraits) -> CandidateFeatures {
        CandidateFeatures(
            line: line, scale: scale, source: source, constants: constants, texture: texture)
    }

    /// Why a candidate is no text, by what its components tell; nil where its pixels must be looked at.
    package func decision(on candidate: CandidateFeatures) -> Decision? {
        questions.ofCandidates.reason(for: candidate).map { Decision($0) }
    }

    /// What a candidate is, by its features.
    package func decision(on line: LineFeatures) -> Decision {
        guard let reason = questions.ofLines.reason(for: line) else { return .text(score: line.score) }
        // What is an icon on a background is a part of the picture elsewhere.
        return reason.isOfIcon && !line.candidate.source.allowsIcons
            ? .rejected(.iconInLayer) : Decision(reason)
    }

    /// Why a line of text is none after all, by its contrast.
    package func objection(to line: LineFeatures, contrast: MeasuredContrast) -> Reason? {
        questions.ofContrast.reason(for: LineQuestions.Measured(line: line, contrast: contrast))
    }

    /// All that was asked of a candidate.
    package func evidence(
        _ candidate: CandidateFeatures, _ line: LineFeatures?, _ contrast: MeasuredContrast?
    )
        -> [Evidence]
    {
        var evidence = questions.ofCandidates.evidence(for: candidate)
        guard let line else { return evidence }
        evidence += questions.ofLines.evidence(for: line)
        guard let contrast else { return evidence }
        return evidence
            + questions.ofContrast.evidence(for: LineQuestions.Measured(line: line, contrast: contrast))
    }
}
