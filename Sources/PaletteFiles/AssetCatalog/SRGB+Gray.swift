internal import ColorMath

extension SRGB {
    /// The colour of a level of grey that is encoded with a gamma of 2.2, as Apple's `genericGrayGamma2_2`
    /// and `extendedGray` are; levels below 0 by odd symmetry (Apple, "CGColorSpace.extendedGray").
    init(gamma22Gray level: Double) {
        let light = level < 0 ? -power(-level, 2.2) : power(level, 2.2)
        self = LinearSRGB(red: light, green: light, blue: light).extended(to: SRGB.self)
    }
}

extension SRGB {
    /// The level of the grey that is as light as the colour, encoded with a gamma of 2.2.
    var gamma22Gray: Double {
        let light = extended(to: XYZD65.self).y
        return light < 0 ? -power(-light, 1 / 2.2) : power(light, 1 / 2.2)
    }
}
