internal import Audit
internal import ColorMath

/// A ratio on the scale from 1 to 21, with the limits of WCAG, the one that holds, and the repair: a picture,
/// whose numbers the words around it say.
struct RatioScale {
    let contrast: Double
    let required: Double
    let repaired: Double?

    private static let width = 240.0
    /// What numbers below the scale take beside it.
    private static let margin = 12.0
    /// Apart from the limit that holds.
    private static let limits = [3, 4.5, 7]

    var html: String {
        let others = Self.limits.filter { abs($0 - required) > 0.01 }
        let ticks = others.map { tick($0, class: "limit") } + [tick(required, class: "limit required")]
        let marks =
            ["<circle class=\"now\" cx=\"\(x(contrast))\" cy=\"10\" r=\"5\"/>"]
            + [repaired].compactMap(\.self).map {
                "<path class=\"then\" d=\"M\(x($0)) 4l6 6l-6 6l-6 -6z\"/>"
            }
        let (start, end) = (Figure(Self.margin), Figure(Self.margin + Self.width))
        return """
            <svg class="scale" viewBox="0 0 264 34" width="264" height="34" aria-hidden="true">\
            <path class="line" d="M\(start) 10H\(end)"/>\(ticks.joined())\(marks.joined())</svg>
            """
    }

    private func tick(_ ratio: Double, class name: String) -> String {
        """
        <g class="\(name)"><path d="M\(x(ratio)) 3V17"/>\
        <text x="\(x(ratio))" y="31" text-anchor="middle" font-size="13">\(Figure(ratio))</text></g>
        """
    }

    /// By its square root, so that the limits, which are all near the beginning, stand apart.
    private func x(_ ratio: Double) -> Figure {
        let share = (min(max(ratio, 1), 21).squareRoot() - 1) / (21.squareRoot() - 1)
        return Figure(Self.margin + Self.width * share)
    }
}
