/// The units of a fitted network that see its inputs.
struct HiddenLayer: Sendable {
    /// From each input to the units, in eights; what is over is zero.
    private let weights: [SIMD8<Float>]
    private let biases: [SIMD8<Float>]

    /// - Parameters:
    ///   - weights: From the inputs, input by input, to each unit.
    ///   - biases: One for each unit.
    init(weights: [Float], biases: [Float]) {
        self.weights = stride(from: 0, to: weights.count, by: biases.count).flatMap { start in
            Self.eights(of: weights[start..<start + biases.count])
        }
        self.biases = Self.eights(of: biases[...])
    }

    /// How many eights of units there are.
    var count: Int { biases.count }

    /// The sums that the units come to, in eights.
    func sums(of inputs: [Float]) -> [SIMD8<Float>] {
        var sums = biases
        // Half of the cells of a picture are empty.
        for (index, input) in inputs.enumerated() where input != 0 {
            let start = index * sums.count
            for eight in sums.indices { sums[eight] += input * weights[start + eight] }
        }
        return sums
    }

    private static func eights(of numbers: ArraySlice<Float>) -> [SIMD8<Float>] {
        stride(from: numbers.startIndex, to: numbers.endIndex, by: 8).map { start in
            var eight = SIMD8<Float>.zero
            for lane in 0..<min(8, numbers.endIndex - start) { eight[lane] = numbers[start + lane] }
            return eight
        }
    }
}
