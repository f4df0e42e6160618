public import Raster

/// How often something was seen on screens, and where first.
public struct Sightings: Hashable, Sendable {
    /// The styles of text, each counted once a screen.
    public private(set) var styleCount = 0
    /// The lines of text.
    public private(set) var lineCount = 0
    /// The paths of the screens, in their order.
    public private(set) var screens: [String] = []
    /// The box of the first line on the first screen, in pixels.
    public let box: PixelRect
    /// The highest contrast ratio that some of the text needs.
    public private(set) var required = 1.0

    /// Begins with a style on a screen.
    init(of style: ObservedScreen.Style, on screen: ObservedScreen) {
        box = style.boxes.first ?? PixelRect(x: 0, y: 0, width: 0, height: 0)
        add(style, on: screen)
    }

    /// Adds a style; those of one screen follow each other.
    mutating func add(_ style: ObservedScreen.Style, on screen: ObservedScreen) {
        styleCount += 1
        lineCount += style.boxes.count
        if screens.last != screen.path { screens.append(screen.path) }
        required = max(required, style.required)
    }

    /// How often, in words: `12 lines on 3 screens`.
    package var words: String {
        "\(counted(lineCount, "line")) on \(counted(screens.count, "screen"))"
    }

    /// Where first, in words: `home.png at 24,310`.
    package var place: String { "\(screens.first ?? "") at \(box.x),\(box.y)" }
}

extension Dictionary where Value == Sightings {
    /// Notes that something was seen in a style.
    mutating func note(_ key: Key, in style: ObservedScreen.Style, on screen: ObservedScreen) {
        if self[key]?.add(style, on: screen) == nil { self[key] = Sightings(of: style, on: screen) }
    }
}
