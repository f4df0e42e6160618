/// How far the measurement of a line can be trusted.
struct Certainty {
    /// What stands in the way of a sure measurement.
    let doubts: [Region.Doubt]
    /// How sure it is that the line is text and that its colours are right, 0…1.
    let confidence: Double

    /// Strokes thinner than this many pixels, of which fewer than this share are fully covered, may show no pixel of
    /// their own colour.
    private static let thinStroke: Float = 1.15
    private static let thinCore: Float = 0.25
    /// Sharp strokes have about 0.6 partly covered pixels for each crossing of an edge; blurred ones more than this.
    private static let softEdges: Float = 1.15
    /// Full pixels of one ink are within about 2 levels of each other; further apart than this they fade.
    private static let fading: Float = 5
    private static let fadingShare: Float = 0.06
    /// A ground that deviates more than this many levels, and of which the ink is fewer times that clear, is busy.
    private static let busy: Float = 15
    private static let clearOfBusy: Float = 6

    init(_ measurement: InkMeasurement, shape: LineShape, isLayer: Bool) {
        let strength = measurement.colors.strength
        var doubts: [Region.Doubt] = []
        if !isLayer, shape.strokeWidth < Self.thinStroke, measurement.core < Self.thinCore {
            doubts.append(.thinStrokes)
        }
        let isFading = measurement.spread > max(Self.fading, Self.fadingShare * strength)
        if shape.softness > Self.softEdges || isFading { doubts.append(.veiled) }
        if measurement.roughness > Self.busy, strength < Self.clearOfBusy * measurement.roughness {
            doubts.append(.busyBackdrop)
        }
        self.doubts = doubts

        // Few blocks may be an icon; few full pixels and a rough ground make the colours less sure.
        let shapes: [Double] = [0.5, 0.7, 0.85, 0.95]
        let form = shape.blocks.count < shapes.count ? shapes[shape.blocks.count] : 1
        let color = Double(min(1, 0.6 + measurement.core)) * 40 / (40 + Double(measurement.roughness))
        confidence = form * color * (doubts.isEmpty ? 1 : 0.7)
    }
}
