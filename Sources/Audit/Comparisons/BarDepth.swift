/// How deep the bars of phones and tablets reach from the edges of a screen.
enum BarDepth {
    /// In points: a status bar with a navigation bar below it.
    static let points = 98.0
}
