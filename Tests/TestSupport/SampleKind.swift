/// What a sample screen is like.
public enum SampleKind: String, CaseIterable, Sendable {
    /// An app on a phone of iOS, at two and three pixels a point.
    case phone
    /// A page of a browser, a window, a watch, another system; or a phone with what is harder to read.
    case other

    /// The kind of a screen, by the number that its file begins with: the phones are the first thirty.
    public init(fileName: String) {
        self = fileName < "31" ? .phone : .other
    }
}
