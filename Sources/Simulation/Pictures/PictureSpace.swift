internal import ColorMath
internal import PixelConversion

/// The colour space of a picture, with the ways from it and to it.
struct PictureSpace: Sendable {
    let pixelSpace: PixelSpace
    let toSRGB: ColorMap
    let toLinear: ColorMap
    let fromLinear: ColorMap
    let shortcut: Shortcut?

    /// A space that whole images are simulated in by table.
    enum Shortcut {
        case sRGB
        case displayP3
    }

    static let sRGB: PictureSpace = {
        guard let space = PictureSpace(.sRGB) else { fatalError("sRGB has no way to itself") }
        return space
    }()

    /// A space that colours can be read and written in; nil where there is no way to one of the two.
    init?(_ space: PixelSpace) {
        guard let toSRGB = ColorMap(from: space, to: .sRGB),
            let toLinear = ColorMap(from: space, to: .linearSRGB),
            let fromLinear = ColorMap(from: .linearSRGB, to: space)
        else { return nil }
        pixelSpace = space
        self.toSRGB = toSRGB
        self.toLinear = toLinear
        self.fromLinear = fromLinear
        shortcut = space.isSame(as: .sRGB) ? .sRGB : space.isSame(as: .displayP3) ? .displayP3 : nil
    }
}
