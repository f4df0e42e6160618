/// A network with one layer of hidden units, fitted by a script that wrote its numbers down as digits.
package struct FittedNetwork: Sendable {
    private let hidden: HiddenLayer
    /// From the hidden units to the answers, unit by unit.
    private let second: [Float]
    private let last: [Float]

    /// Reads the numbers of a network.
    ///
    /// - Parameters:
    ///   - digits: Whole numbers in hexadecimal digits, as many for each: from the inputs, input by input, to
    ///     each hidden unit; the biases of those; from them, unit by unit, to each answer; the biases of
    ///     those.
    ///   - perNumber: The digits of a number; a negative one is its two's complement.
    ///   - steps: What one is worth in each of these four parts.
    package init(inputs: Int, hidden: Int, answers: Int, digits: String, perNumber: Int, steps: [Float]) {
        let numbers = Self.numbers(in: digits, of: perNumber)
        let sizes = [inputs * hidden, hidden, hidden * answers, answers]
        precondition(numbers.count == sizes.reduce(0, +) && steps.count == 4, "written by one script")
        var rest = numbers[...]
        let parts = zip(sizes, steps).map { size, step in
            let part = rest.prefix(size).map { Float($0) * step }
            rest = rest.dropFirst(size)
            return part
        }
        self.hidden = HiddenLayer(weights: parts[0], biases: parts[1])
        (second, last) = (parts[2], parts[3])
    }

    /// The whole numbers that so many hexadecimal digits each stand for.
    package static func numbers(in digits: String, of count: Int) -> [Int] {
        func value(_ digit: UInt8) -> Int { Int(digit < 58 ? digit - 48 : digit - 87) }
        let codes = Array(digits.utf8)
        let half = 1 << (4 * count - 1)
        return stride(from: 0, to: codes.count, by: count).map { start in
            let number = codes[start..<start + count].reduce(0) { $0 << 4 | value($1) }
            return number < half ? number : number - 2 * half
        }
    }

    /// What the network makes of some inputs.
    package func answers(to inputs: [Float]) -> [Float] {
        let sums = hidden.sums(of: inputs)
        var answers = last
        for unit in 0..<second.count / last.count {
            let sum = sums[unit / 8][unit % 8]
            guard sum > 0 else { continue }
            for answer in answers.indices { answers[answer] += sum * second[unit * last.count + answer] }
        }
        return answers
    }
}
