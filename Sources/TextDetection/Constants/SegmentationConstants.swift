/// The numbers by which a screen is cut into zones.
package struct SegmentationConstants: Sendable {
    package var tileSide = 16.0
    package var smallestTile = 32.0
    package var noiseQuantile = 0.4
    package var noiselessThreshold = 1.0
    package var noisyThreshold = 2.0
    package var thresholdPerNoise = 3.0
    package var largestThreshold = 24.0
    package var texture = 5.0
    package var wideSquare = 6.0
    package var narrowSquare = 4.0
}

extension SegmentationConstants: ConstantTable {
    static var rows: [ConstantRow<Self>] {
        [
            ConstantRow(
                "tileSide", \.tileSide, .points,
                "A tile is so large that the edges of text fill less than 60 % of it."),
            ConstantRow(
                "smallestTile", \.smallestTile, .pixels,
                "At one pixel a point a tile of 16 has too few pixels for a quantile."),
            ConstantRow(
                "noiseQuantile", \.noiseQuantile, .share,
                "The edges of text are the upper tail of a tile's differences, less than 60 % of it, "
                    + "which the quantile must not reach."),
            ConstantRow(
                "noiselessThreshold", \.noiselessThreshold, .levels,
                "Where most pixels equal their neighbours, dithered steps of one level do not cut, and "
                    + "text of ratio 1.05 stands out."),
            ConstantRow(
                "noisyThreshold", \.noisyThreshold, .levels,
                "A gradient steps by one level, and is not cut."),
            ConstantRow(
                "thresholdPerNoise", \.thresholdPerNoise, .levels,
                "A photograph is not shattered: three times its noise holds nearly all of its "
                    + "differences."),
            ConstantRow(
                "largestThreshold", \.largestThreshold, .levels,
                "Text of ratio 1.5 stands out of the roughest tile."),
            ConstantRow(
                "texture", \.texture, .levels,
                "Tiles from this threshold on hold a photograph or a blur with grain."),
            ConstantRow(
                "wideSquare", \.wideSquare, .points,
                "A zone that holds such a square is a background. The strokes of 34 point bold type are "
                    + "5.4 points wide."),
            ConstantRow(
                "narrowSquare", \.narrowSquare, .points,
                "So is one that holds this square where its colour differs from what lies outside: a "
                    + "small badge."),
        ]
    }
}
