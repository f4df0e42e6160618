/// Where rules of stylesheets paint text whose contrast its colours do not tell.
public struct UnmeasuredTexts: Hashable, Sendable {
    /// On what is no one colour: a picture, a gradient.
    public internal(set) var onPictures: [SourceLocation] = []
    /// In a colour of its own, where no rule says what it lies on.
    public internal(set) var onNothing: [SourceLocation] = []
    /// Made translucent by another property than its colour.
    public internal(set) var faded: [SourceLocation] = []

    /// Adds those of another stylesheet.
    mutating func add(_ other: UnmeasuredTexts) {
        onPictures += other.onPictures
        onNothing += other.onNothing
        faded += other.faded
    }

    /// The same, each place once.
    var eachOnce: UnmeasuredTexts {
        func once(_ places: [SourceLocation]) -> [SourceLocation] {
            var known: Set<SourceLocation> = []
            return places.filter { known.insert($0).inserted }
        }
        return UnmeasuredTexts(onPictures: once(onPictures), onNothing: once(onNothing), faded: once(faded))
    }
}
