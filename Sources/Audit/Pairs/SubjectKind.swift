public import ColorMath

/// What standards ask different ratios for.
public enum SubjectKind: String, CaseIterable, Hashable, Sendable {
    /// Text below large.
    case text
    /// Large text.
    case largeText = "large-text"
    /// Icons, outlines of controls and other graphics that carry meaning.
    case nonText = "non-text"

    /// The kind that a subject is of, as a standard sees it.
    public init(_ subject: ContrastSubject, by standard: ContrastStandard) {
        switch subject {
        case .text(let pointSize, let isBold):
            self = standard.isLarge(pointSize: pointSize, isBold: isBold) ? .largeText : .text
        case .nonText: self = .nonText
        }
    }

    /// A subject that every standard takes to be of this kind.
    public var subject: ContrastSubject {
        switch self {
        case .text: .text(pointSize: 12, isBold: false)
        case .largeText: .text(pointSize: 18, isBold: false)
        case .nonText: .nonText
        }
    }
}
