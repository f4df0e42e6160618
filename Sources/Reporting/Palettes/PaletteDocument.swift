internal import Audit
internal import ColorMath
internal import PaletteFiles

/// A place in a file in JSON.
struct LocationDocument: Encodable {
    let path: String
    let line: Int
    let column: Int

    init(_ location: SourceLocation) {
        path = location.path
        line = location.line
        column = location.column
    }
}

/// A pair in JSON, with its contrast in every mode in which the two meet.
struct PairDocument: Encodable {
    let ink: String
    let backdrop: String
    let required: Double
    /// How it is known: `declared`, `used`, `observed`, `convention` or `guessed`.
    let source: String
    /// Where it is declared; missing where it is inferred.
    let declared: LocationDocument?
    /// Where a stylesheet paints it, where that is how it is known.
    let used: LocationDocument?
    /// Why it is inferred; missing where it is declared.
    let inferred: String?
    /// How often screens show it; missing where they do not, or none was looked at.
    let seen: SightingsDocument?
    let results: [Result]

    /// The contrast in one mode. Without `contrast` one of the two has no value there that is known.
    struct Result: Encodable {
        let mode: String
        let contrast: Figure?
        /// Over the best canvas, where that is not the worst.
        let contrastMax: Figure?
        /// The worst canvas.
        let canvas: String?
        /// The screen that shows it worst, clipped to its gamut; missing where all show the same.
        let screen: String?
        let verdict: Verdict
        let passes: Bool
    }

    init(of index: Int, in audit: PaletteAudit) {
        let palette = audit.palette
        let pair = audit.pairs[index]
        ink = palette.entries[pair.ink].name
        backdrop = palette.entries[pair.backdrop].name
        required = pair.required
        switch pair.origin {
        case .declared(let location):
            (source, declared, used, inferred) = ("declared", LocationDocument(location), nil, nil)
        case .used(let location):
            (source, declared, used, inferred) = (
                "used", nil, LocationDocument(location), "a rule of the stylesheet paints one on the other"
            )
        case .observed(let sightings):
            (source, declared, used, inferred) = ("observed", nil, nil, "screens show it: \(sightings.words)")
        case .convention(let reason): (source, declared, used, inferred) = ("convention", nil, nil, reason)
        case .guessed(let reason): (source, declared, used, inferred) = ("guessed", nil, nil, reason)
        }
        seen = audit.observation?.sightings(of: pair).map(SightingsDocument.init)
        results = pair.modes.compactMap { mode in
            guard palette.hasValue(of: pair, in: mode) else { return nil }
            let measure = audit.measure(of: index, in: mode)
            let verdict = measure.map(pair.verdict(on:)) ?? .review
            return Result(
                mode: palette.modes[mode].description, contrast: measure.map { Figure($0.least) },
                contrastMax: measure.flatMap { $0.greatest > $0.least ? Figure($0.greatest) : nil },
                canvas: measure?.worstCanvas.map { palette.entries[$0].name },
                screen: measure?.screen?.rawValue, verdict: verdict,
                passes: verdict == .pass)
        }
    }
}
