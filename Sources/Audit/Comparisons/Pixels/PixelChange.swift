internal import ColorMath
package import Raster
internal import ScreenReading

/// Which pixels of a screen are not the same in another state, and by how much.
package struct PixelChange: Hashable, Sendable {
    /// The smallest rectangle around what changed; `nil` where nothing did.
    package let box: PixelRect?
    /// The number of pixels that changed.
    package let count: Int
    /// The number of pixels whose colours in the two states have a contrast of 3 at least.
    package let clearCount: Int
    /// The greatest contrast between the two colours of one pixel, unrounded; 1 where nothing changed.
    package let greatestContrast: Double
    /// What changed, in parts that do not touch, from the top.
    package let parts: [PixelRect]
    /// Which sides of the box the change runs along, as a frame around something does.
    package let sides: Sides

    /// Which sides of its box a change runs along, each as a share of the side's length.
    package struct Sides: Hashable, Sendable {
        package let top: Double
        package let bottom: Double
        package let left: Double
        package let right: Double
    }

    /// The contrast between two states that WCAG 2.2, 2.4.13, asks for.
    package static let clearContrast = 3.0

    /// Looks for what changed between two pictures of one size, from a row on.
    ///
    /// - Returns: `nil` where the pictures are not of one size.
    package init?(from old: Bitmap<UInt8>, to new: Bitmap<UInt8>, below top: Int = 0) {
        let top = min(max(0, top), new.height)
        self.init(
            from: old, to: new,
            within: PixelRect(x: 0, y: top, width: new.width, height: new.height - top))
    }

    /// Looks for what changed in a part of two pictures of one size.
    ///
    /// - Parameter part: Where to look; it lies on the pictures.
    /// - Returns: `nil` where the pictures are not of one size.
    init?(from old: Bitmap<UInt8>, to new: Bitmap<UInt8>, within part: PixelRect) {
        guard old.width == new.width, old.height == new.height else { return nil }
        let (width, height) = (new.width, new.height)
        var tiles = ChangedTiles(width: width, height: height)
        var contrasts: [ColorChange: Double] = [:]
        var (count, clear, greatest) = (0, 0, 1.0)
        for y in part.y..<part.maxY {
            for x in part.x..<part.maxX {
                let (before, after) = (old.pixels[y * width + x], new.pixels[y * width + x])
                guard before != after else { continue }
                let change = ColorChange(from: before.color, to: after.color)
                let contrast: Double
                if let known = contrasts[change] {
                    contrast = known
                } else {
                    contrast = change.old.contrastRatio(with: change.new)
                    contrasts[change] = contrast
                }
                count += 1
                if contrast >= Self.clearContrast { clear += 1 }
                greatest = max(greatest, contrast)
                tiles.mark(x, y)
            }
        }
        self.count = count
        clearCount = clear
        greatestContrast = greatest
        parts = tiles.parts
        box = parts.isEmpty ? nil : PixelRect(around: parts)
        sides = Sides(of: box, from: old, to: new)
    }

    private struct ColorChange: Hashable {
        let old: SRGB8
        let new: SRGB8

        init(from old: SRGB8, to new: SRGB8) {
            self.old = old
            self.new = new
        }
    }
}

extension PixelChange.Sides {
    /// How deep a side is looked at, in pixels: as wide as frames are drawn.
    private static let depth = 4

    /// Looks along the sides of what changed.
    fileprivate init(of box: PixelRect?, from old: Bitmap<UInt8>, to new: Bitmap<UInt8>) {
        guard let box else {
            self.init(top: 0, bottom: 0, left: 0, right: 0)
            return
        }
        let depth = min(Self.depth, box.width, box.height)
        func share(along length: Int, _ pixel: (_ along: Int, _ inwards: Int) -> (x: Int, y: Int)) -> Double {
            let touched = (0..<length).count { along in
                (0..<depth).contains { inwards in
                    let (x, y) = pixel(along, inwards)
                    return old[x, y] != new[x, y]
                }
            }
            return Double(touched) / Double(max(1, length))
        }
        self.init(
            top: share(along: box.width) { (box.x + $0, box.y + $1) },
            bottom: share(along: box.width) { (box.x + $0, box.maxY - 1 - $1) },
            left: share(along: box.height) { (box.x + $1, box.y + $0) },
            right: share(along: box.height) { (box.maxX - 1 - $1, box.y + $0) })
    }
}
