public import ColorMath
internal import Recognition
public import SystemColors

/// Increase Contrast and Reduce Transparency, switched on for colours and screens that were drawn without
/// them, in their own appearance or the other.
///
/// Known: the semantic colours that Increase Contrast changes and those of the other appearance, and what to.
/// A model: that a pixel of a semantic colour is one, which leaves out colours that an app chooses alike by
/// chance; which of several such colours it is, where they part in the other appearance; and all that
/// ``SettingsModel`` says of transparency.
public struct SystemSettings: Hashable, Sendable {
    /// Whether Increase Contrast is switched on.
    public var increasesContrast: Bool
    /// Whether Reduce Transparency is switched on.
    public var reducesTransparency: Bool
    /// Light or dark, as it was drawn; nil to tell it from what is simulated.
    public var style: Appearance.Style?
    /// What it is drawn in instead, light or dark; nil to leave it at that.
    public var newStyle: Appearance.Style?
    /// The release; nil to tell it from what is simulated, among those of iOS.
    public var release: Release?
    /// The semantic colours.
    public var palette: SystemPalette

    /// Creates settings.
    public init(
        increasesContrast: Bool = false, reducesTransparency: Bool = false, style: Appearance.Style? = nil,
        turningTo newStyle: Appearance.Style? = nil, release: Release? = nil,
        palette: SystemPalette = .embedded
    ) {
        self.increasesContrast = increasesContrast
        self.reducesTransparency = reducesTransparency
        self.style = style
        self.newStyle = newStyle
        self.release = release
        self.palette = palette
    }

    /// What is known of the screens that the settings are for, and so is not recognised.
    var known: KnownConditions { KnownConditions(style: style, release: release) }

    /// A colour with the settings switched on: a semantic one as it is then, any other as it is.
    ///
    /// Where style or release are not given, they are told from the colour as though it filled the screen.
    public func simulate(_ color: WithAlpha<SRGB>) -> WithAlpha<SRGB> {
        let codes = SRGB8(clipping: color.color)
        let screen = RecognizedScreen(filledWith: codes, palette: palette, known: known)
        let moves = ColorMoves(self, on: screen)
        guard color.alpha == 1 else { return simulate(translucent: color, onReleaseOf: moves) }
        return moves.surface(screen.name(of: codes, drawnAs: .background))
            .map { SRGB($0).withAlpha(1) } ?? color
    }

    /// The contrast with white below which an ink is one for dark grounds: the palest of the system's tints
    /// in light, yellow, has more.
    private static let palest = 1.5

    /// A translucent colour, which fills no screen: the style is that of the one system colour that it is;
    /// else light, as for names, unless it could not be seen there.
    private func simulate(
        translucent color: WithAlpha<SRGB>, onReleaseOf moves: ColorMoves
    ) -> WithAlpha<SRGB> {
        let recognizer = ColorRecognizer(palette: palette, release: moves.release)
        let named = Appearance.Style.allCases.filter {
            if case .role = recognizer.paint(color, style: $0) { true } else { false }
        }
        let isPale = color.color.contrastRatio(with: SRGB(.white)) < Self.palest
        let style = self.style ?? (named.count == 1 ? named[0] : isPale ? .dark : .light)
        var known = self
        known.style = style
        let screen = RecognizedScreen(
            filledWith: style == .light ? .white : .black, palette: palette, known: known.known)
        return SettingsModel(release: moves.release, palette: palette)
            .layer(
                of: recognizer.paint(color, style: style), in: ColorMoves(known, on: screen).settings)
            ?? color
    }
}
