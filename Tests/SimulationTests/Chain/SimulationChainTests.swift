import ColorManagement
import ColorMath
import PNGFiles
import Raster
import Simulation
import SystemColors
import Testing

@Suite("A chain of simulations")
struct SimulationChainTests {
    static let chains: [SimulationChain] = [
        [.invert(.classic)], [.invert(.smart)], [.grayscale], [.trueTone(TrueTone(kelvin: 2700))],
        [.trueTone(TrueTone(kelvin: 9300, style: .photo))], [.outdoors(AmbientLight(illuminance: 20_000))],
        [
            .vision(VisionSimulation(.deutan)), .outdoors(AmbientLight(illuminance: 3000)), .invert(.smart),
            .trueTone(TrueTone(kelvin: 3500, style: .reading)),
        ],
        [.invert(.classic), .grayscale, .vision(VisionSimulation(.tritan, severity: 0.4))],
    ].map(SimulationChain.init)

    /// Every combination of nine levels of each channel, the ends included.
    private static let colors: [SRGB8] = {
        let levels: [UInt8] = [0, 1, 31, 64, 100, 127, 180, 254, 255]
        return levels.flatMap { red in
            levels.flatMap { green in levels.map { SRGB8(red: red, green: green, blue: $0) } }
        }
    }()

    private func picture(of bitmap: Bitmap<UInt8>, tag: PNGEncoder.ColorTag = .sRGB) throws -> Picture {
        try Picture(decoding: try PNGEncoder(colorTag: tag).encode(bitmap), named: "colors.png")
    }

    private func pixels(_ picture: Picture) -> [RGBA<UInt8>] {
        guard case .eight(let bitmap) = picture.samples else { return [] }
        return bitmap.pixels
    }

    @Test("makes of every pixel what it makes of its colour, rounded once", arguments: chains)
    func bitmapsAgree(chain: SimulationChain) throws {
        let bitmap = Bitmap(
            width: 27, height: 27,
            pixels: Self.colors.map { RGBA(red: $0.red, green: $0.green, blue: $0.blue, alpha: 200) })
        let seen = pixels(try picture(of: bitmap).seen(through: chain))
        for (color, pixel) in zip(Self.colors, seen) {
            let expected = chain.simulate(color)
            #expect(SRGB8(red: pixel.red, green: pixel.green, blue: pixel.blue) == expected)
            #expect(pixel.alpha == 200)
        }
        #expect(seen.count == Self.colors.count)
    }

