package import Raster

/// The colours that many pixels of a part of a screen share exactly.
///
/// Text over a photograph touches the photograph's own edges, so zones cannot part them. But the pixels of a
/// text are one colour to the level and those of a photograph are not.
package struct ExactColors {
    /// The colours, those that are common in most places first.
    package private(set) var colors: [SIMD3<Float>] = []

    /// The most colours of a window, and of all windows together: as many as a word has bits.
    private static let mostInWindow = 8
    private static let most = UInt32.bitWidth

    /// Finds the colours.
    ///
    /// - Parameters:
    ///   - window: the side in pixels of the squares in which colours are counted: what is rare on a screen,
    ///     as the ink of a label on a map, is common where it is.
    ///   - fewest: the fewest pixels of a window that make a colour worth trying.
    ///   - flatOnly: whether only pixels count that equal their neighbours.
    ///   - alike: Of colours within this many levels of each other one is tried.
    package init(
        in mask: PixelMask, screen: borrowing Bitmap<UInt8>, window: Int, fewest: Int, flatOnly: Bool,
        alike: Double
    ) {
        var tally = ColorTally()
        var windows: [Int: (count: Int, color: SIMD3<Float>)] = [:]
        for top in stride(from: 0, to: screen.height, by: window) {
            for left in stride(from: 0, to: screen.width, by: window) {
                let part = Bounds(
                    minX: left, minY: top, maxX: min(left + window, screen.width),
                    maxY: min(top + window, screen.height))
                Self.forEachPixel(of: part, in: mask, screen: screen, flatOnly: flatOnly) { tally.add($0) }
                for (key, color) in tally.common(fewest: fewest, most: Self.mostInWindow) {
                    windows[key, default: (0, color)].count += 1
                }
                tally.clear()
            }
        }
        let commonest = windows.sorted { ($0.value.count, $1.key) > ($1.value.count, $0.key) }
        for (_, found) in commonest where colors.count < Self.most {
            let isNew = colors.allSatisfy { Double(largestChannel($0 - found.color)) > alike }
            if isNew { colors.append(found.color) }
        }
    }

    /// For each key, the colours (as bits) that are within `tolerance` levels of it.
    package func near(tolerance: Float) -> [UInt32] {
        var near = [UInt32](repeating: 0, count: ColorTally.keys)
        let step = 1 << (8 - ColorTally.keptBits)
        let centre = Float(step - 1) / 2
        for (index, color) in colors.enumerated() {
            let range = (0..<3).map { channel in
                (0..<1 << ColorTally.keptBits).filter {
                    abs(Float($0 * step) + centre - color[channel]) <= tolerance
                }
            }
            for red in range[0] {
                for green in range[1] {
                    for blue in range[2] {
                        let key = (red << ColorTally.keptBits | green) << ColorTally.keptBits | blue
                        near[key] |= 1 << UInt32(index)
                    }
                }
            }
        }
        return near
    }

    /// Calls `body` with each pixel, or with each that equals its right and lower neighbours as its left one
    /// does.
    @inline(__always)
    private static func forEachPixel(
        of part: Bounds, in mask: PixelMask, screen: borrowing Bitmap<UInt8>, flatOnly: Bool,
        _ body: (RGBA<UInt8>) -> Void
    ) {
        let width = screen.width
        let pixels = screen.pixels
        let right = flatOnly ? min(part.maxX, width - 1) : part.maxX
        guard part.minX < right else { return }
        let end = flatOnly ? min(part.maxY, screen.height - 1) : part.maxY
        // Flat pixels come in squares: every other row shows them.
        for y in stride(from: part.minY, to: end, by: flatOnly ? 2 : 1) {
            mask.forEachStretch(in: y * width + part.minX..<y * width + right) { stretch in
                var wasFlat = false
                for place in stretch {
                    let pixel = pixels[place]
                    guard flatOnly else {
                        body(pixel)
                        continue
                    }
                    let isFlat =
                        ColorTally.isSame(pixel, pixels[place + 1])
                        && ColorTally.isSame(pixel, pixels[place + width])
                    if isFlat && wasFlat { body(pixel) }
                    wasFlat = isFlat
                }
            }
        }
    }
}
