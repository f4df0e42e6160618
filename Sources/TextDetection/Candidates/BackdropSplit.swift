/// Parts lines where what lies behind them changes from one plain colour to another, as from chip to chip, so
/// that each region has one backdrop.
package struct BackdropSplit: Sendable {
    package let constants: CandidateConstants

    package init(constants: CandidateConstants) {
        self.constants = constants
    }

    /// The parts of a line that have one backdrop each, from the left; the line where one of its letters lies
    /// on no plain colour.
    package func parts(of line: Line) -> [Line] {
        let first = line.glyphs[0]
        guard !line.glyphs.allSatisfy({ $0.zone == first.zone }),
            line.glyphs.allSatisfy({ Double($0.roughness) <= constants.plainBackdrop })
        else { return [line] }
        return line.parts { isAlike($0.glyphs[$0.glyphs.count - 1], $1) }
    }

    private func isAlike(_ first: Glyph, _ second: Glyph) -> Bool {
        first.zone == second.zone
            || Double(largestChannel(first.backdrop - second.backdrop)) <= constants.otherBackdrop
    }
}
