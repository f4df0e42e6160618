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
        _ component: InkMap.Component, of ink: InkMap, pixels: [RGBA<UInt8>], width: Int, scale: Double,
        _ constants: BadgeConstants, difference: Double
    ) {
        let box = component.bounds
        let (shorter, longer) = (min(box.width, box.height), max(box.width, box.height))
        guard Double(shorter) >= constants.smallest * scale, Double(longer) <= constants.largest * scale,
            Double(component.area) >= constants.fill * Double(box.area)
        else { return nil }
        var counts: [RGBA<UInt8>: Int] = [:]
        ink.forEachRun(of: component) { run in
            for x in run.start..<run.end { counts[pixels[run.row * width + x], default: 0] += 1 }
        }
        guard let commonest = counts.max(by: { ($0.value, $0.key.code) < ($1.value, $1.key.code) }) else {
            return nil
        }
        color = commonest.key.levels
        bounds = box
        inlay = Self.inlay(
            in: component, of: ink, pixels: pixels, width: width, color: color, Float(difference))
        if inlay.isEmpty { return nil }
    }

    /// The pixels of other colours than the shape's that no way leads to from outside but through it.
    private static func inlay(
        in component: InkMap.Component, of ink: InkMap, pixels: [RGBA<UInt8>], width: Int,
        color: SIMD3<Float>, _ difference: Float
    ) -> [Int] {
        let box = component.bounds
        // A margin of a pixel is outside everywhere.
        let columns = box.width + 2
        var cells = [Cell](repeating: .outside, count: columns * (box.height + 2))
        ink.forEachRun(of: component) { run in
            for x in run.start..<run.end {
                let isPlain = largestChannel(pixels[run.row * width + x].levels - color) <= difference
                cells[(run.row - box.minY + 1) * columns + x - box.minX + 1] = isPlain ? .plain : .inlay
            }
        }
        var ways = cells.indices.filter { cells[$0] == .outside }
        while let cell = ways.popLast() {
            for row in [-columns, 0, columns] {
                for next in cell + row - 1...cell + row + 1
                where cells.indices.contains(next) && cells[next] == .inlay {
                    cells[next] = .outside
                    ways.append(next)
                }
            }
        }
        return cells.indices.filter { cells[$0] == .inlay }.map { cell in
            (cell / columns - 1 + box.minY) * width + cell % columns - 1 + box.minX
        }
    }

    private enum Cell { case outside, plain, inlay }
}

extension RGBA<UInt8> {
    /// An order among colours.
    fileprivate var code: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}
