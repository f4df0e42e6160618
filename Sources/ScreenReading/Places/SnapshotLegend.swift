internal import ColorMath
package import Raster
package import TextDetection

/// The legend that tools of accessibility snapshots put beside or below a screen: a line of what is read
/// aloud for each element, after a square in the colour that they have tinted the element with.
///
/// Charts have legends too. But there the areas in the colours of the legend are drawn, and here they are
/// thin veils over what the app has drawn: the squares are pale, or numbered, text lies on the same veils
/// elsewhere, and the legend has a side of the picture for itself.
package enum SnapshotLegend {
    /// What is to be known of a screen that was drawn over.
    static let warning = """
        a tool has tinted what is on the screen and put a legend beside it, as accessibility snapshots have \
        it: these are not the colours of the app, and nothing was judged by them; audit the plain screen
        """

    /// The side of a square, and how far from its line it is at most, for the height of the line: squares of
    /// 14 points are 16 from type of 12, whose lines of small letters are 6 high.
    private static let (sides, reach) = (0.8...3.2, 3.5)
    /// The side in pixels of a square at least: of a smaller one nothing is left within its rim.
    private static let leastSide = 6
    /// How far channels are apart that are one colour, in code values.
    private static let plain = 4
    /// How far inside a square its colour is looked at, as a share of its side: within round corners, and
    /// outside of a number in it.
    private static let inset = 0.2
    /// The share of the pixels so far inside that have its colour: a number of two digits covers some.
    private static let leastFilled = 0.8
    /// How much its height and width differ, and the sides of two, as a share of its side, and in pixels: the
    /// rims of round corners count to the side of the paler one less.
    private static let (uneven, blended) = (0.12, 2.0)
    /// How far a channel of a square is from the panel at most, in code values, as a veil of two fifths has
    /// it, and how much the channels differ in that at least: those of the palest pink do by 13.
    private static let (palest, leastSpread) = (115, 8)
    /// The part of a square's side that is free left of it and above it.
    private static let margin = 1.0 / 3
    /// The share of what lies behind it that a veil lets through.
    private static let veils = 0.55...0.95
    /// How far backdrops are apart that tell how much a veil lets through, in code values.
    private static let apart = 8
    /// The share of the colours whose veil has to be seen on the screen, and how many are enough: elements of
    /// other shapes are outlined, and on some there is no text.
    private static let (leastSeen, enoughSeen) = (1.0 / 3, 2)
    /// The share of the picture on either side that the screen has at least.
    private static let leastScreen = 0.1
    /// The most colours that are compared, and sizes of squares that are tried.
    private static let (mostColors, mostGroups) = (64, 16)

    /// The colour of a square, and whether it is the full one, with a number in it, rather than what the veil
    /// makes of the panel.
    private struct Veil: Hashable {
        let color: SRGB8
        let isFull: Bool
    }

    /// A square before a line.
    private struct Key {
        let box: PixelRect
        let veil: Veil
    }

    /// Whether a picture has such a legend.
    package static func isShown(
        among regions: [Region], on surfaces: [Surface], screen: borrowing Bitmap<UInt8>
    ) -> Bool {
        var keys: [(key: Key, panel: SRGB8)] = []
        for line in regions where line.kind == .text {
            if let key = Self.key(leftOf: line, on: screen) { keys.append((key, line.backdrop)) }
        }
        // On the screen the same tools number what they tint, in squares of another size, on the veils.
        var groups = 0
        while let first = keys.first, groups < Self.mostGroups {
            groups += 1
            func isAlike(_ other: (key: Key, panel: SRGB8)) -> Bool {
                Double(abs(other.key.box.width - first.key.box.width))
                    <= max(Self.blended, Self.uneven * Double(first.key.box.width))
                    && other.panel.largestDifference(from: first.panel) <= Self.plain
            }
            let alike = keys.filter(isAlike).map(\.key)
            keys.removeAll(where: isAlike)
            if isLegend(of: alike, on: first.panel, among: regions, surfaces: surfaces, screen: screen) {
                return true
            }
        }
        return false
    }

    /// Whether squares of one size, before lines on one backdrop, are those of a legend.
    private static func isLegend(
        of alike: [Key], on ground: SRGB8, among regions: [Region], surfaces: [Surface],
        screen: borrowing Bitmap<UInt8>
    ) -> Bool {
        let places = Self.panels(of: alike, on: ground, screen: screen)
        guard let panel = places.first(where: { Self.isLegend($0, keys: alike, among: regions) })
        else { return false }
        let colors = Set(alike.filter { panel.contains($0.box) }.map(\.veil))
        let outside = regions.filter { $0.kind != .picture && !panel.contains($0.box) }
        let veiled = Set(outside.map(\.backdrop)).sorted(by: Self.order).prefix(Self.mostColors)
        let bases = Array(veiled) + surfaces.map(\.color).prefix(Self.mostColors) + [.white, .black]
        func isSeen(_ veil: Veil, behind backdrop: SRGB8) -> Bool {
            veil.isFull
                ? bases.contains { Self.isThin(veil.color, behind: backdrop, over: $0) }
                : Self.isOverGrey(veil.color, on: ground, behind: backdrop)
                    || bases.contains { Self.isVeil(veil.color, on: ground, behind: backdrop, over: $0) }
        }
        func isAlike(_ veil: Veil, _ backdrop: SRGB8) -> Bool {
            !veil.isFull && backdrop.largestDifference(from: veil.color) <= Self.apart
                && Self.isPale(backdrop, on: ground)
        }
        // Where the screen is as light as the panel, veils have the colours of the squares. A single one may
        // be the app's own there, unless everything is veiled by it.
        let isSingle = colors.count == 1
        let seen = colors.count { color in
            veiled.contains { isSeen(color, behind: $0) || !isSingle && isAlike(color, $0) }
                || isSingle && !veiled.isEmpty && veiled.allSatisfy { isAlike(color, $0) }
        }
        return seen >= Self.enoughSeen || seen > 0 && Double(seen) >= Self.leastSeen * Double(colors.count)
    }

    /// The square left of a line; nil where there is none.
    private static func key(leftOf line: Region, on screen: borrowing Bitmap<UInt8>) -> Key? {
        let (row, height) = (line.box.y + line.box.height / 2, Double(line.box.height))
        func isPanel(_ x: Int, _ y: Int) -> Bool {
            screen[x, y].color.largestDifference(from: line.backdrop) <= plain
        }
        let nearest = max(1, line.box.x - 2 - Int(reach * height))
        var right = line.box.x - 2
        while right >= nearest, isPanel(right, row) { right -= 1 }
        guard right >= nearest, right < line.box.x - 2 else { return nil }
        let farthest = max(1, right - Int(sides.upperBound * height))
        var left = right
        while left > farthest, !isPanel(left - 1, row) { left -= 1 }
        let side = right + 1 - left
        guard side >= leastSide, sides.contains(Double(side) / height), left > farthest else { return nil }
        let within = max(1, Int(inset * Double(side)))
        var (top, bottom) = (row, row)
        while top > 0, row - top <= side, !isPanel(left + within, top - 1) { top -= 1 }
        while bottom < screen.height - 1, bottom - row <= side, !isPanel(left + within, bottom + 1) {
            bottom += 1
        }
        let difference = abs(bottom + 1 - top - side)
        guard Double(difference) <= max(blended, uneven * Double(side)), bottom - top > 2 * within
        else { return nil }
        let color = screen[left + within, top + within].color
        func isFilled(_ x: Int, _ y: Int) -> Bool {
            screen[x, y].color.largestDifference(from: color) <= plain
        }
        let (across, down) = (left + within...right - within, top + within...bottom - within)
        let filled =
            across.count { isFilled($0, top + within) } + across.count { isFilled($0, bottom - within) }
            + down.count { isFilled(left + within, $0) } + down.count { isFilled(right - within, $0) }
        let isNumbered = down.contains { y in
            across.contains { screen[$0, y].color.largestDifference(from: color) >= number }
        }
        let isPale = isPale(color, on: line.backdrop)
        guard Double(filled) >= leastFilled * Double(2 * (across.count + down.count)),
            isPale || isNumbered && isTinted(color, over: line.backdrop)
        else { return nil }
        return Key(
            box: PixelRect(x: left, y: top, width: side, height: bottom + 1 - top),
            veil: Veil(color: color, isFull: !isPale))
    }

    /// Whether a colour is a thin veil of some colour over a panel.
    private static func isPale(_ color: SRGB8, on panel: SRGB8) -> Bool {
        isTinted(color, over: panel) && color.largestDifference(from: panel) <= palest
    }

    /// Whether a colour differs from another in its channels unlike, as a veil of a colour makes it.
    private static func isTinted(_ color: SRGB8, over base: SRGB8) -> Bool {
        let differences = zip(color.codes, base.codes).map { $0 - $1 }
        return (differences.max() ?? 0) - (differences.min() ?? 0) >= leastSpread
    }

    /// The sides of the picture that squares may have for themselves: what is right of a free column, or
    /// below a free row.
    private static func panels(
        of keys: [Key], on ground: SRGB8, screen: borrowing Bitmap<UInt8>
    ) -> [PixelRect] {
        var panels: [PixelRect] = []
        func isPanel(_ x: Int, _ y: Int) -> Bool {
            screen[x, y].color.largestDifference(from: ground) <= plain
        }
        for box in keys.map(\.box) {
            let free = max(1, Int(margin * Double(box.width)))
            let (column, row) = (box.x - free, box.y - free)
            if Double(column) >= leastScreen * Double(screen.width),
                (0..<screen.height).allSatisfy({ isPanel(column, $0) })
            {
                panels.append(
                    PixelRect(x: column, y: 0, width: screen.width - column, height: screen.height))
            }
            if Double(row) >= leastScreen * Double(screen.height), column >= 0,
                (0..<screen.width).allSatisfy({ isPanel($0, row) }),
                (row..<screen.height).allSatisfy({ isPanel(column, $0) })
            {
                panels.append(PixelRect(x: 0, y: row, width: screen.width, height: screen.height - row))
            }
        }
        return panels.sorted { $0.area > $1.area }
    }

    /// Whether a panel holds lines with squares before them, and nothing else above or below the squares.
    private static func isLegend(_ panel: PixelRect, keys: [Key], among regions: [Region]) -> Bool {
        let boxes = keys.map(\.box).filter(panel.contains)
        let inside = regions.filter { panel.contains($0.box) && $0.kind != .picture }
        return !boxes.isEmpty
            && inside.allSatisfy { region in
                boxes.contains { $0.contains(region.box) }
                    || boxes.allSatisfy { region.box.x >= $0.maxX || region.box.maxX <= $0.x }
            }
    }

    /// Whether a backdrop is that of something which a veil lies over, of which a square of the legend shows
    /// what it makes of the panel.
    private static func isVeil(
        _ key: SRGB8, on panel: SRGB8, behind backdrop: SRGB8, over base: SRGB8
    ) -> Bool {
        guard base.largestDifference(from: panel) > apart, isTinted(backdrop, over: base)
        else { return false }
        guard let share = share(from: key, to: backdrop, ofTheWayFrom: panel, to: base),
            veils.contains(share)
        else { return false }
        // The colour of the veil itself has to be one.
        return zip(key.codes, panel.codes).allSatisfy { code, ground in
            let full = (Double(code) - share * Double(ground)) / (1 - share)
            return full >= -veilTolerance && full <= 255 + veilTolerance
        }
    }

    /// How far one colour is from another as a share of how far two others are, in the same direction; nil
    /// where the direction is another, or those two are one.
    private static func share(
        from start: SRGB8, to end: SRGB8, ofTheWayFrom first: SRGB8, to last: SRGB8
    ) -> Double? {
        let ways = zip(last.codes, first.codes).map { Double($0 - $1) }
        let moves = zip(end.codes, start.codes).map { Double($0 - $1) }
        let length = ways.reduce(0) { $0 + $1 * $1 }
        guard length > 0 else { return nil }
        let share = zip(ways, moves).reduce(0) { $0 + $1.0 * $1.1 } / length
        let isAlong = zip(ways, moves).allSatisfy { abs($0.1 - share * $0.0) <= rounded }
        return isAlong ? share : nil
    }

    /// How far what a veil makes of two backdrops may be off, in code values: both were rounded, and
    /// converted from another space.
    private static let rounded = 6.0
    /// How much a veil of a full colour covers.
    private static let thin = 0.1...0.45
    /// How far the number in a square is from its colour in a channel, in code values.
    private static let number = 64
    /// How much the channels of a square differ at least, in code values, where nothing but that is the same
    /// on the screen.
    private static let strong = 24

    /// Whether a backdrop is that of something which a veil of a colour lies over.
    private static func isThin(_ color: SRGB8, behind backdrop: SRGB8, over base: SRGB8) -> Bool {
        isTinted(backdrop, over: base)
            && share(from: base, to: backdrop, ofTheWayFrom: base, to: color).map(thin.contains) ?? false
    }

    /// Whether a backdrop may be that of something grey which a veil lies over: screens are drawn in greys
    /// beneath veils by default, and what lies there is nowhere else seen.
    private static func isOverGrey(_ key: SRGB8, on panel: SRGB8, behind backdrop: SRGB8) -> Bool {
        let moves = zip(backdrop.codes, key.codes).map { $0 - $1 }
        return panel.spread <= plain && key.spread >= strong
            && Double((moves.max() ?? 0) - (moves.min() ?? 0)) <= rounded
            && backdrop.largestDifference(from: key) > apart
    }

    /// How far outside of the gamut the colour of a veil may seem, in code values: those of a veil are
    /// rounded.
    private static let veilTolerance = 24.0

    private static func order(_ one: SRGB8, _ other: SRGB8) -> Bool {
        (one.red, one.green, one.blue) < (other.red, other.green, other.blue)
    }
}

extension SRGB8 {
    /// The code values of its channels.
    fileprivate var codes: [Int] { [Int(red), Int(green), Int(blue)] }
}
