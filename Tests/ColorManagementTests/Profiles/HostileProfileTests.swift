import ColorManagement
import RandomNumbers
import Testing

@Suite struct `Hostile profiles` {
    static let names = ["srgb-by-pillow", "adobe-rgb", "coarse-table", "lab-table", "gray"]

    @Test func `of more bytes than allowed are refused`() {
        let error = #expect(throws: ICCProfileError.self) {
            try ICCProfile(decoding: ICCProfile.sRGB.data, sizeLimit: 100)
        }
        #expect(error?.code == .tooLarge)
    }

    @Test(arguments: names)
    func `cut short anywhere are refused`(name: String) throws {
        let data = try ReferenceTable.profile(name)
        for length in stride(from: 0, to: data.count, by: 13) {
            let error = #expect(throws: ICCProfileError.self) {
                try ICCProfile(decoding: Array(data[..<length]))
            }
            #expect(error?.code == .truncated)
        }
    }

    @Test func `that are something else are refused`() throws {
        let error = #expect(throws: ICCProfileError.self) {
            try ICCProfile(decoding: Array(repeating: 0x2A, count: 4096))
        }
        #expect(error?.code == .notAProfile)
    }

    @Test func `for CMYK are refused`() throws {
        let data = try ReferenceTable.profile("cmyk")
        let error = #expect(throws: ICCProfileError.self) { try ICCProfile(decoding: data) }
        #expect(error?.code == .unsupported)
        #expect(error?.context.contains("'CMYK'") == true)
    }

    @Test func `that claim tags beyond their end are refused`() throws {
        var data = try ReferenceTable.profile("adobe-rgb")
        // The first tag's offset, then the number of tags.
        data.replaceSubrange(136..<140, with: [0x7F, 0xFF, 0xFF, 0xF0])
        #expect(throws: ICCProfileError(.damaged, "tag 1 lies outside the profile")) {
            try ICCProfile(decoding: data)
        }
        data.replaceSubrange(128..<132, with: [0xFF, 0xFF, 0xFF, 0xFF])
        #expect(throws: ICCProfileError(.damaged, "it claims 4294967295 tags")) {
            try ICCProfile(decoding: data)
        }
    }

    @Test func `that lack a tag are refused`() throws {
        var data = try ReferenceTable.profile("adobe-rgb")
        let tag = try #require(data.firstRange(of: "gTRC".utf8))
        data.replaceSubrange(tag, with: "xTRC".utf8)
        let error = #expect(throws: ICCProfileError.self) { try ICCProfile(decoding: data) }
        #expect(error?.code == .damaged)
        #expect(error?.context.isEmpty == false)
    }

    @Test func `with an adaptation matrix of too few numbers are refused`() throws {
        var data = ICCProfile.displayP3.data
        let entry = try #require(data.firstRange(of: "chad".utf8)).upperBound
        // The entry's size: a type signature, a reserved word and 8 of the 9 numbers.
        data.replaceSubrange(entry + 4..<entry + 8, with: [0, 0, 0, 40])
        let error = #expect(throws: ICCProfileError.self) { try ICCProfile(decoding: data) }
        #expect(error?.code == .damaged)
        #expect(error?.context == "its adaptation matrix is too short")
    }

    @Test func `of multi-process elements are refused, since they may run for hours`() throws {
        var data = try ReferenceTable.profile("lab-table")
        let tag = try #require(data.firstRange(of: "A2B0".utf8))
        data.replaceSubrange(tag, with: "D2B0".utf8)
        let error = #expect(throws: ICCProfileError.self) { try ICCProfile(decoding: data) }
        #expect(error?.code == .unsupported)
    }

    @Test func `whose colours fall in a line are refused`() throws {
        var data = try ReferenceTable.profile("adobe-rgb")
        let tags = try ["rXYZ", "gXYZ"].map { try #require(data.firstRange(of: $0.utf8)).upperBound }
        data.replaceSubrange(tags[1]..<tags[1] + 8, with: Array(data[tags[0]..<tags[0] + 8]))
        #expect(throws: ICCProfileError.self) { try ICCProfile(decoding: data) }
    }

    @Test(arguments: names)
    func `with bytes changed at random are refused or convert, and never crash`(name: String) throws {
        let original = try ReferenceTable.profile(name)
        var random = SplitMix64(state: 2026)
        var pixels: [UInt8] = []
        for code in UInt8(0)..<64 { pixels += [code &* 37, code, 255 - code, 255] }
        var accepted = 0
        var refused = 0
        for _ in 0..<3000 {
            var data = original
            for _ in 0..<Int.random(in: 1...8, using: &random) {
                data[Int.random(in: 0..<data.count, using: &random)] = .random(in: 0...255, using: &random)
            }
            do {
                let profile = try ICCProfile(decoding: data)
                let transform = try ColorTransform(from: profile, to: .sRGB)
                let converted = PixelTransform(transform, from: .rgba8, to: .rgba8).converted(
                    pixels, to: UInt8.self)
                #expect(converted.count == pixels.count && converted[3] == 255)
                accepted += 1
            } catch {
                refused += 1
            }
        }
        // Both happen, or the changes tell nothing.
        #expect(accepted > 100 && refused > 100)
    }
}
