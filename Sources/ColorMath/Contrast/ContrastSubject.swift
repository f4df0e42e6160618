/// What is being read: text of some size and weight, or something that is not text.
public enum ContrastSubject: Hashable, Sendable {
    /// Text; the size is in points as the platform counts them.
    case text(pointSize: Double, isBold: Bool)
    /// An icon, a control's outline or another graphic that carries meaning.
    case nonText
}
