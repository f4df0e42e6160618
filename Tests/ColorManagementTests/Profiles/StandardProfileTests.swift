import ColorManagement
import ColorMath
import Testing

@Suite struct `Standard profiles` {
    @Test(
        arguments: zip(
            [ICCProfile.sRGB, .displayP3, .linearSRGB, .linearDisplayP3], [true, false, true, false]))
    func `know their gamut and white`(profile: ICCProfile, isSRGB: Bool) {
        #expect(profile.primaries == (isSRGB ? .sRGB : .displayP3))
        #expect(profile.whitePoint == .d65)
        #expect(profile.colorModel == .rgb)
    }

    @Test(arguments: [ICCProfile.sRGB, .displayP3, .linearSRGB, .linearDisplayP3])
    func `are themselves when read back from their bytes`(profile: ICCProfile) throws {
        let read = try ICCProfile(decoding: profile.data)
        #expect(read.name == profile.name)
        #expect(read.primaries == profile.primaries)
        #expect(read.isDisplayP3 == (profile == .displayP3))
        #expect(try ColorTransform(from: read, to: profile).isIdentity)
    }

    @Test func `are told apart`() throws {
        #expect(try !ColorTransform(from: .displayP3, to: .sRGB).isIdentity)
        #expect(try !ColorTransform(from: .linearSRGB, to: .sRGB).isIdentity)
    }

    @Test func `are the same bytes every time`() throws {
        let codes = (UInt8(9), UInt8(14))
        let first = try ICCProfile(colorPrimaries: codes.0, transferFunction: codes.1)
        let second = try ICCProfile(colorPrimaries: codes.0, transferFunction: codes.1)
        #expect(first == second)
        #expect(Array(first.data[24..<36]) == [0x07, 0xD0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0])
    }

    @Test(arguments: ["srgb-by-pillow", "p3-by-table"])
    func `are recognised in profiles that round them`(name: String) throws {
        let profile = try ICCProfile(decoding: try ReferenceTable.profile(name))
        let standard = name == "p3-by-table" ? ICCProfile.displayP3 : .sRGB
        #expect(try ColorTransform(from: profile, to: standard).isIdentity)
        #expect(profile.primaries == standard.primaries)
    }

    @Test func `are not mistaken for spaces that are merely like them`() throws {
        let narrower = RGBPrimaries(
            red: .init(x: 0.639, y: 0.33), green: .init(x: 0.30, y: 0.60), blue: .init(x: 0.15, y: 0.06),
            white: .d65)
        let profile = try ICCProfile(primaries: narrower, decodingGamma: nil)
        #expect(try !ColorTransform(from: try ICCProfile(decoding: profile.data), to: .sRGB).isIdentity)
        let power = try ICCProfile(decodingGamma: 2.2)
        #expect(try !ColorTransform(from: try ICCProfile(decoding: power.data), to: .sRGB).isIdentity)
    }

    @Test func `of other kinds keep the primaries written in them`() throws {
        let profile = try ICCProfile(decoding: try ReferenceTable.profile("adobe-rgb"))
        #expect(profile.name == "Made for tests")
        let red = try #require(profile.primaries).red
        // The profile's tags hold D50 colorants and D50 as the white, so this is red seen under D50.
        #expect(abs(red.x - 0.6484) < 0.0005 && abs(red.y - 0.3309) < 0.0005)
    }
}
