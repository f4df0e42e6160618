internal import Legible

/// Simulates deuteranopia (Brettel 1997) on three megapixels of noise, the worst there is, and
/// on the screens.
enum VisionOfPixels: Benchmark {
    static let name = "vision"

    static func run(on screens: [String]) throws {
        let simulation = PixelSimulation(VisionSimulation(.deutan))
        let noise = RandomColors.numbers(3_000_000).map { number in
            let bits = UInt32(number * 16_777_216)
            return RGBA<UInt8>(
                red: UInt8(bits >> 16), green: UInt8(bits >> 8 & 255), blue: UInt8(bits & 255))
        }
        PythonPeers.print(
            "deuteranopia, 3 megapixels of noise", rate(of: simulation, on: [noise]), against: "vision",
            of: "DaltonLens")
        let pixels = try screens.map { try Screenshot(contentsOf: $0).opaqueSRGB().pixels }
        print(Figure("deuteranopia, the screens", rate(of: simulation, on: pixels), "megapixels/s"))
    }

    private static func rate(of simulation: PixelSimulation, on images: [[RGBA<UInt8>]]) -> Double {
        var time = 0.0
        for image in images {
            // In place, again and again: a dichromat's colours seen by a dichromat stay as varied
            // as they were.
            var pixels = image
            time += CPUTime.least { simulation.apply(to: &pixels) }
        }
        return Double(images.reduce(0) { $0 + $1.count }) / time / 1e6
    }
}
