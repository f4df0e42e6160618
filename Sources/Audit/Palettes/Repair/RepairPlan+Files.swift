internal import ColorMath
internal import PaletteFiles

extension RepairPlan {
    /// The literal that takes up some bytes of a file; `nil` where none does.
    func literal(of bytes: Range<Int>, in path: String) -> ColorLiteral? {
        search.uses.allLiterals.first { $0.bytes == bytes && $0.location.path == path }
    }

    /// The colour nearest to another that settles every pair of a literal, once the plan is carried out;
    /// `nil` where there is none.
    func nearest(to color: DynamicColor, for literal: ColorLiteral) -> DynamicColor? {
        search.literalSearch(for: literal, from: color).nearest
    }

    /// Whether what passes with the plan passes with the colours that literals hold in the end, too.
    func holds(with held: [ColorLiteral: DynamicColor], requiring pairs: [PalettePair]) -> Bool {
        var changed = search.colors
        var places: Set<PalettePlace> = []
        for (literal, color) in held {
            guard let cell = PaletteColors.Cell(color.extended(to: SRGB.self)) else { return false }
            for place in search.uses.places(of: .literal(literal)) {
                changed[place.entry, place.mode] = cell
                places.insert(place)
            }
        }
        return search.uses.meetings(of: places).allSatisfy { meeting in
            let pair = pairs[meeting.pair]
            func passes(with colors: PaletteColors) -> Bool {
                PairMeasure(of: pair, in: meeting.mode, colors: colors)?.verdict(requiring: pair.required)
                    == .pass
            }
            return !passes(with: search.colors) || passes(with: changed)
        }
    }
}
