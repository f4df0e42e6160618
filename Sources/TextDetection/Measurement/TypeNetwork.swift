internal import ColorMath

/// What the letters of a line tell of their typeface, and of the size and the weight of the type.
///
/// Units see the pictures of letters; their mean over the line goes to a hidden layer with the form of the
/// line. `Samples/Type/letters.py` fits it on lines in Latin, Greek and Cyrillic typefaces of Debian's
/// font packages, as a browser draws them. A quarter of the designs was held out, and gives the figures that
/// the script prints.
package struct TypeNetwork: Sendable {
    /// What is likely of a line.
    package struct Estimate: Sendable {
        /// The logarithm of the odds that its typeface has serifs or slabs, is condensed or of one width.
        package let special: Double
        /// The logarithm of the odds that it is bold: of a weight of 700 or more.
        package let bold: Double
        /// The logarithm of its size for the one that it has by the proportions of interface typefaces.
        package let difference: Double
        /// The standard deviation of ``difference``.
        package let deviation: Double
    }

    /// The units that see pictures.
    private let sight: HiddenLayer
    private let network: FittedNetwork

    /// The logarithm of the least deviation that it is fitted to.
    private static let leastLogarithm: Float = -3.6
    /// The answers: the logarithm of the likelihood of a typeface for interfaces, another one without serifs,
    /// one with serifs, with slabs, a condensed one, one of one width; then those of ``Estimate``.
    private static let answers = 9

    /// The fitted network.
    package static let fitted = TypeNetwork()

    private init() {
        let numbers = FittedNetwork.numbers(in: Self.pictureDigits, of: 2)
        sight = HiddenLayer(
            weights: numbers.dropLast(Self.seeing).map { Float($0) * Self.pictureSteps[0] },
            biases: numbers.suffix(Self.seeing).map { Float($0) * Self.pictureSteps[1] })
        network = FittedNetwork(
            inputs: Self.seeing + LetterForm.count, hidden: Self.hidden, answers: Self.answers,
            digits: Self.digits, perNumber: 4, steps: Self.steps)
    }

    /// What letters tell.
    package func estimate(of form: LetterForm, _ pictures: LetterPictures) -> Estimate {
        let answers = network.answers(to: seen(in: pictures) + form.values)
        return Estimate(
            special: Self.logarithmOfSum(answers[2..<6]) - Self.logarithmOfSum(answers[0..<2]),
            bold: Double(answers[6]), difference: Double(answers[7]),
            deviation: exponential(Double(min(1, max(Self.leastLogarithm, answers[8])))))
    }

    /// What the units see, in the mean of the letters.
    private func seen(in pictures: LetterPictures) -> [Float] {
        var total = [SIMD8<Float>](repeating: .zero, count: sight.count)
        for picture in pictures.values {
            let sums = sight.sums(of: picture)
            for unit in total.indices { total[unit] += sums[unit].replacing(with: 0, where: sums[unit] .< 0) }
        }
        let share = 1 / Float(max(1, pictures.values.count))
        return total.flatMap { unit in (0..<8).map { unit[$0] * share } }
    }

    private static func logarithmOfSum(_ logarithms: ArraySlice<Float>) -> Double {
        let most = Double(logarithms.max() ?? 0)
        return most + naturalLogarithm(logarithms.reduce(0) { $0 + exponential(Double($1) - most) })
    }
}
