package import Raster

/// The ink of some glyphs: the middle colour of the pixels farthest from their own ground.
///
/// Some pixel of a text is always covered fully, where strokes cross or a stem meets the pixel grid, so that
/// nothing needs to be extrapolated.
package struct InkEstimate {
    /// The ink, in encoded levels.
    package let ink: SIMD3<Float>
    /// Whether it is worked out from each channel for itself, as no one pixel shows it.
    package let isOfChannels: Bool
    /// A sample of the pixels that are fully covered, in encoded levels.
    package let full: [SIMD3<Float>]
    /// The strongest colour that several pixels reach, in encoded levels: the ink is that strong at least,
    /// where nothing has sharpened the picture.
    package let strongest: SIMD3<Float>
    /// About how many pixels have the strongest colour.
    package let strongestCount: Int
    /// The median ground under the glyphs, in encoded levels.
    package let backdrop: SIMD3<Float>

    /// The strongest colour that the ink may have where no pixel is covered fully: as much beyond the
    /// strongest that is seen as that lies beyond the middle of the strong ones.
    package var utmost: SIMD3<Float> {
        (strongest + (strongest - ink)).clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 255))
    }

    /// The distance between ink and backdrop, in levels.
    package var strength: Float { squaredLength(ink - backdrop).squareRoot() }

    /// The farthest two colours are apart, in whole levels, and 1.
    package static let distances = 443
    /// About this many pixels are looked at: more would not change a quantile.
    private static let sample = 1500
    /// So many pixels are as strong as the strongest colour: one or two may be of something else.
    private static let strongestPixels = 3

    /// The colours of letters that were drawn by subpixels.
    package init(_ colors: SubpixelColors, backdrop: SIMD3<Float>) {
        ink = colors.ink
        isOfChannels = true
        full = colors.full
        strongest = colors.ink
        strongestCount = 0
        self.backdrop = backdrop
    }

    package init(
        _ line: Line, ink map: InkMap, pixels: [RGBA<UInt8>], width: Int, _ constants: MeasurementConstants
    ) {
        var grounds = ChannelHistogram()
        for glyph in line.glyphs {
            grounds.add(glyph.backdrop, times: Int32(map.components[glyph.component].area))
        }
        let backdrop = grounds.median
        let area = line.glyphs.reduce(0) { $0 + map.components[$1.component].area }
        let step = max(1, area / Self.sample)
        var samples: [Sample] = []
        samples.reserveCapacity(area / step + 1)
        var distances = Histogram(levels: Self.distances)
        // How far into the next run the next pixel lies.
        var offset = 0
        let ends = line.glyphs.map { glyph in
            map.forEachRun(of: map.components[glyph.component]) { run in
                let row = run.row * width
                var x = run.start + offset
                while x < run.end {
                    let color = pixels[row + x]
                    let distance = squaredLength(color.levels - glyph.backdrop).squareRoot()
                    distances.add(Int(distance))
                    samples.append(Sample(color: color, distance: distance))
                    x += step
                }
                offset = x - run.end
            }
            return samples.count
        }
        let farthest = Float(distances.quantile(constants.farQuantile))
        var full: [SIMD3<Float>] = []
        var inks = ChannelHistogram()
        var start = 0
        for (glyph, end) in zip(line.glyphs, ends) {
            // Over a varied ground a glyph's own ink may be nearer to it than the line's is; thin strokes
            // show no ink.
            let isApart =
                Double(glyph.core) > constants.solidFraction
                && Double(largestChannel(glyph.backdrop - backdrop)) > constants.otherBackground
            let far =
                Float(constants.farFromBackground) * (isApart ? min(farthest, glyph.strength) : farthest)
            for sample in samples[start..<end] where sample.distance >= far {
                full.append(sample.color.levels)
                inks.add(sample.color.levels)
            }
            start = end
        }
        self.backdrop = backdrop
        self.full = full
        ink = inks.middle
        isOfChannels = false
        let strongest = Self.strongest(of: full, from: backdrop) ?? ink
        self.strongest = strongest
        strongestCount = full.count { $0 == strongest } * step
    }

    /// The first colour as far from a backdrop as the last of those that count as the strongest.
    private static func strongest(of colors: [SIMD3<Float>], from backdrop: SIMD3<Float>) -> SIMD3<Float>? {
        var farthest: [Float] = []
        for color in colors {
            let distance = squaredLength(color - backdrop)
            if farthest.count == strongestPixels {
                guard distance > farthest[strongestPixels - 1] else { continue }
                farthest.removeLast()
            }
            farthest.insert(distance, at: farthest.firstIndex { $0 < distance } ?? farthest.endIndex)
        }
        return colors.first { squaredLength($0 - backdrop) == farthest.last }
    }
}

/// A pixel of a glyph.
private struct Sample {
    let color: RGBA<UInt8>
    /// How far it is from the glyph's ground, in levels.
    let distance: Float
}

extension Line {
    /// The mean of a property of the glyphs, weighted by their pixels.
    package func mean(_ property: (Glyph) -> Float) -> Float {
        var sum: Float = 0
        var weight: Float = 0
        for glyph in glyphs {
            sum += Float(glyph.solidPixels) * property(glyph)
            weight += Float(glyph.solidPixels)
        }
        return sum / max(1, weight)
    }
}
