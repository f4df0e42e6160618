package import Raster

/// The pixels around a glyph that belong to no glyph of its layer, beyond its antialiased rim.
package struct Ring {
    package var colors: [SIMD3<Float>] = []

    /// An empty ring.
    package init() {}

    /// Takes the pixels farther than `inner` and at most `outer` pixels from a component.
    package init(
        of component: InkMap.Component, ink: InkMap, screen: borrowing Bitmap<UInt8>, inner: Int, outer: Int
    ) {
        let frame = component.bounds.grown(by: outer, width: screen.width, height: screen.height)
        var nearness = [UInt8](repeating: 0, count: frame.area)
        nearness.withUnsafeMutableBufferPointer { nearness in
            ink.forEachStretch(within: outer, of: component, in: frame) { nearness[$0].update(repeating: 1) }
            ink.forEachStretch(within: inner, of: component, in: frame) { nearness[$0].update(repeating: 2) }
        }
        for y in frame.minY..<frame.maxY {
            let row = (y - frame.minY) * frame.width - frame.minX
            let first = y * screen.width
            for x in frame.minX..<frame.maxX where nearness[row + x] == 1 && !ink.mask.contains(first + x) {
                colors.append(screen[x, y].levels)
            }
        }
    }

    /// The median of each channel.
    package var median: SIMD3<Float> {
        var histogram = ChannelHistogram()
        for color in colors { histogram.add(color) }
        return histogram.median
    }

    /// The mean deviation from a colour over all channels, in levels.
    package func deviation(from middle: SIMD3<Float>) -> Float {
        colors.reduce(0) { $0 + absoluteSum($1 - middle) } / Float(3 * max(1, colors.count))
    }
}
