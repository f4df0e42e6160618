internal import PaletteFiles

/// Inks whose names say no use: rules paint text with them, and the part that they are named after has a
/// backdrop, as `--sidebar-active` beside `--sidebar-bg`.
struct PaintedInks {
    let palette: Palette
    let inference: PairInference

    /// An ink, and the backdrop of its part.
    typealias Pair = (ink: Int, backdrop: Int)

    /// The pairs of inks, but of those that are known to lie on something.
    func pairs(besides known: Set<Int>) -> [Pair] {
        guard let painted = palette.paintedNames else { return [] }
        return inference.names.indices.compactMap { ink in
            let name = inference.names[ink]
            guard !known.contains(ink), name.use == nil, !name.words.contains("on"), !name.isDisabled,
                !name.isExempt, let backdrop = backdrop(of: name), backdrop != ink,
                painted.isInkAlone(palette.entries[ink])
            else { return nil }
            return (ink, backdrop)
        }
    }

    /// The plain backdrop of the part that all words of a name but the last are.
    private func backdrop(of name: ColorName) -> Int? {
        let part = Array(name.words.dropLast())
        guard !part.isEmpty, !inference.surfaces.isEmpty(part) else { return nil }
        return inference.surfaces.plain(of: part)[nil]
    }

    /// Why the two may meet.
    func reason(_ pair: Pair) -> String {
        "text is painted with '\(palette.entries[pair.ink].name)', and '\(palette.entries[pair.backdrop].name)' is "
            + "the backdrop of its part"
    }
}