    @Test("makes of a bitmap of one colour what it makes of the colour", arguments: chains)
    func oneColor(chain: SimulationChain) throws {
        for color in Self.colors.enumerated().filter({ $0.offset % 61 == 0 }).map(\.element) {
            let pixel = RGBA<UInt8>(red: color.red, green: color.green, blue: color.blue)
            let expected = chain.simulate(color)
            let seen = try picture(of: Bitmap(width: 60, height: 60, filledWith: pixel)).seen(through: chain)
            #expect(
                pixels(seen)
                    == Array(
                        repeating: RGBA(red: expected.red, green: expected.green, blue: expected.blue),
                        count: 3600)
            )
        }
    }

    @Test(
        "makes of a bitmap of one system colour what it makes of the colour, settings and materials included")
    func oneSystemColor() throws {
        let thin = try #require(
            SettingsModel(release: Release(.iOS, 26)).material(named: "thin", in: .dark))
        let settings = SystemSettings(
            increasesContrast: true, reducesTransparency: false, style: .dark, release: Release(.iOS, 26))
        var opaque = settings
        opaque.reducesTransparency = true
        let chains: [[SimulationStep]] = [
            [.settings(settings)], [.material(thin)], [.settings(opaque), .material(thin)],
            [.settings(settings), .material(thin), .invert(.classic), .trueTone(TrueTone(kelvin: 3000))],
        ]
        for chain in chains.map(SimulationChain.init) {
            for code in [0x000000, 0x1C1C1E, 0x0091FF, 0x8E8E93, 0x3366AA] {
                let color = SRGB8(
                    red: UInt8(code >> 16), green: UInt8(code >> 8 & 255), blue: UInt8(code & 255))
                let pixel = RGBA<UInt8>(red: color.red, green: color.green, blue: color.blue)
                let expected = chain.simulate(color)
                let seen = try picture(of: Bitmap(width: 60, height: 60, filledWith: pixel)).seen(
                    through: chain)
                #expect(
                    Set(pixels(seen)) == [RGBA(red: expected.red, green: expected.green, blue: expected.blue)]
                )
            }
        }
    }

    @Test("shows a material that is made opaque as one colour, whatever lies behind")
    func opaqueMaterial() throws {
        let thin = try #require(
            SettingsModel(release: Release(.iOS, 26)).material(named: "thin", in: .light))
        let chain = SimulationChain([
            .material(thin), .settings(SystemSettings(reducesTransparency: true, style: .light)),
        ])
        #expect(chain.simulate(SRGB8(red: 200, green: 0, blue: 0)) == .white)
        #expect(chain.simulate(SRGB8.black) == .white)
        #expect(SimulationChain([.material(thin)]).simulate(SRGB8.black) != .white)
    }

    @Test("keeps the pixels of a wide gamut that settings leave alone")
    func untouched() throws {
        var bitmap = Bitmap(width: 80, height: 80, filledWith: RGBA<UInt8>(red: 242, green: 242, blue: 247))
        for y in 20..<60 { for x in 20..<60 { bitmap[x, y] = RGBA(red: 255, green: 3, blue: 0) } }
        let tag = PNGEncoder.ColorTag.profile(.init(name: "P3", bytes: ICCProfile.displayP3.data))
        let seen = try picture(of: bitmap, tag: tag)
            .seen(through: SimulationChain([.settings(SystemSettings(increasesContrast: true))]))
        let result = pixels(seen)
        #expect(result[40 * 80 + 40] == RGBA(red: 255, green: 3, blue: 0))
        #expect(result[0] != bitmap.pixels[0])
        #expect(seen.change.settings?.lineCount == 0)
    }

    @Test("stays in Display P3, in pictures as in colours", arguments: chains)
    func displayP3(chain: SimulationChain) throws {
        let bitmap = Bitmap(
            width: 27, height: 27,
            pixels: Self.colors.map { RGBA(red: $0.red, green: $0.green, blue: $0.blue) })
        let tag = PNGEncoder.ColorTag.profile(.init(name: "P3", bytes: ICCProfile.displayP3.data))
        let seen = pixels(try picture(of: bitmap, tag: tag).seen(through: chain))
        for (color, pixel) in zip(Self.colors, seen) {
            let components = SIMD3(Double(color.red), Double(color.green), Double(color.blue)) / 255
            let p3 = DisplayP3(components: components)
            let expected = (chain.simulate(p3).clipped.components * 255).rounded(.toNearestOrAwayFromZero)
            #expect(SIMD3(Double(pixel.red), Double(pixel.green), Double(pixel.blue)) == expected)
            let dynamic = chain.simulate(DynamicColor(p3.withAlpha(0.5)))
            #expect(dynamic.space == .displayP3 && dynamic.alpha == 0.5)
            #expect(dynamic.components == chain.simulate(p3).components)
        }
    }

    @Test("follows the light, in whatever order it is asked for")
    func order() throws {
        let steps: [SimulationStep] = [
            .invert(.classic), .grayscale, .trueTone(TrueTone(kelvin: 3000)),
            .outdoors(AmbientLight(illuminance: 500)), .vision(VisionSimulation(.protan)),
        ]
        #expect(SimulationChain(steps.reversed()) == SimulationChain(steps))
        #expect(SimulationChain(steps).steps == steps)
        #expect(SimulationChain(steps).settings == Array(steps.dropLast()))
        #expect(SimulationChain(steps).vision == VisionSimulation(.protan))
        // The warm white of the display is not inverted with its colours: it comes later.
        let chain = SimulationChain([.trueTone(TrueTone(kelvin: 2000)), .invert(.classic)])
        let white = chain.simulate(SRGB.init(.black))
        #expect(white.red > 0.99 && white.blue < 0.7)
    }

    @Test("changes nothing where no step does")
    func identity() throws {
        let color = try DynamicColor(css: "oklch(none 0.1 30 / 40%)")
        for chain in [
            SimulationChain([]), SimulationChain([.vision(VisionSimulation(.deutan, severity: 0))]),
        ] {
            #expect(chain.simulate(color) == color)
        }
    }

    @Test("has a name for people and one for files")
    func names() {
        let chain = SimulationChain([
            .vision(VisionSimulation(.deutan)), .trueTone(TrueTone(kelvin: 2700, style: .reading)),
            .outdoors(AmbientLight(illuminance: 10_000)), .grayscale, .invert(.smart),
        ])
        #expect(
            chain.description
                == "Smart Invert, grayscale filter, True Tone 2700 K, reading, outdoors 10000 lx, 1000 cd/m², "
                + "deuteranopia (brettel-1997)")
        #expect(
            chain.slug
                == "smart-invert+grayscale+true-tone-2700-reading+outdoors-10000-1000+deuteranopia-brettel-1997"
        )
    }
}
