internal import Raster

extension DetectionTrace {
    /// What each stage made of the screen, for programs.
    package var document: some Encodable { TraceDocument(of: self) }
}

/// A trace as JSON has it.
private struct TraceDocument: Encodable {
    let width: Int
    let height: Int
    let scale: Double
    /// The number of zones, and of those that are backgrounds.
    let zones: Int
    let backgrounds: Int
    /// How often each reason kept something from being text.
    let reasons: [String: Int]
    let sources: [Source]

    init(of trace: DetectionTrace) {
        width = trace.screen.width
        height = trace.screen.height
        scale = trace.scale
        zones = trace.parted?.zones.list.count ?? 0
        backgrounds = trace.parted?.backgrounds.isBackground.count { $0 } ?? 0
        reasons = Dictionary(uniqueKeysWithValues: trace.reasons.map { ($0.rawValue, $1) })
        sources = trace.sources.map { Source($0, scale: trace.scale) }
    }

    /// The ink between backgrounds, or a layer of one colour.
    struct Source: Encodable {
        let color: [Int]?
        let components: [Component]
        let candidates: [Candidate]

        init(_ source: SourceTrace, scale: Double) {
            color = source.color.map { [Int($0.x), Int($0.y), Int($0.z)] }
            components = zip(source.ink.components, source.components).map(Component.init)
            candidates = source.candidates.map { Candidate($0, scale: scale) }
        }
    }

    struct Component: Encodable {
        let box: [Int]
        let pixels: Int
        let reason: Reason?

        init(_ component: InkMap.Component, _ trace: ComponentTrace?) {
            box = component.bounds.sides
            pixels = component.area
            reason = trace?.reason
        }
    }

    struct Candidate: Encodable {
        let box: [Int]
        let components: [Int]
        let decision: String
        let score: Double?
        let reason: Reason?
        let evidence: [Evidence]
        /// The size of the type in points, of text.
        let pointSize: Double?
        /// The numbers that tell the form of the line, of text and of what is no text by its form alone.
        let form: [Float]?
        /// How much its parts look like characters, in the mean and the best of them, and how many they are.
        let parts: [Float]?
        /// The numbers that tell the form of its letters, where these may be Latin, Greek or
        /// Cyrillic, and are enough to tell a typeface.
        let letters: [Float]?
        /// Pictures of them: how much of each cell the ink covers, in two hexadecimal digits.
        let pictures: [String]?

        init(_ candidate: CandidateTrace, scale: Double) {
            box = candidate.bounds.sides
            components = candidate.components
            reason = candidate.decision.reason
            evidence = candidate.evidence
            pointSize = candidate.region?.pointSize
            let isFormed = [nil, .unlikeCharacters].contains(candidate.decision.reason)
            let word = isFormed ? candidate.features.map(WordForm.init) : nil
            (form, parts) = (word?.line.values, word?.parts)
            let shown = candidate.size(scale: scale)?.letters
            letters = shown?.form.values
            pictures = shown?.pictures.values.map { $0.map(Self.digits).joined() }
            switch candidate.decision {
            case .text(let score): (decision, self.score) = ("text", score)
            case .icon: (decision, score) = ("icon", nil)
            case .rejected: (decision, score) = ("rejected", nil)
            }
        }

        private static func digits(_ covered: Float) -> String {
            let digits = String(Int((255 * min(1, max(0, covered))).rounded()), radix: 16)
            return digits.count < 2 ? "0" + digits : digits
        }
    }
}

extension CandidateTrace {
    /// The size of text, measured once more.
    fileprivate func size(scale: Double) -> TypeSize? {
        guard decision.reason == nil, let features else { return nil }
        return TypeSize(
            features.candidate.line, shape: features.shape, coverage: features.measurement.coverage,
            scale: scale, DetectionConstants().size)
    }
}

extension Bounds {
    /// Left, top, width and height.
    fileprivate var sides: [Int] { [minX, minY, width, height] }
}
