internal import Legible

/// Parses colours in several notations of CSS.
enum ColorParsing: Benchmark {
    static let name = "color-parsing"

    static func run(on screens: [String]) throws {
        let notations = [
            "oklch(0.7 0.1 30)", "#ff8800", "rgb(10 20 30 / 50%)", "rebeccapurple", "hsl(120deg, 30%, 50%)",
        ]
        let texts = Array(repeatElement(notations, count: 10_000).joined())
        var sum = 0.0
        let time = try CPUTime.least(of: 10) {
            for text in texts { sum += try DynamicColor(css: text).components.x }
        }
        precondition(sum.isFinite)
        PythonPeers.print(
            "CSS notations parsed", Double(texts.count) / time / 1e6, against: "parsing", of: "coloraide")
    }
}
