import ColorMath
import PNGFiles
import Raster
import Simulation
import Testing

@Suite("Inverted colours")
struct InversionTests {
    @Test("are the complements of code values", arguments: Inversion.allCases)
    func complements(inversion: Inversion) {
        let chain = SimulationChain([.invert(inversion)])
        for color in [
            SRGB8.black, .white, SRGB8(red: 227, green: 6, blue: 19), SRGB8(red: 127, green: 128, blue: 1),
        ] {
            let seen = chain.simulate(color)
            #expect(
                seen == SRGB8(red: 255 - color.red, green: 255 - color.green, blue: 255 - color.blue))
            #expect(chain.simulate(seen) == color)
        }
        #expect(
            inversion.simulate(SRGB(red: 0.25, green: 0, blue: 1.5)) == SRGB(red: 0.75, green: 1, blue: -0.5))
    }

    /// Text on white, and below it a noise of greens that no interface has.
    private static let screen: Bitmap<UInt8> = {
        var screen = Bitmap(
            width: 390, height: 600, filledWith: RGBA<UInt8>(red: 255, green: 255, blue: 255))
        for x in 40..<200 where x % 8 < 3 {
            for y in 40..<54 { screen[x, y] = RGBA(red: 0, green: 0, blue: 0) }
        }
        var state: UInt32 = 1
        for y in 200..<440 {
            for x in 40..<340 {
                state = state &* 1_664_525 &+ 1_013_904_223
                let level = UInt8(truncatingIfNeeded: state >> 24) / 2
                screen[x, y] = RGBA(red: level, green: 60 + level, blue: level / 2)
            }
        }
        return screen
    }()

    @Test("leave photographs alone where the inversion is smart")
    func photographs() throws {
        let screen = Self.screen
        let picture = try Picture(decoding: try PNGEncoder().encode(screen), named: "screen@1x.png")
        guard case .eight(let smart) = picture.seen(through: SimulationChain([.invert(.smart)])).samples,
            case .eight(let classic) = picture.seen(through: SimulationChain([.invert(.classic)])).samples
        else {
            Issue.record("The depth has changed")
            return
        }
        for (pixel, seen) in zip(screen.pixels, classic.pixels) { #expect(seen.red == 255 - pixel.red) }
        for y in 30..<60 {
            for x in 0..<390 { #expect(smart[x, y] == classic[x, y]) }
        }
        // Well inside the photograph: its rim is found to the tile.
        for y in 230..<410 {
            for x in 70..<310 { #expect(smart[x, y] == screen[x, y]) }
        }
    }

    @Test("show photographs through all that is not inversion")
    func photographsBehindGlass() throws {
        let ambient = AmbientLight(illuminance: 5000)
        let chain = SimulationChain([.invert(.smart), .outdoors(ambient)])
        let picture = try Picture(decoding: try PNGEncoder().encode(Self.screen), named: "screen@1x.png")
        guard case .eight(let seen) = picture.seen(through: chain).samples else {
            Issue.record("The depth has changed")
            return
        }
        let pixel = Self.screen[190, 320]
        let expected = ambient.simulate(SRGB8(red: pixel.red, green: pixel.green, blue: pixel.blue))
        #expect(seen[190, 320] == RGBA(red: expected.red, green: expected.green, blue: expected.blue))
    }
}
