extension WithAlpha where Color: RGBSpace {
    /// The colour seen when this one lies over an opaque backdrop: source-over (Porter and Duff, 1984).
    ///
    /// The type says where light is mixed. Encoded spaces (``SRGB``, ``DisplayP3``) mix as screens,
    /// stylesheets and image editors do by default; linear ones (``LinearSRGB``, ``LinearDisplayP3``) mix as
    /// light itself does. The two differ: half-transparent white over black is code value 128 in the first
    /// and 188 in the second.
    ///
    /// Exact at the ends: opacity 1 gives this colour, opacity 0 the backdrop, to the last bit.
    @inlinable
    public func composited(over backdrop: Color) -> Color {
        Color(components: color.components * alpha + backdrop.components * (1 - alpha))
    }

    /// The layer that looks like this one lying over a translucent one, whatever is behind both.
    ///
    /// Where both are transparent the result keeps this colour.
    @inlinable
    public func composited(over backdrop: WithAlpha) -> WithAlpha {
        let shareBehind = backdrop.alpha * (1 - alpha)
        let total = alpha + shareBehind
        guard total > 0 else { return self }
        let share = alpha / total
        let mixed = color.components * share + backdrop.color.components * (1 - share)
        return WithAlpha(Color(components: mixed), alpha: total)
    }
}

extension RGBSpace {
    /// The colour seen when a stack of layers lies over this canvas.
    ///
    /// - Parameter layers: The layers, the lowest first.
    /// - Returns: The opaque colour of the whole stack.
    @inlinable
    public func composited(under layers: some Sequence<WithAlpha<Self>>) -> Self {
        layers.reduce(self) { canvas, layer in layer.composited(over: canvas) }
    }
}
