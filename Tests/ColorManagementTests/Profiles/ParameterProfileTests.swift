import ColorManagement
import Testing

@Suite struct `Profiles from parameters` {
    @Test func `of code points for sRGB and Display P3 are the standard ones`() throws {
        #expect(try ICCProfile(colorPrimaries: 1, transferFunction: 13) == .sRGB)
        #expect(try ICCProfile(colorPrimaries: 12, transferFunction: 13) == .displayP3)
    }

    @Test func `of a gamma decode with it`() throws {
        let transform = try ColorTransform(from: try ICCProfile(decodingGamma: 2.2), to: .linearSRGB)
        let half = transform.convert([0.5, 0.5, 0.5])
        // 0.5 ^ 2.2
        #expect(abs(half.x - 0.217_637_640_824_031) < 1e-12)
    }

    @Test(
        arguments: [
            // Logarithmic, reserved.
            (1, 9), (1, 0), (1, 255),
            // Unspecified, reserved and imaginary primaries.
            (2, 13), (0, 13), (3, 13), (10, 13), (200, 13),
        ] as [(UInt8, UInt8)])
    func `of code points without a profile are refused`(primaries: UInt8, transfer: UInt8) {
        let error = #expect(throws: ICCProfileError.self) {
            try ICCProfile(colorPrimaries: primaries, transferFunction: transfer)
        }
        #expect(error?.code == .notRepresentable)
    }

    @Test(arguments: [16, 18] as [UInt8])
    func `of PQ and HLG are refused, since these do not say where white is`(transfer: UInt8) {
        let error = #expect(throws: ICCProfileError.self) {
            try ICCProfile(colorPrimaries: 9, transferFunction: transfer)
        }
        #expect(error?.code == .highDynamicRange)
    }

    @Test func `of digital cinema have their white below the last code`() throws {
        let profile = try ICCProfile(colorPrimaries: 12, transferFunction: 17)
        let light = try ColorTransform(from: profile, to: .linearDisplayP3).convert([0.5, 0.5, 0.5])
        // SMPTE ST 428-1: 52.37 / 48 · 0.5 ^ 2.6.
        #expect(abs(light.y - 52.37 / 48 * 0.164_938_488_846_611_8) < 1e-9)
    }

    @Test func `of video components are refused`() {
        #expect(throws: ICCProfileError.self) {
            try ICCProfile(colorPrimaries: 1, transferFunction: 13, isFullRange: false)
        }
        #expect(throws: ICCProfileError.self) {
            try ICCProfile(colorPrimaries: 1, transferFunction: 13, matrixCoefficients: 1)
        }
    }

    @Test(arguments: [0, -1, .nan, .infinity, 1e9, 1e-9])
    func `of a gamma that is none are refused`(gamma: Double) {
        let error = #expect(throws: ICCProfileError.self) { try ICCProfile(decodingGamma: gamma) }
        #expect(error?.code == .notRepresentable)
    }

    @Test(arguments: [
        Chromaticity(x: 0.3, y: 0), Chromaticity(x: .nan, y: 0.3), Chromaticity(x: 0.15, y: 0.06),
        Chromaticity(x: 0.3, y: -1), Chromaticity(x: 1e300, y: 1e-300),
    ])
    func `of primaries that span no gamut are refused`(red: Chromaticity) {
        var primaries = RGBPrimaries.sRGB
        primaries.red = red
        let error = #expect(throws: ICCProfileError.self) {
            try ICCProfile(primaries: primaries, decodingGamma: 2.2)
        }
        #expect(error?.code == .notRepresentable)
    }
}
