import ColorManagement
import ColorMath
import PNGFiles
import PixelConversion
import Raster
import Screenshots
import Simulation
import Testing

@Suite("A simulated picture")
struct PictureTests {
    private static let colors = Bitmap<UInt8>(
        width: 4, height: 2,
        pixels: [
            RGBA(red: 255, green: 0, blue: 0), RGBA(red: 0, green: 255, blue: 0),
            RGBA(red: 12, green: 130, blue: 240, alpha: 100), RGBA(red: 128, green: 128, blue: 128),
            RGBA(red: 227, green: 6, blue: 19), RGBA(red: 227, green: 6, blue: 19),
            RGBA(red: 0, green: 0, blue: 0, alpha: 0), RGBA(red: 255, green: 255, blue: 255),
        ])

    private static func profileTag(_ profile: ICCProfile) -> PNGEncoder.ColorTag {
        .profile(.init(name: "The file's own name", bytes: profile.data))
    }

    private func picture(_ tag: PNGEncoder.ColorTag) throws -> Picture {
        let file = try PNGEncoder(
            colorTag: tag, pixelDensity: PixelDensity(x: 5669, y: 5669, unit: .meter)
        ).encode(Self.colors)
        return try Picture(decoding: file, named: "colors.png")
    }

    private func decoded(_ picture: Picture) throws -> (PNGMetadata, Bitmap<UInt8>) {
        let image = try PNGImage(decoding: try picture.file)
        guard case .eight(let bitmap) = image.samples else { throw Unexpected() }
        return (image.metadata, bitmap)
    }

    private struct Unexpected: Error {}

    @Test("keeps its size, alpha, density and embedded profile, byte for byte", arguments: [false, true])
    func kept(isDisplayP3: Bool) throws {
        let tag = Self.profileTag(isDisplayP3 ? .displayP3 : .sRGB)
        let (metadata, bitmap) = try decoded(try picture(tag).seen(with: VisionSimulation(.deutan)))
        #expect(bitmap.width == 4 && bitmap.height == 2)
        #expect(bitmap.pixels.map(\.alpha) == Self.colors.pixels.map(\.alpha))
        #expect(metadata.colorChunks.profile.map(PNGEncoder.ColorTag.profile) == tag)
        #expect(metadata.pixelDensity == PixelDensity(x: 5669, y: 5669, unit: .meter))
    }

    @Test("has the colours that ColorMath gives, in its own space")
    func colors() throws {
        for simulation in [
            VisionSimulation(.protan), VisionSimulation(.tritan, severity: 0.4),
            VisionSimulation(.achromatopsia),
        ] {
            let p3 = try decoded(try picture(Self.profileTag(.displayP3)).seen(with: simulation)).1
            let srgb = try decoded(try picture(.sRGB).seen(with: simulation)).1
            for (index, pixel) in Self.colors.pixels.enumerated() {
                let components =
                    SIMD3(Double(pixel.red), Double(pixel.green), Double(pixel.blue)) / 255
                let inP3 = simulation.simulate(DisplayP3(components: components)).clipped.components
                let inSRGB = simulation.simulate(SRGB(components: components)).clipped.components
                #expect(codes(p3.pixels[index]) == (inP3 * 255).rounded(.toNearestOrAwayFromZero))
                #expect(codes(srgb.pixels[index]) == (inSRGB * 255).rounded(.toNearestOrAwayFromZero))
            }
        }
    }

    private func codes(_ pixel: RGBA<UInt8>) -> SIMD3<Double> {
        SIMD3(Double(pixel.red), Double(pixel.green), Double(pixel.blue))
    }

