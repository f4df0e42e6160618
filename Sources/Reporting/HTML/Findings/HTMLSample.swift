internal import ColorMath

/// An ink on its backdrop: a picture of a pair, hidden from screen readers, as the words beside it say the
/// same.
///
/// What is in sight is a disc. Letters in a pair that is too low would be text of the page that cannot be
/// read; they are for what is folded, where a reader asks for them.
struct HTMLSample {
    let ink: String
    let backdrop: String

    /// A pair of opaque colours.
    init(_ colors: ReportedFinding.Colors) {
        (ink, backdrop) = (colors.ink.description, colors.backdrop.description)
    }

    /// A disc of the ink.
    var html: String { html("<circle cx=\"22\" cy=\"12\" r=\"7\" fill=\"\(ink)\"/>") }

    /// Letters in the ink.
    var letters: String {
        html("<text x=\"22\" y=\"17\" text-anchor=\"middle\" font-size=\"16\" fill=\"\(ink)\">Aa</text>")
    }

    private func html(_ figure: String) -> String {
        """
        <svg class="swatch" viewBox="0 0 44 24" width="44" height="24" aria-hidden="true">\
        <rect width="44" height="24" fill="\(backdrop)"/>\(figure)</svg>
        """
    }
}
