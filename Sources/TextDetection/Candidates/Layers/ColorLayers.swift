package import Raster

/// The pixels of a part of a screen, a layer for each of its exact colours.
package struct ColorLayers {
    /// The colours, and for each the pixels that have it.
    package private(set) var layers: [(color: SIMD3<Float>, mask: PixelMask)]

    /// Parts pixels by colours.
    ///
    /// - Parameter tolerance: Pixels this near to a colour, in levels, belong to its layer.
    package init(_ exact: ExactColors, in mask: PixelMask, screen: borrowing Bitmap<UInt8>, tolerance: Double)
    {
        let near = exact.near(tolerance: Float(tolerance))
        let pixels = screen.pixels
        var masks = exact.colors.map { _ in PixelMask(width: mask.width, height: mask.height) }
        // Where the pixels begin that belong to a layer and end at the one looked at.
        var starts = Array(repeating: 0, count: masks.count)
        for y in 0..<mask.height {
            mask.forEachStretch(in: mask.row(y)) { stretch in
                var open: UInt32 = 0
                func change(to layers: UInt32, at pixel: Int) {
                    var changes = open ^ layers
                    while changes != 0 {
                        let layer = changes.trailingZeroBitCount
                        if open & 1 << layer != 0 {
                            masks[layer].insert(starts[layer]..<pixel)
                        } else {
                            starts[layer] = pixel
                        }
                        changes &= changes - 1
                    }
                    open = layers
                }
                for pixel in stretch {
                    let layers = near[ColorTally.key(pixels[pixel])]
                    if layers != open { change(to: layers, at: pixel) }
                }
                change(to: 0, at: stretch.upperBound)
            }
        }
        layers = Array(zip(exact.colors, masks))
    }
}