    @Test("is simulated in a space of its own as it would be in sRGB")
    func ownSpace() throws {
        // An image gamma of 1 / 2.2 over the primaries of sRGB: no table is made for it.
        let profile = try ICCProfile(decodingGamma: 2.2)
        let simulation = VisionSimulation(.deutan)
        let seen = try decoded(try picture(Self.profileTag(profile)).seen(with: simulation)).1
        let toLinear = try ColorTransform(from: profile, to: .linearSRGB)
        let fromLinear = try ColorTransform(from: .linearSRGB, to: profile)
        for (pixel, result) in zip(Self.colors.pixels, seen.pixels) {
            let light = LinearSRGB(components: toLinear.convert(codes(pixel) / 255))
            let expected = fromLinear.convert(simulation.simulate(light).components)
            let distance = (expected.clamped(lowerBound: .zero, upperBound: .one) * 255) - codes(result)
            #expect(max(abs(distance.x), abs(distance.y), abs(distance.z)) <= 0.5 + 1e-6)
        }
    }

    @Test("keeps 16 bits, and changes nothing at severity 0")
    func depth() throws {
        let pixels = (0..<64).map { RGBA<UInt16>(red: 1000 &* $0, green: 65535 - 900 * $0, blue: 37 * $0) }
        let bitmap = Bitmap<UInt16>(width: 8, height: 8, pixels: pixels)
        let picture = try Picture(decoding: try PNGEncoder().encode(bitmap), named: "deep.png")
        #expect(picture.seen(with: VisionSimulation(.protan, severity: 0)).samples == .sixteen(bitmap))
        let image = try PNGImage(decoding: try picture.seen(with: VisionSimulation(.protan)).file)
        guard case .sixteen(let seen) = image.samples else { throw Unexpected() }
        for (pixel, result) in zip(pixels, seen.pixels) {
            let color = SRGB(
                red: Double(pixel.red) / 65535, green: Double(pixel.green) / 65535,
                blue: Double(pixel.blue) / 65535)
            let expected = VisionSimulation(.protan).simulate(color).clipped.components * 65535
            // Within the rounding, and half a unit for the engine's own matrix of sRGB.
            #expect(abs(expected.x - Double(result.red)) <= 1)
            #expect(abs(expected.y - Double(result.green)) <= 1)
            #expect(abs(expected.z - Double(result.blue)) <= 1)
        }
    }

    @Test("leaves every grey as it is")
    func greys() throws {
        let greys = Bitmap<UInt8>(
            width: 256, height: 1, pixels: (0...255).map { RGBA(red: $0, green: $0, blue: $0) })
        let picture = try Picture(decoding: try PNGEncoder().encode(greys), named: "greys.png")
        for deficiency in ColorVisionDeficiency.allCases {
            #expect(picture.seen(with: VisionSimulation(deficiency)).samples == .eight(greys))
        }
    }

    /// Nobody can write a colour where the same sample is red, green and blue.
    @Test("of a grey profile, or in a space that cannot be written, becomes sRGB and says so")
    func greyProfile() throws {
        let grey = PixelSpace(name: "grey", isGray: true, engine: Doubling())
        let wide = Bitmap<UInt16>(width: 1, height: 1, filledWith: RGBA(red: 100, green: 100, blue: 100))
        let image = DecodedImage(samples: .sixteen(wide), space: grey, mayBeTranslucent: false)
        let picture = Picture(try Screenshot(image, name: "grey.png"))
        #expect(picture.colorSpace == "sRGB")
        #expect(picture.warnings == ["no colours can be written in grey; the result is in sRGB"])
        guard case .sixteen(let samples) = picture.samples else { throw Unexpected() }
        #expect(samples.pixels == [RGBA(red: 200, green: 200, blue: 200)])

        let p3 = DecodedImage(samples: .eight(Self.colors), space: .displayP3)
        let screenshot = try Screenshot(p3, name: "p3.png")
        #expect(Picture(screenshot).warnings.isEmpty)
        #expect(Picture(screenshot, isWritable: false).colorSpace == "sRGB")
    }

    /// A colour engine of which nothing is known but the way to sRGB: twice the numbers.
    private struct Doubling: ColorEngine, ColorConversion {
        func convert(_ color: SIMD3<Double>) -> SIMD3<Double> { 2 * color }
        func map(to space: PixelSpace) -> ColorMap? { space.isSame(as: .sRGB) ? ColorMap(self) : nil }
        func map(from space: PixelSpace) -> ColorMap? { nil }
    }
}
