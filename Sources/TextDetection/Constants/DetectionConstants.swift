/// The numbers by which a screen's text is found and measured, a table for each stage.
package struct DetectionConstants: Sendable {
    package var segmentation = SegmentationConstants()
    package var backgrounds = BackgroundConstants()
    package var components = ComponentConstants()
    package var candidates = CandidateConstants()
    package var layers = LayerConstants()
    package var badges = BadgeConstants()
    package var companions = CompanionConstants()
    package var peers = PeerConstants()
    package var patterns = PatternConstants()
    package var shape = ShapeConstants()
    package var classifier = ClassifierConstants()
    package var size = SizeConstants()
    package var measurement = MeasurementConstants()

    package init() {}
}
