internal import ColorMath
public import Raster
public import Recognition
internal import ScreenReading
internal import Screenshots
internal import SystemColors
internal import TextDetection

/// A recognised screen with all that painting it under other settings needs, worked out once for any number
/// of them.
public struct ScreenCanvas: Sendable {
    /// What the screen shows, and what its colours are called.
    public let screen: RecognizedScreen
    /// The screen, opaque, in sRGB.
    let bitmap: Bitmap<UInt8>
    /// The smooth parts of it.
    let zones: SmoothZones
    /// The panes that some line lies on, with the zone that each is.
    let panes: [(zone: Int, pane: BlurredPane)]
    /// The colours that it is painted with, areas before fine lines.
    let colors: [NamedColor]
    /// Which of ``colors`` each pixel has, counted from 1; 0 for ink, edges and pictures.
    let colorOfPixel: [UInt16]
    /// Which of ``colors`` most of each zone has, counted from 1; 0 where none has.
    let colorOfZone: [UInt16]
    /// The buttons and links on it that have words, where a view tree tells; nil where none does.
    public var controls: [ControlFrame]?

    /// A colour that the screen is painted with.
    struct NamedColor: Sendable {
        let color: SRGB8
        /// Whether it is only in lines one pixel high, which may be edges.
        let isLine: Bool
        /// What it is called by itself.
        let name: NameMatch?
        /// What it is called on each of the colours that it was seen beside.
        let onNeighbors: [(neighbor: SRGB8, name: NameMatch)]
    }

    /// The most colours that are told apart, as many as two bytes count.
    private static let mostColors = Int(UInt16.max) - 1

    /// Prepares a screen.
    ///
    /// - Parameters:
    ///   - screen: What it shows, and what its colours are called.
    ///   - bitmap: Its pixels, opaque, in sRGB.
    public init(_ screen: RecognizedScreen, bitmap: Bitmap<UInt8>) {
        let scale = screen.model.scale.value
        let zones = SmoothZones(of: bitmap, smallestCount: PaneSearch.smallestCount(scale: scale))
        let flat = FlatColors(of: bitmap, scale: scale)
        func named(_ entry: FlatColors.Entry, isLine: Bool) -> NamedColor {
            NamedColor(
                color: entry.color, isLine: isLine, name: screen.name(of: entry.color, drawnAs: .background),
                onNeighbors: entry.neighbors.compactMap { neighbor in
                    screen.name(of: entry.color, over: neighbor, drawnAs: .background).map { (neighbor, $0) }
                })
        }
        let all = flat.areas.map { named($0, isLine: false) } + flat.lines.map { named($0, isLine: true) }
        let colors = Array(all.prefix(Self.mostColors))
        let lookup = ColorLookup(colors.map(\.color.code))
        let colorOfPixel = lookup.indices(of: bitmap)
        self.screen = screen
        self.bitmap = bitmap
        self.zones = zones
        self.colors = colors
        self.colorOfPixel = colorOfPixel
        colorOfZone = Self.majorities(
            of: zones, colorOfPixel: colorOfPixel, colors: colors, width: bitmap.width)
        panes = Self.panes(of: screen.model, zones: zones, bitmap: bitmap)
    }

    /// The same screen with other pixels, which show the same things in the same colours.
    func redrawn(_ bitmap: Bitmap<UInt8>) -> ScreenCanvas { ScreenCanvas(screen, bitmap: bitmap) }

    private static func panes(
        of model: ScreenModel, zones: SmoothZones, bitmap: Bitmap<UInt8>
    ) -> [(zone: Int, pane: BlurredPane)] {
        let lines = model.regions.filter { $0.kind == .text && $0.place != .picture }.map(\.box)
        let search = PaneSearch(zones, ofScreen: (bitmap.width, bitmap.height), scale: model.scale.value)
        let probes = PaneProbe.probes(of: bitmap, around: lines, scale: model.scale.value)
        let grounds = search.grounds(of: probes.map(\.line))
        return search.panes(of: bitmap, among: grounds, around: lines)
    }

    /// The colour that more than half of each zone has: a surface with shadows on it, and no gradient.
    private static func majorities(
        of zones: SmoothZones, colorOfPixel: [UInt16], colors: [NamedColor], width: Int
    ) -> [UInt16] {
        // Boyer and Moore's vote, "MJRTY" (1991), then a count of the winner.
        var winners = [UInt16](repeating: 0, count: zones.zones.count)
        var leads = [Int](repeating: 0, count: zones.zones.count)
        zones.forEachRun { zone, run in
            let row = run.y * width
            for x in run.columns {
                let color = colorOfPixel[row + x]
                if color == winners[zone] {
                    leads[zone] += 1
                } else if leads[zone] == 0 {
                    (winners[zone], leads[zone]) = (color, 1)
                } else {
                    leads[zone] -= 1
                }
            }
        }
        var counts = [Int](repeating: 0, count: zones.zones.count)
        zones.forEachRun { zone, run in
            let row = run.y * width
            let winner = winners[zone]
            for x in run.columns where colorOfPixel[row + x] == winner { counts[zone] += 1 }
        }
        return winners.indices.map { zone in
            let winner = winners[zone]
            guard winner > 0, !colors[Int(winner) - 1].isLine, counts[zone] * 2 > zones.zones[zone].count
            else { return 0 }
            return winner
        }
    }

    /// The photographs and illustrations on it.
    var photographs: [Photograph] { Photograph.photographs(of: screen.model, on: bitmap) }
}
