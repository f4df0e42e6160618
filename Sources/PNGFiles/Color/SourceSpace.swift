internal import ColorManagement
internal import PixelConversion
internal import Raster

/// The colour space that a file's samples are in, as far as it can be used.
struct SourceSpace {
    let space: PixelSpace
    /// Why declarations of higher precedence were passed over.
    let warnings: [String]

    /// Finds the first usable declaration of a file.
    ///
    /// A chunk that is damaged is passed over, as viewers do. Code points that are sound and cannot be
    /// converted, and profiles of high dynamic range, say that no other reading of the samples is right.
    ///
    /// - Throws: ``ImageError/colors(_:)`` for those.
    init(_ metadata: PNGMetadata) throws(ImageError) {
        let isGray = [.grayscale, .grayscaleAlpha].contains(metadata.header.colorType)
        var warnings: [String] = []
        for declared in metadata.colorChunks.declaredColorSpaces {
            do {
                space = try declared.space(isGray: isGray)
                self.warnings = warnings
                return
            } catch {
                if let reason = declared.reasonNotToRead(after: error) { throw .colors(reason) }
                warnings.append("\(declared.chunkName): \(error)")
            }
        }
        if !warnings.isEmpty {
            warnings.append("no usable colour space is declared; the pixels are read as sRGB")
        }
        space = .untagged
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

    /// The space, checked for a way to sRGB.
    fileprivate func space(isGray: Bool) throws -> PixelSpace {
        switch self {
        case .codePoints(let codes):
            let profile = try ICCProfile(
                colorPrimaries: codes.primaries, transferFunction: codes.transfer,
                matrixCoefficients: codes.matrix, isFullRange: codes.isFullRange)
            return try FileProfile(profile).space(named: profile.name)
        case .profile(let embedded):
            let profile = try ICCProfile(decoding: embedded.bytes)
            // As PNG, third edition, 11.3.2.3, demands and viewers do.
            guard (profile.colorModel == .gray) == isGray else {
                let model = profile.colorModel == .gray ? "grey" : "RGB"
                throw ICCProfileError(
                    .unsupported, "an image of another colour model has this \(model) profile")
            }
            let name = profile.name.isEmpty ? embedded.name : profile.name
            return try FileProfile(profile, tag: .profile(embedded)).space(named: name)
        case .sRGB:
            return .sRGB
        case .calibrated(let primaries, let gamma):
            let profile = try ICCProfile(
                primaries: primaries ?? .sRGB, decodingGamma: gamma.map { 1 / $0 })
            let gammaName = gamma.map { "gamma \($0)" }
            let gamutName = primaries.map { _ in "own primaries" }
            return try FileProfile(profile).space(
                named: [gammaName, gamutName].compactMap(\.self).joined(separator: ", "))
        case .untagged:
            return .untagged
        }
    }

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

extension FileProfile {
    fileprivate func space(named name: String) throws(ColorTransformError) -> PixelSpace {
        _ = try ColorTransform(from: profile, to: .sRGB)
        return profile.space(named: name, knownTo: self)
    }
}

extension ColorChunks.CodePoints {
    /// Whether they leave the colours to what else the file says of them (H.273: 2, "unspecified").
    fileprivate var isUnspecified: Bool { primaries == 2 && transfer == 2 && matrix == 0 && isFullRange }
}
