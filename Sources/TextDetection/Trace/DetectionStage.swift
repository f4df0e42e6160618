/// A step on the way from pixels to lines of text.
package enum DetectionStage: String, Hashable, Sendable, CaseIterable, Encodable {
    /// The screen is cut into zones of neighbours that hardly differ.
    case segmentation
    /// Zones are told apart that things lie on.
    case backgrounds
    /// What lies on backgrounds falls into connected components.
    case components
    /// Components that stand on one row become a candidate for a line.
    case candidates
    /// A candidate is taken for text, for an icon, or for neither.
    case decision
    /// A line's colours, size and weight are measured.
    case measurement
}
