internal import CLittleCMS
internal import ColorMath
internal import PixelConversion

/// The white of a profile's medium, and how the profile's colours were adapted from it to D50.
struct MediaWhite {
    var point: WhitePoint
    var adaptation: Matrix3x3
}

extension EngineProfile {
    /// Whether the profile is of a class that gives a picture's numbers a meaning.
    var isPictureClass: Bool {
        switch cmsGetDeviceClass(handle) {
        case cmsSigInputClass, cmsSigDisplayClass, cmsSigOutputClass, cmsSigColorSpaceClass: true
        default: false
        }
    }

    /// Whether the profile maps its colours by tables, which then outrank curves and matrix (ICC.1:2022
    /// §8.10).
    var hasTables: Bool {
        [cmsSigAToB0Tag, cmsSigAToB1Tag, cmsSigAToB2Tag, cmsSigBToA0Tag, cmsSigBToA1Tag, cmsSigBToA2Tag]
            .contains { has($0) }
    }

    /// Whether the profile maps its colours by a program of its own, of any length.
    var hasProgram: Bool {
        [cmsSigDToB0Tag, cmsSigDToB1Tag, cmsSigDToB2Tag, cmsSigDToB3Tag].contains { has($0) }
    }

    /// The transfer characteristic that the profile states beside its curves or tables, by its number in
    /// H.273; nil where it states none (ICC.1:2022 §10.3).
    var transferCodePoint: UInt8? {
        // A type signature, a reserved word, then primaries, transfer, matrix and range. Little CMS reads the
        // tag from 2.14 on only.
        var content = [UInt8](repeating: 0, count: 12)
        let signature = cmsTagSignature(rawValue: 0x6369_6370)
        guard has(signature), cmsReadRawTag(handle, signature, &content, 12) == 12 else { return nil }
        return content[9]
    }

    /// Linear RGB to the connection space; nil where the profile has no such matrix.
    var colorants: Matrix3x3? {
        let columns = [cmsSigRedColorantTag, cmsSigGreenColorantTag, cmsSigBlueColorantTag]
            .compactMap { tristimuli($0, count: 1)?.first }
        return columns.count == 3 ? Matrix3x3(columns: columns[0], columns[1], columns[2]) : nil
    }

    /// The closed form of a matrix profile; nil where there are tables, or curves that have none.
    var rgbModel: RGBModel? {
        guard !hasTables, cmsIsMatrixShaper(handle) != 0, cmsGetPCS(handle) == cmsSigXYZData, let colorants
        else {
            return nil
        }
        let curves = [cmsSigRedTRCTag, cmsSigGreenTRCTag, cmsSigBlueTRCTag].compactMap { curve($0) }
        guard curves.count == 3 else { return nil }
        let model = RGBModel(curves: curves, colorants: colorants)
        return model.isInvertible ? model : nil
    }

    /// The closed form of a grey profile, as that of an RGB profile on which neutral pixels mean the same;
    /// nil where the curve yields the lightness of a Lab connection space, and not light.
    var grayModel: RGBModel? {
        guard !hasTables, cmsGetPCS(handle) == cmsSigXYZData, let curve = curve(cmsSigGrayTRCTag),
            curve.isInvertible,
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
            media = WhitePoint.connectionSpace.tristimulus
        }
        var white = media
        var adaptation: Matrix3x3?
        if has(cmsSigChromaticAdaptationTag) {
            guard let rows = tristimuli(cmsSigChromaticAdaptationTag, count: 3) else {
                throw ICCProfileError(.damaged, "its adaptation matrix is too short")
            }
            adaptation = Matrix3x3(rows[0], rows[1], rows[2])
            guard let inverse = adaptation?.inverseUnlessSingular else {
                throw ICCProfileError(.damaged, "its adaptation matrix has no inverse")
            }
            white = inverse * media
        }
        guard let chromaticity = Chromaticity(white), chromaticity.y > 0 else {
            throw ICCProfileError(.damaged, "its white is no light")
        }
        let point = WhitePoint(x: chromaticity.x, y: chromaticity.y)
        return MediaWhite(
            point: point,
            adaptation: adaptation ?? ChromaticAdaptation(from: point, to: .connectionSpace).matrix)
    }
}

extension RGBPrimaries {
    /// The gamut of colorants under the white that they were adapted from; nil where they are not colours.
    init?(colorants: Matrix3x3, white: MediaWhite) {
        guard let toMedia = white.adaptation.inverseUnlessSingular,
            let red = Chromaticity(toMedia * colorants.columns.0),
            let green = Chromaticity(toMedia * colorants.columns.1),
            let blue = Chromaticity(toMedia * colorants.columns.2)
        else { return nil }
        self.init(red: red, green: green, blue: blue, white: white.point)
    }
}
