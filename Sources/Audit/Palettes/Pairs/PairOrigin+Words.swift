internal import PaletteFiles

extension PalettePair.Origin {
    /// How it is known that the two meet, as a clause: `guessed from their names`. Names no file: those that
    /// say so stand in JSON, and a sentence is the same wherever the palette lies.
    package var words: String {
        switch self {
        case .declared: "declared in the configuration"
        case .used(let place) where place.path.hasSuffix(".swift"): "painted so by a view"
        case .used: "painted so by a rule of the stylesheets"
        case .observed(let sightings): "seen on screens, \(sightings.words)"
        // A reason that names both colours says no more of them than the finding does.
        case .convention(let reason) where reason.hasPrefix("'"): "a pair by the convention of their names"
        case .convention(let reason): "a pair \(reason)"
        case .guessed(let reason) where reason.hasPrefix("'"): "guessed from their names"
        case .guessed(let reason): "guessed: \(reason)"
        }
    }
}
