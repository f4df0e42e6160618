/// How a page shows the screens that it speaks of.
public enum ReportImages: String, Hashable, Sendable, CaseIterable {
    /// The page holds the pictures: all that is legible on the screens goes where it goes.
    case embed
    /// The page refers to the files of the screens, which have to stay where they are.
    case link
    /// The page shows no pixels, but outlines with the places of the findings.
    case none
}
