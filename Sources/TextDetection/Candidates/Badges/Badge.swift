package import Raster

/// A small solid shape with something written on it: too narrow around it for a background.
package struct Badge {
    /// The shape's own colour, in encoded levels.
    package let color: SIMD3<Float>
    package let bounds: Bounds
    /// The pixels that lie on it, by their places in the screen: those of other colours that the shape closes
    /// in.
    package let inlay: [Int]

    /// Takes a component for a badge; fails for what is no solid shape of a badge's size, and where nothing
    /// lies on it.
    ///
    /// - Parameter difference: What differs from its colour by more, in levels, is another.
    package init?(
        _ component: InkMap.Component, of ink: InkMap, pixels: [RGBA<UInt8>], scale: Double,
        _ constants: BadgeConstants, difference: Double
    ) {
        let box = component.bounds
        guard Self.isOfSize(box, scale: scale, constants),
            Double(component.area) >= constants.fill * Double(box.area),
            let color = Self.commonest(of: component, of: ink, pixels: pixels, 1).first
        else { return nil }
        let difference = Float(difference)
        let cells = BadgeCells(of: component, of: ink, in: box) { pixel in
            largestChannel(pixels[pixel].levels - color) <= difference
        }
        self.init(color: color, bounds: box, inlay: cells.inlay)
    }

    /// Takes a part of a component for a badge: one on the corner of an icon, in a colour of its own.
    package init?(
        partOf component: InkMap.Component, of ink: InkMap, pixels: [RGBA<UInt8>], scale: Double,
        _ constants: BadgeConstants, difference: Double
    ) {
        let box = component.bounds
        let smallest = constants.smallest * scale
        guard Double(min(box.width, box.height)) >= smallest,
            Double(max(box.width, box.height)) <= constants.widestGroup * constants.largest * scale,
            Double(component.area) >= constants.fill * smallest * smallest
        else { return nil }
        let difference = Float(difference)
        let colors = Self.commonest(
            of: component, of: ink, pixels: pixels, Self.mostColors, stretch: Int(smallest / 4))
        guard colors.count > 1 else { return nil }
        for color in colors {
            let cells = BadgeCells(of: component, of: ink, in: box) { pixel in
                largestChannel(pixels[pixel].levels - color) <= difference
            }
            guard let part = cells.largestPart, Self.isOfSize(part.bounds, scale: scale, constants) else {
                continue
            }
            let cut = BadgeCells(of: component, of: ink, in: part.bounds) { part.pixels.contains($0) }
            let inlay = cut.inlay
            guard
                Double(part.pixels.count + inlay.count) >= constants.fill * Double(part.bounds.area),
                let badge = Badge(color: color, bounds: part.bounds, inlay: inlay)
            else { continue }
            self = badge
            return
        }
        return nil
    }

    /// Fails where nothing lies on it.
    private init?(color: SIMD3<Float>, bounds: Bounds, inlay: [Int]) {
        guard !inlay.isEmpty else { return nil }
        (self.color, self.bounds, self.inlay) = (color, bounds, inlay)
    }

    private static func isOfSize(_ box: Bounds, scale: Double, _ constants: BadgeConstants) -> Bool {
        Double(min(box.width, box.height)) >= constants.smallest * scale
            && Double(max(box.width, box.height)) <= constants.largest * scale
    }

    /// The commonest colours of a component, the commonest first.
    ///
    /// - Parameter stretch: Fewer pixels of one colour side by side do not count.
    private static func commonest(
        of component: InkMap.Component, of ink: InkMap, pixels: [RGBA<UInt8>], _ most: Int, stretch: Int = 1
    ) -> [SIMD3<Float>] {
        var counts: [RGBA<UInt8>: Int] = [:]
        ink.forEachRun(of: component) { run in
            let row = run.row * ink.mask.width
            var start = row + run.start
            // Most pixels repeat the one before.
            while start < row + run.end {
                var end = start + 1
                while end < row + run.end, pixels[end] == pixels[start] { end += 1 }
                if end - start >= stretch { counts[pixels[start], default: 0] += end - start }
                start = end
            }
        }
        return counts.sorted { ($0.value, $0.key.code) > ($1.value, $1.key.code) }.prefix(most)
            .map(\.key.levels)
    }

    /// How many colours of a component may be those of a badge.
    private static let mostColors = 3
}

extension RGBA<UInt8> {
    /// An order among colours.
    fileprivate var code: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}
