internal import Audit
internal import ColorMath
internal import PaletteFiles

/// How often something was seen on screens, in JSON.
struct SightingsDocument: Encodable {
    let styles: Int
    let lines: Int
    let screens: Int
    /// Where first.
    let first: Place

    struct Place: Encodable {
        let path: String
        let box: BoxDocument
    }

    init(_ sightings: Sightings) {
        styles = sightings.styleCount
        lines = sightings.lineCount
        screens = sightings.screens.count
        first = Place(path: sightings.screens.first ?? "", box: BoxDocument(sightings.box))
    }
}

/// What screens show of a palette, in JSON.
struct ObservationDocument: Encodable {
    let screens: Int
    /// The styles of text whose colours were looked for: those named, ambiguous and off the palette.
    let styles: Int
    let named: Int
    let ambiguous: Int
    let offPalette: Int
    /// The styles whose colours were not looked for.
    let aside: Int
    let ambiguities: [Ambiguity]
    let colors: [Color]

    /// What several colours of the palette fit.
    struct Ambiguity: Encodable {
        let ink: String
        let backdrop: String
        let mode: String
        let inks: [String]
        let backdrops: [String]
        let known: Bool
        let seen: SightingsDocument
    }

    /// A colour that none of the palette fits.
    struct Color: Encodable {
        let color: String
        let use: String
        let seen: SightingsDocument
    }

    /// The most names that are listed for one colour.
    private static let nameLimit = 64

    init(of observation: PaletteObservation, in palette: Palette) {
        screens = observation.screenCount
        styles = observation.styleCount
        named = observation.namedCount
        ambiguous = observation.ambiguousCount
        offPalette = observation.foreignCount
        aside = observation.asideCount
        func names(_ entries: [Int]) -> [String] {
            entries.prefix(Self.nameLimit).map { palette.entries[$0].name }
        }
        ambiguities = observation.ambiguous.map {
            Ambiguity(
                ink: $0.ink.description, backdrop: $0.backdrop.description,
                mode: palette.modes[$0.mode].description, inks: names($0.inks),
                backdrops: names($0.backdrops),
                known: $0.isKnown, seen: SightingsDocument($0.sightings))
        }
        colors = observation.foreign.map {
            Color(
                color: $0.color.description, use: $0.isInk ? "ink" : "backdrop",
                seen: SightingsDocument($0.sightings))
        }
    }
}
