package import ColorManagement
internal import ColorMath
package import Raster

/// The colour space that a file's samples are in, as far as it can be used.
package struct SourceColors: Sendable {
    /// The way to sRGB.
    package let transform: ColorTransform
    /// The space in a word or two, for reports.
    package let name: String
    /// Why declarations of higher precedence were passed over.
    package let warnings: [String]

    /// Finds the first usable declaration of a file.
    ///
    /// A chunk that is damaged is passed over, as viewers do. Code points that are sound and cannot be
    /// converted, and profiles of high dynamic range, say that no other reading of the samples is right.
    ///
    /// - Throws: ``ScreenshotError/Fault/colors(_:)`` for those.
    package init(_ metadata: PNGMetadata) throws(ScreenshotError.Fault) {
        let isGray = [.grayscale, .grayscaleAlpha].contains(metadata.header.colorType)
        var warnings: [String] = []
        for space in metadata.colorChunks.declaredColorSpaces {
            do {
                let (profile, name) = try space.resolved(isGray: isGray)
                let transform = try ColorTransform(from: profile, to: .sRGB)
                self.init(transform: transform, name: name, warnings: warnings)
                return
            } catch {
                if let reason = space.reasonNotToRead(after: error) { throw .colors(reason) }
                warnings.append("\(space.chunkName): \(error)")
            }
        }
        if !warnings.isEmpty {
            warnings.append("no usable colour space is declared; the pixels are read as sRGB")
        }
        self.init(transform: ColorTransform(keeping: .sRGB), name: "untagged", warnings: warnings)
    }

    private init(transform: ColorTransform, name: String, warnings: [String]) {
        self.transform = transform
        self.name = name
        self.warnings = warnings
    }
}

extension DeclaredColorSpace {
    /// The chunks that declare the space.
    fileprivate var chunkName: String {
        switch self {
        case .codePoints: "cICP"
        case .profile: "iCCP"
        case .sRGB: "sRGB"
        case .calibrated: "cHRM and gAMA"
        case .untagged: "untagged"
        }
    }

    /// The profile of the space, and its name.
    fileprivate func resolved(isGray: Bool) throws(ICCProfileError) -> (ICCProfile, name: String) {
        switch self {
        case .codePoints(let codes):
            let profile = try ICCProfile(
                colorPrimaries: codes.primaries, transferFunction: codes.transfer,
                matrixCoefficients: codes.matrix, isFullRange: codes.isFullRange)
            return (profile, profile.name)
        case .profile(let embedded):
            let profile = try ICCProfile(data: embedded.bytes)
            // As PNG, third edition, 11.3.2.3, demands and viewers do.
            guard (profile.colorModel == .gray) == isGray else {
                let model = profile.colorModel == .gray ? "grey" : "RGB"
                throw ICCProfileError(
                    .unsupported, "an image of another colour model has this \(model) profile")
            }
            return (profile, profile.name.isEmpty ? embedded.name : profile.name)
        case .sRGB:
            return (.sRGB, "sRGB")
        case .calibrated(let chromaticities, let gamma):
            let profile = try ICCProfile(
                primaries: chromaticities.map(RGBPrimaries.init) ?? .sRGB, decodingGamma: gamma.map { 1 / $0 }
            )
            let gammaName = gamma.map { "gamma \($0)" }
            let gamutName = chromaticities.map { _ in "own primaries" }
            return (profile, [gammaName, gamutName].compactMap(\.self).joined(separator: ", "))
        case .untagged:
            return (.sRGB, "untagged")
        }
    }
}

extension DeclaredColorSpace {
    /// Why the samples may not be read in another space where this one cannot be used; nil where they may.
    fileprivate func reasonNotToRead(after error: any Error) -> String? {
        let profileError = error as? ICCProfileError
        let isHighDynamicRange = profileError?.code == .highDynamicRange
        guard case .codePoints(let codes) = self else {
            return isHighDynamicRange ? profileError?.context : nil
        }
        return codes.isUnspecified ? nil : profileError?.context ?? "\(error)"
    }
}

extension ColorChunks.CodePoints {
    /// Whether they leave the colours to what else the file says of them (H.273: 2, "unspecified").
    fileprivate var isUnspecified: Bool { primaries == 2 && transfer == 2 && matrix == 0 && isFullRange }
}

extension RGBPrimaries {
    fileprivate init(_ chromaticities: ColorChunks.Chromaticities) {
        func point(_ point: ColorChunks.Chromaticities.Point) -> Chromaticity {
            .init(x: point.x, y: point.y)
        }
        self.init(
            red: point(chromaticities.red), green: point(chromaticities.green),
            blue: point(chromaticities.blue),
            white: WhitePoint(x: chromaticities.white.x, y: chromaticities.white.y))
    }
}
