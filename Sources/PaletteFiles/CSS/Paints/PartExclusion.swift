/// What a selector excludes of an element: `:not(.active)`.
struct PartExclusion {
    let text: String
    /// How many compound selectors follow that in which it stands.
    let distance: Int
}
