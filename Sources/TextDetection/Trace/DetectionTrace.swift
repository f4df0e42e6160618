package import Raster

/// What each stage made of a screen.
package struct DetectionTrace {
    /// The screen, and the pixels of it that make a point.
    package let screen: Bitmap<UInt8>
    package let scale: Double
    /// What was found.
    package let detection: Detection
    /// Its zones and backgrounds.
    package let parted: SegmentedScreen?
    /// Where candidates came from: the ink between backgrounds, then layers of one colour.
    package let sources: [SourceTrace]

    init(_ recorder: TraceRecorder, of screen: Bitmap<UInt8>, scale: Double, detection: Detection) {
        self.screen = screen
        self.scale = scale
        self.detection = detection
        parted = recorder.screen
        sources = recorder.sources
    }

    /// How often each reason kept something from being text.
    package var reasons: [Reason: Int] {
        sources.reduce(into: [:]) { counts, source in
            for component in source.components {
                if let reason = component?.reason { counts[reason, default: 0] += 1 }
            }
            for candidate in source.candidates {
                if let reason = candidate.decision.reason { counts[reason, default: 0] += 1 }
            }
        }
    }
}

/// A source of candidates, its components and what became of them.
package struct SourceTrace {
    package let ink: InkMap
    /// The colour of a layer in encoded levels; nil for the ink between backgrounds.
    package let color: SIMD3<Float>?
    /// For each component of ``ink``, what was made of it; nil where it was not looked at.
    package var components: [ComponentTrace?]
    package var candidates: [CandidateTrace] = []

    init(ink: InkMap, color: SIMD3<Float>?) {
        self.ink = ink
        self.color = color
        components = Array(repeating: nil, count: ink.components.count)
    }
}

/// A component, and why it was left out where it was.
package struct ComponentTrace {
    package var glyph: Glyph?
    package var reason: Reason?
    package let evidence: [Evidence]
}

/// A candidate and what it was taken for.
package struct CandidateTrace {
    package let bounds: Bounds
    /// Its components in the source's ink.
    package let components: [Int]
    package var decision: Decision
    package let evidence: [Evidence]
    /// What its pixels show, where they were looked at.
    package let features: LineFeatures?
    /// What was measured, where it is text or an icon.
    package let region: Region?
}
