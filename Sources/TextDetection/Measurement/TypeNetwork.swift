internal import ColorMath

/// What the form of Latin, Greek and Cyrillic letters tells of the size and the weight of their type.
///
/// A network with one hidden layer, fitted by `Samples/Type/letters.py` on lines in the typefaces of Debian's
/// font packages, as a browser draws them. A quarter of the typefaces was held out, and gives the figures
/// that the script prints.
package struct TypeNetwork: Sendable {
    /// What is likely of a line.
    package struct Estimate: Sendable {
        /// The logarithm of the odds that it is bold: of a weight of 700 or more.
        package let bold: Double
        /// The logarithm of its size for the one that it has by the proportions of interface typefaces.
        package let difference: Double
        /// The standard deviation of ``difference``.
        package let deviation: Double
    }

    private let network: FittedNetwork

    /// The logarithm of the least deviation that it is fitted to.
    private static let leastLogarithm: Float = -3.6

    /// The fitted network.
    package static let fitted = TypeNetwork()

    private init() {
        network = FittedNetwork(
            inputs: LetterForm.count, hidden: Self.hidden, answers: 3, digits: Self.digits, perNumber: 4,
            steps: Self.steps)
    }

    /// What a form tells.
    package func estimate(of form: LetterForm) -> Estimate {
        let answers = network.answers(to: form.values)
        return Estimate(
            bold: Double(answers[0]), difference: Double(answers[1]),
            deviation: exponential(Double(min(0, max(Self.leastLogarithm, answers[2])))))
    }
}
