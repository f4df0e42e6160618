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
            line or a sign at the same height: what has another size or holds nothing may be the end of a \
            list, or a sheet. Whether it is meant so, pixels do not tell: the verdict is review.
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
            // Nothing stands on it, or it is of another height: the end of a list, a sheet.
            .notFound(
                comparing: .page("home", .bar(0x2050A0), .text(y: 18)), .page("detail", .bar(0x303030))),
            .notFound(
                comparing: .page("home", .area(0x2050A0, x: 0, y: 200, 200, 40), .text(y: 214)),
                .page("detail", .area(0x802020, x: 0, y: 190, 200, 50), .text(2, y: 214))),
        ])

    /// Backgrounds that are nearly the same are the same.
    public static let backgroundConsistency = Rule(
        id: "background-consistency",
        name: "Backgrounds nearly the same",
        summary: "Screens are drawn on one background, or on clearly different ones.",
        rationale: """
            Two backgrounds that nobody can name apart are one that was written down twice. Of screens of \
            one size that were taken under the same settings, the background that most have is compared with \
            the others; one that differs by 1 to 6 by CIEDE2000 is reported, which is seen where one follows \
            the other. Backgrounds of the system, whose plain and grouped ones are as near, do not count, \
            nor do two that a screen shows side by side: those are meant to be two. Pictures that are \
            smaller than any screen show a part, and are left out. Whether it is meant so, pixels do not \
            tell: the verdict is review.
            """,
        guidelines: [.colorAndEffects],
        severity: .note,
        examples: [
            .found(comparing: .page("home", on: 0xFAF6F0), .page("detail", on: 0xF6F2EA)),
            .notFound(comparing: .page("home", on: 0xFAF6F0), .page("detail", on: 0xFAF6F0)),
            .notFound(comparing: .page("home", on: 0xFAF6F0), .page("detail", on: 0x203040)),
            .notFound(comparing: .page("home-light", on: 0xFAF6F0), .page("home-dark", on: 0xF6F2EA)),
            // Cards on a ground, which are the ground elsewhere.
            .notFound(
                comparing: .page("home", on: 0xFAF6F0, .area(0xF6F2EA, x: 20, y: 60, 160, 60)),
                .page("detail", on: 0xF6F2EA)),
        ])

    /// Text that is drawn alike has one ink.
    public static let roleConsistency = Rule(
        id: "role-consistency",
        name: "One role, two looks",
        summary:
            "Text of one size and weight on one background has one ink on all screens, or clearly another, and "
            + "titles and tabs have one size.",
        rationale: """
            Two inks that differ so little that nobody tells them apart are one colour role with two values: \
            one was changed, and the other forgotten. Lines of one size and weight, on one background, on \
            screens of one size that were taken under the same settings are compared; inks that differ by \
            1.5 to 5 by CIEDE2000 are reported, as what is less comes of soft edges. Strokes of less than \
            two pixels are left out, as their ink is measured mixed with the background. What is a title, \
            in the middle of the bar at the top, and what \
            labels tabs, three to five in a row at the bottom, their places tell: sizes that differ by a \
            point and more from those of most screens are reported. Whether it is meant so, pixels do not \
            tell: the verdict is review.
            """,
        guidelines: [.colorAndEffects],
        severity: .note,
        examples: [
            .found(
                comparing: .page("home", .text(size: 24, ink: 0x2050A0)),
                .page("detail", .text(2, size: 24, ink: 0x2456A8))),
            .notFound(
                comparing: .page("home", .text(size: 24, ink: 0x2050A0)),
                .page("detail", .text(2, size: 24, ink: 0x2050A0))),
            .notFound(
                comparing: .page("home", .text(size: 24, ink: 0x2050A0)),
                .page("detail", .text(2, size: 24, ink: 0xA02050))),
            .notFound(
                comparing: .page("home", .text(size: 24, ink: 0x2050A0)),
                .page("detail", .text(2, letters: 8, size: 32, ink: 0x2456A8))),
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

    /// What is said of a screen, held against another.
    typealias Sighting = (screen: Int, reference: Int, remark: ComparisonRemark)

    /// The places of screens by their sizes, those of each of which there are several.
    private static func ofOneSize(_ screens: [ScreenSummary]) -> [[Int]] {
        var order: [PixelRect] = []
        var places: [PixelRect: [Int]] = [:]
        for (index, screen) in screens.enumerated() {
            if places[screen.frame] == nil { order.append(screen.frame) }
            places[screen.frame, default: []].append(index)
        }
        return order.compactMap { places[$0] }.filter { $0.count > 1 }
    }

    static let backgroundConsistency = ComparisonCheck(.backgroundConsistency) { screens in
        ofOneSize(screens).flatMap { places in
            let pages = places.filter { screens[$0].isWhole }.compactMap { index in
                screens[index].page.map { (screen: index, page: $0) }
            }
            guard let usual = prevailing(pages.map(\.page.color)) else { return [Sighting]() }
            let norm = pages[usual]
            return pages.compactMap { own -> Sighting? in
                let difference = own.page.color.difference(from: norm.page.color, by: .ciede2000)
                guard difference >= 1, difference <= 6, !(own.page.isSystems && norm.page.isSystems),
                    !places.contains(where: {
                        screens[$0].grounds.isSuperset(of: [own.page.color, norm.page.color])
                    })
                else { return nil }
                return (
                    own.screen, norm.screen,
                    ComparisonRemark(
                        verdict: .review,
                        message: "This screen is drawn on \(own.page.color), and others on "
                            + "\(norm.page.color), which is nearly the same: \(Figure(difference)) by "
                            + "CIEDE2000.",
                        boxes: [own.page.box], referenceBoxes: [norm.page.box])
                )
            }
        }
    }

    static let roleConsistency = ComparisonCheck(.roleConsistency) { screens in
        inksNearlyTheSame(on: screens) + BarText.Part.allCases.flatMap { sizes(of: $0, on: screens) }
    }

    /// The difference of sizes in points from which two are not one.
    private static let otherSize = 1.0

    /// Titles, or tabs, of another size than most have.
    private static func sizes(of part: BarText.Part, on screens: [ScreenSummary]) -> [Sighting] {
        let texts = screens.indices.flatMap { index in
            screens[index].barTexts.filter { $0.part == part }.map { (screen: index, text: $0) }
        }
        guard let place = prevailing(texts.map { $0.text.size.rounded() }) else { return [] }
        let usual = texts[place]
        return texts.filter { own in
            abs(own.text.size - usual.text.size) >= otherSize && !own.text.sizes.overlaps(usual.text.sizes)
        }
        .map { own in
            (
                own.screen, usual.screen,
                ComparisonRemark(
                    verdict: .review,
                    message:
                        "\(part.words) has \(Figure(own.text.size.rounded())) pt, and "
                        + "\(Figure(usual.text.size.rounded())) pt on other screens.",
                    boxes: [own.text.box], referenceBoxes: [usual.text.box])
            )
        }
    }

    private static func inksNearlyTheSame(on screens: [ScreenSummary]) -> [Sighting] {
        var found: [Sighting] = []
        var known: Set<[SRGB8]> = []
        for (index, screen) in screens.enumerated() {
            for style in screen.styles {
                for earlier in 0..<index where screens[earlier].frame == screen.frame {
                    guard
                        let other = screens[earlier].styles.first(where: { $0.isNearly(style) }),
                        known.insert([other.ink, style.ink]).inserted
                    else { continue }
                    let difference = style.ink.difference(from: other.ink, by: .ciede2000)
                    let message =
                        "Text of \(style.size) pt is \(style.ink), and \(other.ink) on another screen, which is nearly the "
                        + "same: \(Figure(difference)) by CIEDE2000."
                    found.append(
                        (
                            index, earlier,
                            ComparisonRemark(
                                verdict: .review, message: message, boxes: [style.box],
                                referenceBoxes: [other.box])
                        ))
                }
            }
        }
        return found
    }

    /// The place of the value that most have, the first of equals; `nil` for fewer than two.
    private static func prevailing<Value: Hashable>(_ values: [Value]) -> Int? {
        guard values.count > 1 else { return nil }
        let counts = values.reduce(into: [Value: Int]()) { $0[$1, default: 0] += 1 }
        let most = counts.values.max()
        return values.firstIndex { counts[$0] == most }
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

extension ScreenSummary.Style {
    /// Whether two styles are alike but for an ink that is nearly the same.
    fileprivate func isNearly(_ other: ScreenSummary.Style) -> Bool {
        guard size == other.size, isBold == other.isBold, backdrop == other.backdrop else { return false }
        let difference = ink.difference(from: other.ink, by: .ciede2000)
        return difference >= 1.5 && difference <= 5
    }
}
