import ColorMath
import Testing

@Suite("Simulation of pixels")
struct PixelSimulationTests {
    static func bytes(of colors: [SRGB8]) -> [UInt8] { colors.flatMap { [$0.red, $0.green, $0.blue, 0x5A] } }

    static func simulate(_ bytes: [UInt8], _ simulation: PixelSimulation) -> [UInt8] {
        var bytes = bytes
        simulation.apply(to: &bytes)
        return bytes
    }

    /// A prime step through all 2^24 colours: about 330 000 of them, all codes of every channel among them.
    static let colors: [SRGB8] = stride(from: 0, through: 0xFFFFFF, by: 51).map {
        SRGB8(red: UInt8($0 >> 16), green: UInt8($0 >> 8 & 255), blue: UInt8($0 & 255))
    }

    @Test(
        "Every pixel is the correctly rounded result of simulating it by itself",
        arguments: VisionSimulationTests.all)
    func exact(simulation: VisionSimulation) {
        let found = Self.simulate(Self.bytes(of: Self.colors), PixelSimulation(simulation))
        #expect(found == Self.bytes(of: Self.colors.map { simulation.simulate($0) }))
    }

    @Test(
        "Pixels of Display P3 stay in Display P3",
        arguments: [ColorVisionDeficiency.protan, .deutan, .tritan])
    func displayP3(deficiency: ColorVisionDeficiency) {
        let simulation = VisionSimulation(deficiency)
        let colors = Array(Self.colors.prefix(50_000))
        let found = Self.simulate(Self.bytes(of: colors), PixelSimulation(simulation, of: DisplayP3.self))
        let expected = colors.map { color in
            let p3 = DisplayP3(
                red: Double(color.red) / 255, green: Double(color.green) / 255, blue: Double(color.blue) / 255
            )
            let seen = (simulation.simulate(p3).clipped.components * 255).rounded(.toNearestOrAwayFromZero)
            return SRGB8(red: UInt8(seen.x), green: UInt8(seen.y), blue: UInt8(seen.z))
        }
        #expect(found == Self.bytes(of: expected))
    }

    @Test("Severity 0 changes no byte, alpha is kept, and odd bytes at the end are left alone")
    func edges() {
        let bytes = Self.bytes(of: Array(Self.colors.prefix(1000))) + [1, 2, 3]
        #expect(Self.simulate(bytes, PixelSimulation(VisionSimulation(.protan, severity: 0))) == bytes)
        let seen = Self.simulate(bytes, PixelSimulation(VisionSimulation(.protan)))
        #expect(seen.suffix(3) == [1, 2, 3])
        #expect(stride(from: 3, to: 4000, by: 4).allSatisfy { seen[$0] == 0x5A })
        #expect(Self.simulate([], PixelSimulation(VisionSimulation(.protan))) == [])
    }
}
