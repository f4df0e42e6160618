/// How far the measurement of a line can be trusted.
package struct Certainty {
    /// What stands in the way of a sure measurement.
    package let doubts: [Region.Doubt]
    /// How sure it is that the line is text and that its colours are right, 0…1.
    package let confidence: Double

    package init(of line: LineFeatures, _ constants: MeasurementConstants) {
        let (measurement, shape) = (line.measurement, line.shape)
        let strength = Double(measurement.colors.strength)
        let roughness = Double(measurement.roughness)
        var doubts: [Region.Doubt] = []
        if line.candidate.source.mayBeThin, Double(shape.strokeWidth) < constants.thinStroke,
            Double(measurement.core) < constants.thinSolid || measurement.isSubpixel
        {
            doubts.append(.thinStrokes)
        }
        let isFading = Double(measurement.spread) > max(constants.fading, constants.fadingShare * strength)
        let isSoft = Double(shape.softness) > constants.softEdges
        // The rims of letters drawn by subpixels are as soft, and have colours of their own.
        if !measurement.isSubpixel, isSoft || isFading { doubts.append(.veiled) }
        if roughness > constants.busy, strength < constants.clearOfBusy * roughness {
            doubts.append(.busyBackdrop)
        }
        self.doubts = doubts

        // Few full pixels and a rough ground make the colours less sure.
        let color =
            Double(min(1, Float(constants.leastConfidence) + measurement.core)) * constants.roughness
            / (constants.roughness + roughness)
        confidence = line.score * color * (doubts.isEmpty ? 1 : constants.doubtful)
    }
}
