/// Turns linear light into 8-bit code values by table, exactly as encoding and rounding it would.
///
/// A first table gives the code value at the start of each of 4096 equal steps of light. A step is
/// narrower than the light between any two code values, so at most one threshold lies within it, and one
/// comparison settles it.
struct CodeEncoder: Sendable {
    /// The code value at the start of each step, and at 1.
    let start: [UInt8]
    /// The least light that rounds to each code value; one more, out of reach, so that 255 has a successor.
    let thresholds: [Double]

    /// The number of steps.
    static var steps: Int { 4096 }

    /// The tables; built once.
    static let shared = CodeEncoder()

    private init() {
        let thresholds = (0...255).map { CodeEncoder.threshold(ofCode: $0) } + [.infinity]
        var code = 0
        start = (0...CodeEncoder.steps).map { step in
            let light = Double(step) / Double(CodeEncoder.steps)
            while light >= thresholds[code + 1] { code += 1 }
            return UInt8(code)
        }
        self.thresholds = thresholds
    }

    /// The code value of linear light as the definition has it: clipped, encoded, rounded.
    static func code(of light: Double) -> Int {
        light > 0 ? Int((min(SRGBTransfer.encode(light), 1) * 255).rounded()) : 0
    }

    /// The least light that rounds to a code value or a higher one.
    private static func threshold(ofCode code: Int) -> Double {
        guard code > 0 else { return 0 }
        // Decoding half a step below is right but for rounding; the last bits are walked.
        var light = SRGBTransfer.decode((Double(code) - 0.5) / 255)
        while CodeEncoder.code(of: light) >= code { light = light.nextDown }
        while CodeEncoder.code(of: light) < code { light = light.nextUp }
        return light
    }
}
