public import PixelConversion

extension ICCProfile: ColorEngine {
    /// The space that the profile describes, as pictures carry it.
    public var space: PixelSpace { space(named: name, knownTo: self) }

    /// The space under another name, with what knows the profile and more.
    package func space(named name: String, knownTo engine: any ColorEngine) -> PixelSpace {
        PixelSpace(name: name, model: model, isGray: colorModel == .gray, engine: engine)
    }

    /// The way from the profile to a standard space or another profile; nil where there is none.
    public func map(to space: PixelSpace) -> ColorMap? {
        ICCProfile(space).flatMap { try? ColorTransform(from: self, to: $0) }?.map
    }

    /// The way from a standard space or another profile to this one; nil where there is none.
    public func map(from space: PixelSpace) -> ColorMap? {
        ICCProfile(space).flatMap { try? ColorTransform(from: $0, to: self) }?.map
    }

    /// The profile of a space; nil where it has none.
    public init?(_ space: PixelSpace) {
        if let profile = space.engine as? ICCProfile {
            self = profile
        } else if let standard = Self.builtIn.first(where: { $0.model != nil && $0.model == space.model }) {
            self = standard
        } else {
            return nil
        }
    }
}
