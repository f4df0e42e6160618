/// The form of a few shapes and of each of them: what ``WordNetwork`` tells a word from an icon by.
package struct WordForm: Sendable {
    /// The number of ``values``.
    package static let count = LineForm.count + 3

    /// The form of the line.
    package let line: LineForm
    /// How much the tall parts look like characters, in the mean and the one that looks most like one, as
    /// logarithms of odds; and how many they are.
    package let parts: [Float]

    /// All of these numbers.
    package var values: [Float] { line.values + parts }

    package init(_ features: LineFeatures) {
        line = features.form
        let (mean, best) = features.likenessOfParts
        parts = [Float(mean), Float(best), Float(min(features.tallBlockCount, Self.most))]
    }

    /// More parts say nothing more.
    private static let most = 6.0
}
