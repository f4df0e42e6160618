import Assets
import ColorMath
import Raster
import Simulation
import Testing

/// The outline of art is measured alike by `legible assets` and by `legible simulate --on`.
struct `The contour of art` {
    /// A disc with a rim, translucent at its edge.
    private func art(_ side: Int, ink: UInt8, rim: UInt8) -> Bitmap<UInt8> {
        let pixels = (0..<side * side).map { place in
            let (x, y) = (Double(place % side) + 0.5, Double(place / side) + 0.5)
            let middle = Double(side) / 2
            let away = ((x - middle) * (x - middle) + (y - middle) * (y - middle)).squareRoot() / middle
            let level = away > 0.75 ? rim : ink
            return RGBA(
                red: level, green: level, blue: level, alpha: UInt8(255 * min(1, max(0, (0.9 - away) * 12))))
        }
        return Bitmap(width: side, height: side, pixels: pixels)
    }

    @Test(arguments: [(40, 20, 255), (60, 255, 120), (300, 10, 200), (90, 128, 128)])
    func `has one contrast`(side: Int, ink: Int, rim: Int) throws {
        let bitmap = art(side, ink: UInt8(ink), rim: UInt8(rim))
        let measured = PictureMeasures(of: bitmap).contour
        let artwork = Artwork(bitmap)
        for (color, own) in [(SRGB8.white, measured.contrastOnWhite), (.black, measured.contrastOnBlack)] {
            let reading = try #require(artwork.reading(on: ArtworkBackdrop(name: "ground", color: color)))
            #expect(own == reading.contrast)
        }
    }
}
