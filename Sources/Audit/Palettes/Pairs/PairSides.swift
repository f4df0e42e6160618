/// An ink and a backdrop, by index among the entries of a palette, whatever is asked of the two.
struct PairSides: Hashable {
    let ink: Int
    let backdrop: Int

    init(ink: Int, backdrop: Int) {
        self.ink = ink
        self.backdrop = backdrop
    }

    /// The sides of a pair.
    init(_ pair: PalettePair) { self.init(ink: pair.ink, backdrop: pair.backdrop) }
}
