/// The form of a few shapes and of each of them: what ``WordNetwork`` tells a word from an icon by.
package struct WordForm: Sendable {
    /// The number of ``values``.
    package static let count = LineForm.count + 3

    /// The form of the line; how much its tall parts look like characters, in the mean and the one that looks
    /// most like one, as logarithms of odds; and how many they are.
    package let values: [Float]

    package init(_ line: LineFeatures) {
        let parts = [line.partLikeness, line.bestPart, min(line.tallBlockCount, Self.most)]
        values = line.form.values + parts.map { Float($0) }
    }

    /// More parts say nothing more.
    private static let most = 6.0
}
