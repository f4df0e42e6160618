/// What is known of candidates by where they come from.
package struct SourceTraits: Sendable {
    /// Whether a single component can be a line: a word of joined letters.
    package let allowsLoneComponents: Bool
    /// Whether icons are looked for. What has the look of one in a picture is a part of the picture.
    package let allowsIcons: Bool
    /// Whether candidates lie in texture whatever their tiles hold, where they are asked more.
    package let isInTexture: Bool
    /// Whether candidates lie on a badge, as the signs of small round buttons do.
    package var isOnBadge = false
    /// Whether thin strokes may show their ink's own colour nowhere.
    package let mayBeThin: Bool
    /// The pixels next to a component that are neither its ink nor its background.
    package let rim: Int

    /// What lies on backgrounds: whole components with their antialiased rims.
    package static let backgrounds = SourceTraits(
        allowsLoneComponents: true, allowsIcons: true, isInTexture: false, mayBeThin: true, rim: 0)
    /// What lies on badges.
    package static let badges = SourceTraits(
        allowsLoneComponents: true, allowsIcons: false, isInTexture: false, isOnBadge: true,
        mayBeThin: true, rim: 0)
    /// What has one exact colour: components without their rims.
    package static let exactColor = SourceTraits(
        allowsLoneComponents: false, allowsIcons: false, isInTexture: true, mayBeThin: false, rim: 2)
}
