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
            "OKLCH to sRGB in bulk", Double(colors.count) / bulkTime(of: colors, to: SRGB.self) / 1e6,
            against: "arrays", of: "numpy")
        PythonPeers.print(
            "OKLCH mapped into sRGB by local MINDE", rate { $0.mapped() }, against: "minde", of: "coloraide")
        PythonPeers.print(
            "OKLCH mapped into sRGB by ray trace", rate { $0.mapped(by: .rayTrace) }, against: "raytrace",
            of: "coloraide")
        let sides = [
            side(of: colors, to: SRGB.self), side(of: colors.map(SRGB.init), to: CIELab.self),
            side(of: colors.map(SRGB.init), to: DisplayP3.self),
            side(of: colors.map(HSL.init), to: Rec2020.self),
        ]
        for (label, ratio) in sides {
            print(Figure("\(label) in bulk, to by type", ratio, "×"))
        }
    }

    /// The time that conversions take where the spaces are known at run time, to that where they are types.
    private static func side<Source: ColorSpace, Target: ColorSpace>(
        of colors: [Source], to target: Target.Type
    ) -> (label: String, ratio: Double) {
        let components = colors.map(\.components)
        var results = components
        let typed = CPUTime.least(of: 20) {
            for (index, color) in colors.enumerated() { results[index] = Target(color).components }
        }
        return ("\(Source.name) to \(Target.name)", bulkTime(of: colors, to: target) / typed)
    }

    private static func bulkTime<Source: ColorSpace, Target: ColorSpace>(
        of colors: [Source], to target: Target.Type
    ) -> Double {
        let components = colors.map(\.components)
        let conversion = SpaceConversion(from: Source.id, to: Target.id)
        return CPUTime.least(of: 20) {
            var results = components
            conversion.convert(inPlace: &results)
        }
    }
}
