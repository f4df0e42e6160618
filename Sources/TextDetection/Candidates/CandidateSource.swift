/// Where candidates come from: the ink between backgrounds, or one exact colour.
protocol CandidateSource {
    /// The connected components of the ink.
    var ink: InkMap { get }
    /// What is known of all candidates from here.
    var traits: SourceTraits { get }
    /// The components that may be letters or parts of letters, measured, in the order of the ink map.
    func glyphs() -> [Glyph]
}
