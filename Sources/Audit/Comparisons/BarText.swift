internal import Raster
internal import Recognition
internal import ScreenReading
internal import SystemColors
internal import TextDetection

/// Text in a bar whose part there its place tells.
struct BarText: Hashable, Sendable {
    /// What it is there.
    let part: Part
    /// Its size in points, as it was measured.
    let size: Double
    /// The sizes that its pixels allow, in points.
    let sizes: ClosedRange<Double>
    /// Where it is, in pixels.
    let box: PixelRect

    /// What text in a bar may be.
    enum Part: Hashable, CaseIterable {
        case title, tabs

        /// What messages call it.
        var words: String {
            switch self {
            case .title: "The title in the bar"
            case .tabs: "The text of the tabs"
            }
        }
    }

    /// How far a title is from the middle of the screen at most, in points.
    private static let offMiddle = 4.0
    /// How many tabs a bar has.
    private static let tabs = 3...5
    /// How far the distances between the middles of tabs differ at most, as a share.
    private static let unevenness = 0.1

    /// The title of the bar at the top, in the middle of it, and the labels of the tabs at the bottom, which
    /// stand in one row at even distances, on phones and tablets.
    static func texts(of screen: ComparedScreen) -> [BarText] {
        let lines = screen.lines.map { screen.regions[$0] }.filter { $0.place == .content }
        let depth = Int(BarDepth.points * screen.scale)
        let isPhone = [.iOS, .android, nil].contains(screen.audit.conditions.platform)
        guard isPhone, screen.height > 4 * depth else { return [] }
        let middle = Double(screen.width) / 2
        let titles = lines.filter {
            $0.box.maxY <= depth && abs($0.box.middle.x - middle) <= offMiddle * screen.scale
        }
        let title = titles.count == 1 ? [BarText(.title, titles)] : []
        let lower = lines.filter { $0.box.y >= screen.height - depth }.sorted { $0.box.x < $1.box.x }
        let isRow = lower.allSatisfy { line in
            lower.allSatisfy { $0.box.y < line.box.maxY && line.box.y < $0.box.maxY }
        }
        guard tabs.contains(lower.count), isRow else { return title }
        let steps = zip(lower, lower.dropFirst()).map { $1.box.middle.x - $0.box.middle.x }
        let isEven = (steps.max() ?? 0) <= (1 + unevenness) * (steps.min() ?? 0)
        return title + (isEven ? [BarText(.tabs, lower)] : [])
    }

    private init(_ part: Part, _ lines: [Region]) {
        self.part = part
        let measured = lines.map(\.pointSize).sorted()
        size = measured[measured.count / 2]
        // What all of them allow: they have one size.
        let least = lines.map(\.pointSizeRange.lowerBound).max() ?? size
        let most = lines.map(\.pointSizeRange.upperBound).min() ?? size
        sizes = min(least, size)...max(most, size)
        box = PixelRect(around: lines.map(\.box))
    }
}
