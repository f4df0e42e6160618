import ColorMath
import PixelConversion
import RandomNumbers
import Testing

@Suite struct `Maps between spaces` {
    @Test func `agree with the closed form on colours`() throws {
        let map = try #require(ColorMap(from: .displayP3, to: .sRGB))
        var random = SplitMix64(state: 1)
        for _ in 0..<1000 {
            let color = SIMD3<Double>.random(in: -0.5...1.5, using: &random)
            let difference = map.convert(color) - ClosedFormReference.p3ToSRGB.convert(color)
            #expect((difference * difference).sum() < 1e-14)
        }
    }

    @Test func `of one closed form change nothing, whatever the spaces are called`() throws {
        #expect(try #require(ColorMap(from: .untagged, to: .sRGB)).isIdentity)
        let primaries = try #require(PixelSpace(name: "P3", primaries: .displayP3))
        #expect(try #require(ColorMap(from: primaries, to: .displayP3)).isIdentity)
        #expect(try #require(ColorMap(from: primaries, to: .sRGB)).isIdentity == false)
    }

    @Test func `of a gamma are that power`() throws {
        let space = try #require(PixelSpace(name: "gamma", primaries: .sRGB, decodingGamma: 2.2))
        let light = try #require(ColorMap(from: space, to: .linearSRGB)).convert([0.5, 1, 0])
        #expect(abs(light.x - 0.217_637_640_824_031) < 1e-12 && abs(light.y - 1) < 1e-12)
        #expect(PixelSpace(name: "none", primaries: .sRGB, decodingGamma: 0) == nil)
    }

    /// An engine is asked for what no closed form gives, in both directions, and for nothing else.
    @Test func `of an engine's space are the engine's`() throws {
        struct Swapping: ColorEngine, ColorConversion {
            func convert(_ color: SIMD3<Double>) -> SIMD3<Double> { [color.z, color.y, color.x] }
            func map(to space: PixelSpace) -> ColorMap? { ColorMap(self) }
            func map(from space: PixelSpace) -> ColorMap? { ColorMap(self) }
        }
        let space = PixelSpace(name: "swapped", engine: Swapping())
        #expect(try #require(ColorMap(from: space, to: .sRGB)).convert([1, 2, 3]) == [3, 2, 1])
        #expect(try #require(ColorMap(from: .linearSRGB, to: space)).convert([1, 2, 3]) == [3, 2, 1])
        let pass = PixelTransform(
            try #require(ColorMap(from: space, to: .sRGB)), from: .rgba8, to: .rgba8)
        #expect(pass.converted([10, 20, 30, 40] as [UInt8], to: UInt8.self) == [30, 20, 10, 40])
        let greys = PixelSpace(name: "greys", isGray: true, engine: Swapping())
        #expect(ColorMap(from: .sRGB, to: greys) == nil)
        #expect(ColorMap(from: greys, to: .sRGB) != nil)
    }

    @Test(arguments: [ColorSpaceID.oklch, .lab, .rec2020, .hsl, .displayP3, .sRGB])
    func `between spaces of ColorMath make floats of codes`(space: ColorSpaceID) {
        let codes = `Pixel transforms`.randomPixels(UInt8.self, count: 700, seed: 3)
        let transform = PixelTransform(
            ColorMap(from: ColorSpaceID.sRGB, to: space), from: .rgba8, to: .rgbaFloat)
        let floats = transform.converted(codes, to: Float.self)
        for pixel in stride(from: 0, to: codes.count, by: 4) {
            let color = SRGB(SRGB8(red: codes[pixel], green: codes[pixel + 1], blue: codes[pixel + 2]))
            let expected = SIMD3<Float>(DynamicColor(color).extended(to: space).components)
            let found = SIMD3(floats[pixel], floats[pixel + 1], floats[pixel + 2])
            // Where both spaces have a closed form the matrices are multiplied first: a few units of the last
            // place of a double, which may round to the next float.
            let difference = abs(found.x - expected.x) + abs(found.y - expected.y) + abs(found.z - expected.z)
            #expect(difference <= 3 * 0x1p-24 * max(1, expected.max()))
            #expect(floats[pixel + 3] == Float(Double(codes[pixel + 3]) / 255))
        }
    }

    @Test func `between RGB spaces of ColorMath round once`() {
        let codes = `Pixel transforms`.randomPixels(UInt16.self, count: 700, seed: 4)
        let transform = PixelTransform(ColorMap(from: .rec2020, to: .a98RGB), from: .rgba16, to: .rgba8)
        let converted = transform.converted(codes, to: UInt8.self)
        for pixel in stride(from: 0, to: codes.count, by: 4) {
            let channels = SIMD3(codes[pixel], codes[pixel + 1], codes[pixel + 2])
            let color = A98RGB(Rec2020(components: SIMD3<Double>(channels) / 65535)).components
            let rounded = (0..<3).map { UInt8((max(0, min(1, color[$0])) * 255).rounded()) }
            #expect(Array(converted[pixel..<pixel + 3]) == rounded)
        }
    }

    @Test func `that codes cannot hold are refused for them`() async {
        await #expect(processExitsWith: .failure) {
            _ = PixelTransform(ColorMap(from: ColorSpaceID.oklch, to: .sRGB), from: .rgba8, to: .rgba8)
        }
        await #expect(processExitsWith: .failure) {
            _ = PixelTransform(ColorMap(from: ColorSpaceID.sRGB, to: .oklch), from: .rgba8, to: .rgba16)
        }
    }
}
