/// Knows a colour space that has no closed form, and the ways from it and to it.
///
/// `ICCProfile` of `ColorManagement` is one. So what decodes pictures can hand on any colour space, and what
/// works with their pixels needs no colour management system of its own.
public protocol ColorEngine: Sendable {
    /// The way from the space to another; nil where there is none.
    func map(to space: PixelSpace) -> ColorMap?
    /// The way from another space to this one; nil where there is none.
    func map(from space: PixelSpace) -> ColorMap?
}
