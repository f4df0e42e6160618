internal import CLittleCMS

/// The white of a profile's medium, and how the profile's colours were adapted from it to D50.
struct MediaWhite {
    var chromaticity: Chromaticity
    var adaptation: Matrix3
}

extension EngineProfile {
    /// Whether the profile is of a class that gives a picture's numbers a meaning.
    var isPictureClass: Bool {
        switch cmsGetDeviceClass(handle) {
        case cmsSigInputClass, cmsSigDisplayClass, cmsSigOutputClass, cmsSigColorSpaceClass: true
        default: false
        }
    }

    /// Whether the profile maps its colours by tables, which then outrank curves and matrix (ICC.1:2022 §8.10).
    var hasTables: Bool {
        [
            cmsSigAToB0Tag, cmsSigAToB1Tag, cmsSigAToB2Tag, cmsSigBToA0Tag, cmsSigBToA1Tag, cmsSigBToA2Tag,
            cmsSigDToB0Tag, cmsSigDToB1Tag, cmsSigDToB2Tag, cmsSigDToB3Tag,
        ].contains { has($0) }
    }

    /// The closed form of a matrix profile; nil where there are tables or a part is missing or makes no sense.
    var rgbModel: RGBModel? {
        guard !hasTables, cmsIsMatrixShaper(handle) != 0, cmsGetPCS(handle) == cmsSigXYZData else {
            return nil
        }
        let colorants = [cmsSigRedColorantTag, cmsSigGreenColorantTag, cmsSigBlueColorantTag]
            .compactMap { tristimuli($0, count: 1)?.first }
        let curves = [cmsSigRedTRCTag, cmsSigGreenTRCTag, cmsSigBlueTRCTag].compactMap { curve($0) }
        guard colorants.count == 3, curves.count == 3 else { return nil }
        let model = RGBModel(curves: curves, colorants: Matrix3(colorants[0], colorants[1], colorants[2]))
        return model.isInvertible ? model : nil
    }

    /// The closed form of a grey profile, as that of an RGB profile on which neutral pixels mean the same.
    var grayModel: RGBModel? {
        guard !hasTables, let curve = curve(cmsSigGrayTRCTag), curve.isInvertible,
            let colorants = RGBPrimaries.sRGB.colorants
        else { return nil }
        return RGBModel(curves: [curve, curve, curve], colorants: colorants)
    }

    /// The white of the medium before adaptation.
    func whitePoint(complaint: @autoclosure () -> String) throws(ICCProfileError) -> MediaWhite {
        let media: SIMD3<Double>
        if has(cmsSigMediaWhitePointTag) {
            guard let white = tristimuli(cmsSigMediaWhitePointTag, count: 1)?.first else {
                throw ICCProfileError(.damaged, complaint())
            }
            media = white
        } else {
            media = ChromaticAdaptation.connectionWhite
        }
        var white = media
        var adaptation: Matrix3?
        if has(cmsSigChromaticAdaptationTag) {
            guard let rows = tristimuli(cmsSigChromaticAdaptationTag, count: 3) else {
                throw ICCProfileError(.damaged, "its adaptation matrix is too short")
            }
            adaptation = Matrix3(rows[0], rows[1], rows[2]).transposed
            guard let inverse = adaptation?.inverse else {
                throw ICCProfileError(.damaged, "its adaptation matrix has no inverse")
            }
            white = inverse * media
        }
        guard let chromaticity = Chromaticity(white), chromaticity.y > 0 else {
            throw ICCProfileError(.damaged, "its white is no light")
        }
        return MediaWhite(
            chromaticity: chromaticity,
            adaptation: adaptation ?? ChromaticAdaptation.toConnectionSpace(from: chromaticity.tristimulus))
    }
}

extension RGBModel {
    /// The gamut under the white that the colorants were adapted from.
    func primaries(white: MediaWhite) -> RGBPrimaries? {
        guard let toMedia = white.adaptation.inverse,
            let red = Chromaticity(toMedia * colorants.columns.0),
            let green = Chromaticity(toMedia * colorants.columns.1),
            let blue = Chromaticity(toMedia * colorants.columns.2)
        else { return nil }
        return RGBPrimaries(red: red, green: green, blue: blue, white: white.chromaticity)
    }
}
