internal import ColorMath
internal import Raster
internal import ScreenReading

extension Rule {
    /// Bars have one colour on all screens.
    public static let barConsistency = Rule(
        id: "bar-consistency",
        name: "Bars of several colours",
        summary: "Bars at the top, and those at the bottom, have one colour on all screens of an app.",
        rationale: """
            A bar that changes its colour from screen to screen, or over a sheet, looks as though one left \
            the app. A stripe along an edge, as high as bars are, of one colour and of another than what \
            lies beyond, is taken for a bar. Of screens of one size that were taken under the same settings, \
            the colour that most bars have is the app's, and others are reported that are as high and hold a \
            line or a sign at the same height, on the same background: what has another size or holds \
            nothing may be the end of a list, or a sheet, and another background is another theme. Whether \
            it is meant so, pixels do not tell: the verdict is review.
            """,
        guidelines: [.interface("Navigation bars", "Best practices", at: "navigation-bars")],
        severity: .warning,
        examples: [
            .found(
                comparing: .page("home", .bar(0x2050A0), .text(y: 18)),
                .page("detail", .bar(0x303030), .text(2, y: 18))),
            .notFound(
                comparing: .page("home", .bar(0x2050A0), .text(y: 18)),
                .page("detail", .bar(0x2050A0), .text(2, y: 18))),
            .notFound(
                comparing: .page("home", .bar(0x2050A0), .text(y: 18)),
                .page("detail", .bar(0x2151A0), .text(2, y: 18))),
            .notFound(
                comparing: .page("home-light", .bar(0xF0F0F0), .text(y: 18)),
                .page("home-dark", .bar(0x303030), .text(2, y: 18))),
            .found(
                comparing: .page("home", .area(0x2050A0, x: 0, y: 200, 200, 40), .text(y: 214)),
                .page("detail", .area(0x802020, x: 0, y: 200, 200, 40), .text(2, y: 214))),
            .notFound(comparing: .page("home", .bar(0x2050A0), .text(y: 18)), .page("detail")),
            // Another theme.
            .notFound(
                comparing: .page("home", .bar(0x2050A0), .text(y: 18)),
                .page("detail", on: 0x202020, .bar(0x303030), .text(2, y: 18))),
            // Nothing stands on it, or it is of another height: the end of a list, a sheet.
            .notFound(
                comparing: .page("home", .bar(0x2050A0), .text(y: 18)), .page("detail", .bar(0x303030))),
            .notFound(
                comparing: .page("home", .area(0x2050A0, x: 0, y: 200, 200, 40), .text(y: 214)),
                .page("detail", .area(0x802020, x: 0, y: 190, 200, 50), .text(2, y: 214))),
        ])
}

extension ComparisonCheck {
    static let barConsistency = ComparisonCheck(.barConsistency) { screens in
        ofOneSize(screens).flatMap { places in
            [("top", \BarColors.top), ("bottom", \BarColors.bottom)].flatMap { edge, bar in
                let bars = places.compactMap { index in
                    screens[index].bars[keyPath: bar].map { (screen: index, bar: $0) }
                }
                guard let usual = prevailing(bars.map(\.bar.color)) else { return [Sighting]() }
                let norm = bars[usual]
                return bars.filter {
                    $0.bar.color.difference(from: norm.bar.color, by: .ciede2000) > sameColor
                        && isOnePage(screens[$0.screen], screens[norm.screen])
                        && screens[$0.screen].shows($0.bar, like: norm.bar, of: screens[norm.screen])
                }
                .map { own in
                    let message =
                        "The bar at the \(edge) is \(own.bar.color), and \(norm.bar.color) on other screens."
                    return Sighting(
                        own.screen, norm.screen,
                        ComparisonRemark(
                            verdict: .review, message: message, boxes: [own.bar.box],
                            referenceBoxes: [norm.bar.box]))
                }
            }
        }
    }

    /// Whether two screens are drawn on one background: what has another is of another theme, whose bars are
    /// others, too.
    private static func isOnePage(_ screen: ScreenSummary, _ other: ScreenSummary) -> Bool {
        guard let page = screen.page, let theirs = other.page else { return false }
        return page.color.difference(from: theirs.color, by: .ciede2000) <= sameColor
    }
}

extension ScreenSummary {
    /// How far apart bars of one height, and what stands on them, are at most, in points.
    private static let sameHeight = 2.0
    /// How much lines and signs differ in height that stand for each other, as a share.
    private static let sameSize = 0.3

    /// Whether a bar is the one that another screen has: as high, with a line or a sign at the same height.
    fileprivate func shows(_ bar: BarColors.Bar, like other: BarColors.Bar, of screen: ScreenSummary) -> Bool
    {
        let most = Self.sameHeight * scale
        guard abs(Double(bar.box.height - other.box.height)) <= most else { return false }
        let (own, others) = (lines(in: bar.box), screen.lines(in: other.box))
        return own.contains { line in
            others.contains { theirs in
                let heights = [Double(line.height), Double(theirs.height)]
                return abs(line.middle.y - theirs.middle.y) <= most
                    && (heights.max() ?? 0) <= (1 + Self.sameSize) * (heights.min() ?? 0)
            }
        }
    }

    private func lines(in box: PixelRect) -> [PixelRect] { lines.map(\.box).filter(box.contains) }
}
