/// How much a few shapes that stand alone look like a word rather than an icon.
///
/// A network with one hidden layer, fitted by `Samples/Characters/words.py` on short words, numbers and
/// prices in the typefaces of Debian's font packages, in twelve scripts, and on icons of open sets, each
/// drawn alone and taken apart by text detection; a quarter of the typefaces and two icon sets were held out,
/// and give the figures that the script prints.
package struct WordNetwork: Sendable {
    private let network: FittedNetwork

    /// The fitted network.
    package static let fitted = WordNetwork()

    private init() {
        network = FittedNetwork(
            inputs: WordForm.count, hidden: Self.hidden, answers: 1, digits: Self.digits, perNumber: 4,
            steps: Self.steps)
    }

    /// The logarithm of the odds that shapes are a word, where as many icons as words stand alone.
    package func score(of form: WordForm) -> Double { Double(network.answers(to: form.values)[0]) }
}
