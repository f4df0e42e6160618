import ColorMath
import Raster
import TextDetection

extension Bitmap<UInt8> {
    /// A screen of one colour.
    init(width: Int = 800, height: Int = 200, ground: SRGB8) {
        self.init(width: width, height: height, filledWith: RGBA(ground))
    }

    /// A screen whose pixels are computed.
    init(width: Int = 800, height: Int = 200, pixel: (_ x: Int, _ y: Int) -> SRGB8) {
        let pixels = (0..<height).flatMap { y in (0..<width).map { x in RGBA<UInt8>(pixel(x, y)) } }
        self.init(width: width, height: height, pixels: pixels)
    }

    func color(x: Int, y: Int) -> SRGB8 {
        let pixel = self[x, y]
        return SRGB8(red: pixel.red, green: pixel.green, blue: pixel.blue)
    }

    /// Blends a colour over a pixel in the encoded space.
    private mutating func blend(_ color: SRGB8, x: Int, y: Int, coverage: Double) {
        let ground = SIMD3<Double>(self.color(x: x, y: y))
        let mixed = (ground + (SIMD3(color) - ground) * coverage).rounded(.toNearestOrAwayFromZero)
        self[x, y] = RGBA(SRGB8(mixed))
    }

    /// Draws text over what is there.
    ///
    /// - Parameters:
    ///   - x: The column in which the ink begins.
    ///   - y: The row in which the ink begins.
    ///   - opacity: How much of what is behind the ink it covers, 0…1.
    /// - Returns: The box of the ink.
    @discardableResult
    mutating func draw(
        _ lettering: Lettering, x: Int = 40, y: Int = 60, ink: SRGB8, opacity: Double = 1
    ) -> PixelRect {
        let margin = Lettering.margin
        for row in 0..<lettering.height {
            for column in 0..<lettering.width {
                blend(
                    ink, x: x - margin + column, y: y - margin + row,
                    coverage: opacity * lettering.coverage[row * lettering.width + column])
            }
        }
        return PixelRect(
            x: x, y: y, width: lettering.width - 2 * margin, height: lettering.height - 2 * margin)
    }

    /// Draws text with a soft rim around it, as the labels of maps have.
    ///
    /// - Parameter reach: How far the rim goes, in pixels.
    /// - Returns: The box of the ink.
    @discardableResult
    mutating func draw(
        _ lettering: Lettering, x: Int, y: Int, ink: SRGB8, halo: SRGB8, reach: Int
    ) -> PixelRect {
        for row in -reach..<lettering.height + reach {
            for column in -reach..<lettering.width + reach {
                let near = (-reach...reach).flatMap { down in
                    (-reach...reach).map { across in
                        let distance = Double(down * down + across * across).squareRoot()
                        return lettering.coverage(x: column + across, y: row + down)
                            * max(0, 1 - distance / Double(reach + 1))
                    }
                }
                blend(
                    halo, x: x - Lettering.margin + column, y: y - Lettering.margin + row,
                    coverage: min(1, near.reduce(0, +)))
            }
        }
        return draw(lettering, x: x, y: y, ink: ink)
    }

    /// Draws a shape with smooth edges over what is there.
    mutating func draw(_ shape: Shape, _ color: SRGB8) {
        for y in 0..<height {
            for x in 0..<width {
                let distance = shape.distance(SIMD2(Double(x) + 0.5, Double(y) + 0.5))
                if distance < 0.5 { blend(color, x: x, y: y, coverage: min(1, 0.5 - distance)) }
            }
        }
    }

    /// The screen seen in a mirror.
    var mirrored: Bitmap {
        Bitmap(width: width, height: height) { x, y in color(x: width - 1 - x, y: y) }
    }

    /// The lines of text that are found.
    func text(scale: Double = 2) -> [Region] {
        TextDetector(scale: scale).regions(in: self).filter { $0.kind == .text }
    }
}

extension SIMD3<Double> {
    init(_ color: SRGB8) {
        self.init(Double(color.red), Double(color.green), Double(color.blue))
    }
}

extension SRGB8 {
    /// The colour of whole levels.
    init(_ levels: SIMD3<Double>) {
        self.init(red: UInt8(levels.x), green: UInt8(levels.y), blue: UInt8(levels.z))
    }

    /// A grey.
    static func gray(_ code: Int) -> SRGB8 {
        let code = UInt8(clamping: code)
        return SRGB8(red: code, green: code, blue: code)
    }
}
