/// What the settings of a chain changed in a picture; of each nil where it is not among them.
public struct PictureChange: Hashable, Sendable {
    /// What became of its colours.
    public internal(set) var settings: ScreenChange?
    /// What Bold Text changed.
    public internal(set) var boldText: BoldTextChange?
    /// What Button Shapes changed.
    public internal(set) var buttonShapes: ButtonShapesChange?

    /// Whether none of the settings was on.
    public var isEmpty: Bool { settings == nil && boldText == nil && buttonShapes == nil }
}
