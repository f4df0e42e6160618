internal import ColorMath
internal import Raster

/// The round buttons that close, minimise and zoom a window of macOS.
///
/// One that does nothing is grey; one at least shows its colour in the window that people work in.
enum WindowControls {
    /// The colours of the three, from left to right, by release.
    private static let colors: [[SRGB8]] = [
        [
            .init(red: 255, green: 95, blue: 87), .init(red: 237, green: 106, blue: 94),
            .init(red: 255, green: 80, blue: 80), .init(red: 255, green: 92, blue: 95),
        ],
        [
            .init(red: 254, green: 188, blue: 46), .init(red: 245, green: 191, blue: 79),
            .init(red: 255, green: 189, blue: 46), .init(red: 250, green: 200, blue: 0),
            .init(red: 230, green: 192, blue: 41),
        ],
        [
            .init(red: 40, green: 200, blue: 64), .init(red: 97, green: 197, blue: 84),
            .init(red: 40, green: 205, blue: 65), .init(red: 52, green: 199, blue: 89),
            .init(red: 83, green: 194, blue: 43),
        ],
    ]
    /// How far a channel may be from those: the profiles of displays move them.
    private static let tolerance = 24
    /// How far apart the channels of their colours are at least: most of an interface is greyer.
    private static let leastColorful =
        (colors.joined().map { Int(RGBA<UInt8>($0).range) }.min() ?? 0) - 2 * tolerance
    /// The diameter in pixels, at 1 and 2 pixels a point.
    private static let diameters = 9...34
    /// From one to the next, in diameters; those of buttons with a darker rim are measured within it.
    private static let pitches = [1.6, 1.667, 1.75, 1.82, 1.9]
    /// The part of a window, from its top left, that they lie in.
    private static let (columns, rows) = (0.4, 0.25)

    /// The box around the three; nil where there are none.
    ///
    /// - Parameters:
    ///   - screen: The pixels.
    ///   - window: The part of them that a window may cover.
    ///   - isAnywhere: Whether the window may begin anywhere in it, as on a desktop.
    static func box(
        in screen: Bitmap<UInt8>, from window: PixelRect, isAnywhere: Bool = false
    ) -> PixelRect? {
        let right = isAnywhere ? window.maxX : window.x + Int(Double(window.width) * Self.columns)
        let bottom = isAnywhere ? window.maxY : window.y + Int(Double(window.height) * Self.rows)
        for y in stride(from: window.y, to: bottom, by: diameters.lowerBound / 2) {
            var x = window.x
            while x < right {
                guard let place = place(of: screen[x, y]) else {
                    x += diameters.lowerBound / 2
                    continue
                }
                if let disc = Disc(at: (x, y), on: screen), diameters.contains(disc.diameter),
                    let box = controls(with: disc, at: place, on: screen)
                {
                    return box
                }
                x += diameters.lowerBound
            }
        }
        return nil
    }

    /// Which of the three has a colour.
    private static func place(of pixel: RGBA<UInt8>) -> Int? {
        guard Int(pixel.range) >= leastColorful else { return nil }
        return colors.firstIndex { place in
            place.contains { pixel.color.largestDifference(from: $0) <= tolerance }
        }
    }

    private static func controls(
        with disc: Disc, at place: Int, on screen: Bitmap<UInt8>
    ) -> PixelRect? {
        for pitch in pitches {
            let step = pitch * Double(disc.diameter)
            let discs = (0..<3).map { other -> Disc? in
                if other == place { return disc }
                let x = disc.x + Int((Double(other - place) * step).rounded())
                if other == 0, isOfEditedWindow(x, disc.y, diameter: disc.diameter, on: screen) {
                    return Disc(x: x, y: disc.y, diameter: disc.diameter)
                }
                guard x >= 0, x < screen.width, let found = Disc(at: (x, disc.y), on: screen),
                    abs(found.diameter - disc.diameter) <= 2, abs(found.x - x) <= 2,
                    abs(found.y - disc.y) <= 1
                else { return nil }
                // Grey, or the colour of its place.
                let pixel = screen[found.x, found.y]
                return pixel.isGrey || Self.place(of: pixel) == other ? found : nil
            }.compactMap(\.self)
            guard discs.count == 3 else { continue }
            // The middle of an even number of pixels is the lower of two.
            let radius = (disc.diameter + 1) / 2 - 1
            return PixelRect(
                x: discs[0].x - radius, y: disc.y - radius,
                width: discs[2].x - discs[0].x + disc.diameter, height: disc.diameter)
        }
        return nil
    }
}

