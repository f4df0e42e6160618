internal import ColorMath

/// What the form of a line tells of its script and of the size of its type.
///
/// A network with one hidden layer, fitted by `Samples/Type/fit.py` on lines of words in 28 scripts and
/// languages, in the typefaces of Debian's font packages, as a browser draws them. A quarter of the typefaces
/// was held out, and gives the figures that the script prints.
package struct SizeNetwork: Sendable {
    /// What is likely of a line.
    package struct Estimate: Sendable {
        /// The logarithm of the odds that the line is not written in Latin, Greek or Cyrillic letters.
        package let otherScript: Double
        /// The size of the type for the height of the ink.
        package let share: Double
        /// The standard deviation of the logarithm of ``share``.
        package let deviation: Double
    }

    private let network: FittedNetwork

    /// The fitted network.
    package static let fitted = SizeNetwork()

    private init() {
        network = FittedNetwork(
            inputs: LineForm.count, hidden: Self.hidden, answers: 3, digits: Self.digits, perNumber: 4,
            steps: Self.steps)
    }

    /// What a form tells.
    package func estimate(of form: LineForm) -> Estimate {
        let answers = network.answers(to: form.values)
        return Estimate(
            otherScript: Double(answers[0]), share: exponential(Double(answers[1])),
            deviation: exponential(Double(answers[2])))
    }
}
