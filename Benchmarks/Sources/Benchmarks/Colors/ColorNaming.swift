internal import Legible

/// Names pixels by the system's colours, over white: greys, which most of these are, and colours at random.
enum ColorNaming: Benchmark {
    static let name = "color-naming"

    static func run(on screens: [String]) {
        let random = RandomColors.numbers(2000).map { number in
            let bits = UInt32(number * 16_777_216)
            return SRGB8(red: UInt8(bits >> 16), green: UInt8(bits >> 8 & 255), blue: UInt8(bits & 255))
        }
        let grays = (0...255).map { SRGB8(red: UInt8($0), green: UInt8($0), blue: UInt8($0)) }
        for (what, colors) in [("names of a grey", grays), ("names of a colour", random)] {
            var count = 0
            let time = CPUTime.least(of: 10) {
                for color in colors { count += SystemPalette.embedded.names(of: color, over: .white).count }
            }
            precondition(count > 0)
            print(Figure(what, time / Double(colors.count) * 1e6, "µs"))
        }
    }
}
