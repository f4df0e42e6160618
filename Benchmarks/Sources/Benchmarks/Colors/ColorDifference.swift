internal import Legible

/// Measures CIEDE2000 of pairs in CIE Lab.
enum ColorDifference: Benchmark {
    static let name = "color-difference"

    static func run(on screens: [String]) {
        let numbers = RandomColors.numbers(300_000)
        let colors = stride(from: 0, to: numbers.count, by: 3).map {
            CIELab(
                lightness: numbers[$0] * 100, a: numbers[$0 + 1] * 200 - 100, b: numbers[$0 + 2] * 200 - 100)
        }
        var sum = 0.0
        let time = CPUTime.least(of: 20) {
            for (color, next) in zip(colors, colors.dropFirst()) { sum += color.difference2000(from: next) }
        }
        precondition(sum.isFinite)
        PythonPeers.print(
            "CIEDE2000", Double(colors.count - 1) / time / 1e6, against: "ciede2000", of: "colour-science")
    }
}
