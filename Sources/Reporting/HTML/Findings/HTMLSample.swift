internal import ColorMath

/// Letters in an ink on a backdrop: a picture of a pair, hidden from screen readers, as the words beside it
/// say the same.
struct HTMLSample {
    let ink: String
    let backdrop: String

    /// A pair of opaque colours.
    init(_ colors: ReportedFinding.Colors) {
        (ink, backdrop) = (colors.ink.description, colors.backdrop.description)
    }

    /// A pair of colours in the notation of CSS.
    init(ink: String, backdrop: String) {
        (self.ink, self.backdrop) = (ink, backdrop)
    }

    var html: String {
        """
        <svg class="swatch" viewBox="0 0 44 24" width="44" height="24" aria-hidden="true">\
        <rect width="44" height="24" fill="\(backdrop)"/>\
        <text x="22" y="17" text-anchor="middle" font-size="16" fill="\(ink)">Aa</text></svg>
        """
    }
}