extension WindowControls {
    /// Where the rim around the dot is looked at, and what lies around the button, in diameters from its
    /// middle; the brightest channel of the dot.
    private static let (rim, around, darkest) = (0.36, 0.65, 160)

    /// Whether the button that closes a window has a dark dot in its middle, as where changes are not saved.
    private static func isOfEditedWindow(
        _ x: Int, _ y: Int, diameter: Int, on screen: Bitmap<UInt8>
    ) -> Bool {
        let (inner, outer) = (Int(rim * Double(diameter)), Int(around * Double(diameter)))
        guard x >= outer, y >= outer, x + outer < screen.width, y + outer < screen.height else {
            return false
        }
        let dot = screen[x, y]
        let directions = [(-1, 0), (1, 0), (0, -1), (0, 1)]
        return max(dot.red, dot.green, dot.blue) < darkest
            && directions.allSatisfy { right, down in
                place(of: screen[x + inner * right, y + inner * down]) == 0
                    && place(of: screen[x + outer * right, y + outer * down]) != 0
            }
    }
}

extension RGBA<UInt8> {
    /// How far apart its channels are.
    fileprivate var range: UInt8 { max(red, green, blue) - min(red, green, blue) }

    fileprivate var isGrey: Bool { range < 24 }
}

/// A round spot of one colour.
private struct Disc {
    /// Its middle.
    let x: Int
    let y: Int
    let diameter: Int

    /// States a spot.
    init(x: Int, y: Int, diameter: Int) {
        (self.x, self.y) = (x, y)
        self.diameter = diameter
    }

    /// The spot that a pixel lies in; nil where the area of its colour is not about as wide as high, or fills
    /// its box's corners.
    init?(at point: (x: Int, y: Int), on screen: Bitmap<UInt8>) {
        let color = screen[point.x, point.y].color
        let longest = 48
        // Grey buttons may be 23 levels darker than their bar.
        let (sameSpot, sameCorner) = screen[point.x, point.y].isGrey ? (18, 8) : (24, 24)
        func isSame(_ x: Int, _ y: Int, within difference: Int) -> Bool {
            guard x >= 0, y >= 0, x < screen.width, y < screen.height else { return false }
            return screen[x, y].color.largestDifference(from: color) < difference
        }
        func isSame(_ x: Int, _ y: Int) -> Bool { isSame(x, y, within: sameSpot) }
        func column(_ x: Int, _ y: Int) -> ClosedRange<Int> {
            var (top, bottom) = (y, y)
            while isSame(x, top - 1), y - top < longest { top -= 1 }
            while isSame(x, bottom + 1), bottom - y < longest { bottom += 1 }
            return top...bottom
        }
        func row(_ x: Int, _ y: Int) -> ClosedRange<Int> {
            var (left, right) = (x, x)
            while isSame(left - 1, y), x - left < longest { left -= 1 }
            while isSame(right + 1, y), right - x < longest { right += 1 }
            return left...right
        }
        let first = row(point.x, point.y)
        let x = (first.lowerBound + first.upperBound) / 2
        let vertical = column(x, point.y)
        let y = (vertical.lowerBound + vertical.upperBound) / 2
        let horizontal = row(x, y)
        let (width, height) = (horizontal.count, vertical.count)
        guard abs(width - height) <= 2, width < longest else { return nil }
        // A circle leaves the corners of its box free, a square does not. A grey one may be hardly darker
        // than its bar, but for its rim, which lies on the way to the corner.
        let corner = (width * 9 + 19) / 20
        let areFree = [(-1, -1), (1, -1), (-1, 1), (1, 1)].allSatisfy { right, down in
            (1...corner).contains { !isSame(x + right * $0, y + down * $0, within: sameCorner) }
        }
        guard areFree else { return nil }
        (self.x, self.y) = (x, y)
        diameter = (width + height + 1) / 2
    }
}
