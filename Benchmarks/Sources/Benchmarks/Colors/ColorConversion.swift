internal import Legible

/// Converts OKLCH to sRGB, and brings what does not fit into the gamut.
enum ColorConversion: Benchmark {
    static let name = "color-conversion"

    static func run(on screens: [String]) {
        let colors = RandomColors.oklch(50_000)
        func rate(_ convert: (OKLCH) -> SRGB) -> Double {
            var sum = 0.0
            let time = CPUTime.least(of: 20) { for color in colors { sum += convert(color).red } }
            precondition(sum.isFinite)
            return Double(colors.count) / time / 1e6
        }
        PythonPeers.print(
            "OKLCH to sRGB", rate { $0.extended() }, against: "conversion", of: "coloraide")
        PythonPeers.print(
            "OKLCH mapped into sRGB by local MINDE", rate { $0.mapped() }, against: "minde", of: "coloraide")
        PythonPeers.print(
            "OKLCH mapped into sRGB by ray trace", rate { $0.mapped(by: .rayTrace) }, against: "raytrace",
            of: "coloraide")
    }
}
