/// An ink on a backdrop, as the views of an app name them.
struct ViewPaint {
    let ink: ViewColor
    let backdrop: ViewColor
    let isMark: Bool
    /// Whether it is text of a large font, by WCAG: 18 points and more.
    let isLarge: Bool
    /// Whether a view of the project's own may draw something between the two.
    let isDoubtful: Bool
    /// The token at which the ink is set.
    let token: Int
}
