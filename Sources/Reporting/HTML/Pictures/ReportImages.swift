/// How a page shows the screens that it speaks of.
public enum ReportImages: String, Hashable, Sendable, CaseIterable {
    /// The page holds the pictures: all that is legible on the screens goes where it goes.
    case embed
    /// The same, with each screen as it would be under settings that change something on it.
    case all
    /// The page refers to the files of the screens, which have to stay where they are.
    case link
    /// The page shows no pixels, but outlines with the places of the findings.
    case none

    /// Whether the page holds pixels of screens.
    var areEmbedded: Bool { self == .embed || self == .all }
}
