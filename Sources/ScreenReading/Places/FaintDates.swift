internal import ColorMath
internal import Raster
package import TextDetection

/// The days of a calendar that cannot be chosen: those of the months before and after, or all until today.
///
/// They are the first and the last of seven columns of numbers, in one fainter ink, before and after those in
/// full ink, and a few of those between. Where that ink is one that people may be meant to read, the others
/// have to be a month long; where nobody can, it is that of any of the days.
package enum FaintDates {
    /// The days of a week and those of months.
    private static let (week, month) = (7, 28...31)
    /// The fewest weeks of a calendar, and the fewest days in full ink.
    private static let (fewestWeeks, fewestDays) = (3, 7)
    /// How wide a number is for its height at most, and how high in points.
    private static let (widest, highest) = (2.4, 26.0)
    /// How far digits of one number are apart at most, for their height.
    private static let digits = 0.4
    /// How far the middles of a week are from one level, for the height of its numbers.
    private static let level = 0.4
    /// How much the distances of columns, and those of weeks, differ, as shares, and how far the columns of
    /// two weeks are apart.
    private static let (unevenness, steps, aside) = (0.12, 0.2, 0.2)
    /// How many steps above the first week the names of the days are at most.
    private static let head = 3.2
    /// The ratio below which an ink is faint, and that below which it hardly stands out.
    private static let (faint, hardly) = (ContrastStandard.minimumRatio, 2.6)
    /// How many of the days between are faint at most, as a share.
    private static let mostBetween = 0.15
    /// How far the channels of inks may be apart that are the same.
    private static let sameInk = 10
    /// The most numbers that are compared.
    private static let mostNumbers = 600

    /// The digits of a number, which may be found one by one.
    private typealias Day = [Int]

    /// Seven numbers in a line, evenly apart.
    private struct Week: Hashable {
        let days: [Day]
        let x: Double
        let y: Double
        let pitch: Double

        init?(of days: [Day], in regions: [Region]) {
            let middles = days.map { day in PixelRect(around: day.map { regions[$0].box }).middle }
            guard let first = middles.first, let last = middles.last, days.count == week else { return nil }
            self.days = days
            x = first.x
            y = first.y
            pitch = (last.x - first.x) / Double(week - 1)
            for (one, next) in zip(middles, middles.dropFirst())
            where abs(next.x - one.x - pitch) > unevenness * pitch { return nil }
        }

        func isInColumns(of other: Week) -> Bool {
            abs(x - other.x) <= aside * other.pitch
                && abs(pitch - other.pitch) <= aside * other.pitch / Double(week)
        }
    }

    /// The ratio below which nothing is meant to be read.
    private static let unreadable = 1.3

    /// The indices of the numbers of such days.
    package static func indices(in regions: [Region], scale: Double) -> [Int] {
        let numbers = regions.indices.filter { index in
            let (region, box) = (regions[index], regions[index].box)
            return region.kind == .text && region.place == .content
                && Double(box.width) <= widest * Double(box.height)
                && Double(box.height) <= highest * scale
        }
        guard numbers.count >= week * fewestWeeks, numbers.count <= mostNumbers else { return [] }
        var open = allWeeks(of: numbers, in: regions)
        var found: Set<Int> = []
        while let first = open.first {
            let column = open.filter { $0.isInColumns(of: first) }
            open.removeAll { $0.isInColumns(of: first) }
            for calendar in calendars(in: column) {
                found.formUnion(faintDays(of: calendar, in: regions))
                found.formUnion(
                    calendar.flatMap(\.days).joined().filter {
                        regions[$0].contrast.typical < unreadable
                    })
            }
        }
        return found.sorted()
    }

    /// What may be a week, from the top.
    private static func allWeeks(of numbers: [Int], in regions: [Region]) -> [Week] {
        var lines: [[Int]] = []
        for index in numbers.sorted(by: { regions[$0].box.middle.y < regions[$1].box.middle.y }) {
            let box = regions[index].box
            if let first = lines.last?.first,
                box.middle.y - regions[first].box.middle.y <= level * Double(box.height)
            {
                lines[lines.count - 1].append(index)
            } else {
                lines.append([index])
            }
        }
        return lines.flatMap { line in
            let days = days(in: line.sorted { regions[$0].box.x < regions[$1].box.x }, in: regions)
            return (0..<max(0, days.count - week + 1)).compactMap {
                Week(of: Array(days[$0..<$0 + week]), in: regions)
            }
        }
    }

    /// Numbers in a line from the left, with those put together that stand as close as digits do.
    private static func days(in line: [Int], in regions: [Region]) -> [Day] {
        line.reduce(into: []) { days, index in
            if let last = days.last?.last,
                Double(regions[index].box.x - regions[last].box.maxX)
                    <= digits * Double(regions[index].box.height)
            {
                days[days.count - 1].append(index)
            } else {
                days.append([index])
            }
        }
    }

    /// Weeks that follow each other as far apart.
    private static func calendars(in column: [Week]) -> [[Week]] {
        var calendars: [[Week]] = []
        for (last, next) in zip(column, column.dropFirst()) {
            if let open = calendars.last, open.count > 1, open.last == last,
                abs(next.y - last.y - (open[1].y - open[0].y)) <= steps * (open[1].y - open[0].y)
            {
                calendars[calendars.count - 1].append(next)
            } else {
                calendars.append([last, next])
            }
        }
        return calendars.filter { $0.count >= fewestWeeks }
    }

    /// The days before and after those in full ink, where they are as faint as those are that cannot be
    /// chosen.
    private static func faintDays(of calendar: [Week], in regions: [Region]) -> [Int] {
        let hasHead = hasHead(above: calendar[0], step: calendar[1].y - calendar[0].y, in: regions)
        var days = calendar.flatMap(\.days)
        guard
            let weak = [days.first, days.last].compactMap({ $0?.first })
                .min(by: { regions[$0].contrast.typical < regions[$1].contrast.typical }),
            regions[weak].contrast.typical < faint
        else { return [] }
        func isFaint(_ day: Day) -> Bool {
            regions[day[0]].ink.largestDifference(from: regions[weak].ink) <= sameInk
        }
        // A first row that is faint throughout may be the names of the days.
        if !hasHead, calendar[0].days.allSatisfy(isFaint) { days.removeFirst(week) }
        guard let start = days.firstIndex(where: { !isFaint($0) }),
            let end = days.lastIndex(where: { !isFaint($0) })
        else { return [] }
        let (between, ratio) = (days[start...end], regions[weak].contrast.typical)
        let single = between.indices.filter { isFaint(days[$0]) }
        // Weekends may have a grey of their own.
        guard !single.contains(where: { single.contains($0 + week) }) else { return [] }
        guard between.count >= fewestDays, Double(single.count) <= mostBetween * Double(between.count),
            between.allSatisfy({ isFaint($0) || regions[$0[0]].contrast.typical > ratio }),
            ratio < hardly || (month.contains(between.count) && start < week && single.isEmpty)
        else { return [] }
        return Array((days[..<start] + single.map { days[$0] } + days[(end + 1)...]).joined())
    }

    /// Whether something is written above each day of a week: the names of the days, which may be wider than
    /// numbers.
    private static func hasHead(above first: Week, step: Double, in regions: [Region]) -> Bool {
        (0..<week).allSatisfy { column in
            let x = first.x + Double(column) * first.pitch
            return regions.contains { region in
                region.kind == .text && abs(region.box.middle.x - x) <= aside * first.pitch
                    && (0.5 * step...head * step).contains(first.y - region.box.middle.y)
            }
        }
    }
}
