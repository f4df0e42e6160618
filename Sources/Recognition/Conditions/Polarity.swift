internal import ColorMath
internal import Raster
internal import ScreenReading
internal import SystemColors
internal import TextDetection

/// How much of a screen is light with darker things on it, and how much is dark with lighter things on it.
///
/// That is what an appearance is: in the light one, what is written on a surface is darker than the surface;
/// in the dark one it is lighter. It holds however much both are dimmed, by a scrim or by the night, while
/// the luminance of the surface alone would change sides. Every surface speaks with its area, by the text
/// that lies right on it; one without, with half of it, by its luminance; what lies on something smaller, as
/// a badge or a picture, with the area of its own box.
///
/// White text over a dark photograph is therefore dark, whatever the app was set to: nothing on the screen
/// would look otherwise in the dark appearance.
struct Polarity {
    /// The share of the screen that speaks for light, 0…1.
    private(set) var light = 0.0
    /// The share of the screen that speaks for dark, 0…1.
    private(set) var dark = 0.0

    /// The share of its area that a surface speaks with by its luminance, where nothing lies on it.
    private static let silentShare = 0.5
    /// What the median luminance counts, as a share of the screen: it decides where nothing else does.
    private static let medianShare = 0.002
    /// What either side has to begin with, so that no share is infinitely larger than another.
    private static let leastShare = 0.0005

    init(of model: ScreenModel) {
        let area = Double(model.width * model.height)
        var votes = [Vote](repeating: Vote(), count: model.surfaces.count)
        for (region, ground) in zip(model.regions, model.grounds) {
            guard region.kind == .text, region.place != .picture, region.ink != region.backdrop else {
                continue
            }
            let isDark = Self.style(of: region.ink, on: region.backdrop) == .dark
            let share = Double(region.box.area) / area
            if case .surface(let index) = ground {
                votes[index].add(share, isDark: isDark)
            } else {
                add(share, isDark: isDark)
            }
        }
        for (surface, vote) in zip(model.surfaces, votes) {
            guard let darkShare = vote.darkShare else {
                let style = Appearance.Style(ofLuminance: surface.color.relativeLuminance)
                add(surface.share * Self.silentShare, isDark: style == .dark)
                continue
            }
            light += surface.share * (1 - darkShare)
            dark += surface.share * darkShare
        }
        add(Self.medianShare, isDark: Appearance.Style(ofLuminance: model.luminance) == .dark)
    }

    /// How likely a style is before any name of a colour is known: a high power of its share, so that names
    /// decide only where light and dark cover about as much.
    func prior(of style: Appearance.Style) -> Double {
        let share = Self.leastShare + (style == .light ? light : dark)
        return share * share * share * share
    }

    /// How sure a style is where no colour has a name, 0…1.
    func confidence(of style: Appearance.Style) -> Double {
        prior(of: style) / Appearance.Style.allCases.reduce(0) { $0 + prior(of: $1) }
    }

    /// The style in which an ink lies on a backdrop so.
    static func style(of ink: SRGB8, on backdrop: SRGB8) -> Appearance.Style {
        ink.relativeLuminance > backdrop.relativeLuminance ? .dark : .light
    }

    private mutating func add(_ share: Double, isDark: Bool) {
        if isDark { dark += share } else { light += share }
    }

    /// What lies on one surface.
    private struct Vote {
        private var light = 0.0
        private var dark = 0.0

        mutating func add(_ share: Double, isDark: Bool) {
            if isDark { dark += share } else { light += share }
        }

        /// The share of what is lighter than the surface; nil where nothing lies on it.
        var darkShare: Double? { light + dark > 0 ? dark / (light + dark) : nil }
    }
}
