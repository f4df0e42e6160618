internal import ColorMath
package import Raster

/// A place on the outline of art, with what of the art lies just within: what has to stand out from a ground.
package struct OutlinePoint: Hashable, Sendable {
    /// The column and the row in the art.
    package let x: Int
    package let y: Int
    /// The colours from the outline inwards, each once: an edge that is hardly seen may have a frame behind
    /// it that is.
    package let inks: [RGBA<UInt8>]

    /// The longest side that art is looked at in: larger than any icon on a screen.
    package static let longestSide = 256
    /// The most places of an outline that are looked at, evenly along its rows.
    private static let most = 1500
    /// How far within the outline an edge still shows the shape, as a share of the shorter side of the art,
    /// and in pixels at least: the white border of a sticker is about so wide.
    private static let (reach, leastReach) = (0.06, 2)

    /// The outline: pixels that are half opaque or more beside such that are not, and those at the edge of
    /// the image, beyond which is the ground.
    package static func outline(of art: Bitmap<UInt8>) -> [OutlinePoint] {
        let (width, height) = (art.width, art.height)
        func isInk(_ x: Int, _ y: Int) -> Bool {
            x >= 0 && y >= 0 && x < width && y < height && art.pixels[y * width + x].alpha >= leastAlpha
        }
        var places: [(x: Int, y: Int)] = []
        for y in 0..<height {
            for x in 0..<width where isInk(x, y) {
                if !isInk(x - 1, y) || !isInk(x + 1, y) || !isInk(x, y - 1) || !isInk(x, y + 1) {
                    places.append((x, y))
                }
            }
        }
        let depth = max(leastReach, Int((Double(min(width, height)) * reach).rounded()))
        let step = max(1, (places.count + most - 1) / most)
        return stride(from: 0, to: places.count, by: step).map { index in
            let (x, y) = places[index]
            // Inwards is where most of the ink around is.
            var (across, down) = (0, 0)
            for dy in -depth...depth {
                for dx in -depth...depth where isInk(x + dx, y + dy) {
                    across += dx
                    down += dy
                }
            }
            let length = max(1e-9, (Double(across * across + down * down)).squareRoot())
            var inks: [RGBA<UInt8>] = []
            for distance in 0...depth {
                let column = x + Int((Double(across) / length * Double(distance)).rounded())
                let row = y + Int((Double(down) / length * Double(distance)).rounded())
                guard isInk(column, row) else { break }
                let ink = art.pixels[row * width + column]
                if !inks.contains(ink) { inks.append(ink) }
            }
            return OutlinePoint(x: x, y: y, inks: inks)
        }
    }

    /// The alpha from which a pixel belongs to the shape: half.
    private static let leastAlpha: UInt8 = 128

    /// The greatest contrast with the ground of what lies on and just within the outline (WCAG 2.2).
    package func contrast(on ground: RGBA<UInt8>, luminance: Double) -> Double {
        inks.reduce(1) { greatest, ink in
            let seen = ink.painted(over: ground).color.relativeLuminance
            return max(greatest, ContrastRatio(luminances: seen, luminance).value)
        }
    }
}

extension OutlinePoint {
    /// The contrast that half of an outline has at least, of the contrasts of its places; `nil` where there
    /// is none.
    package static func middle(of contrasts: [Double]) -> Double? {
        contrasts.isEmpty ? nil : contrasts.sorted()[contrasts.count / 2]
    }
}
