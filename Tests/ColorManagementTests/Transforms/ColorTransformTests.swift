import ColorManagement
import RandomNumbers
import Testing

@Suite struct `Colour transforms` {
    @Test func `keep values beyond the range, by odd symmetry`() throws {
        let transform = try ColorTransform(from: .displayP3, to: .sRGB)
        let red = transform.convert([1, 0, 0])
        // CSS Color 4's extended sRGB of color(display-p3 1 0 0).
        #expect(abs(red.x - 1.0931) < 5e-5 && abs(red.y + 0.2267) < 5e-5 && abs(red.z + 0.1501) < 5e-5)
        let mirrored = transform.convert([-1, 0, 0])
        #expect(mirrored == -red)
    }

    @Test func `return to where they came from`() throws {
        let forth = try ColorTransform(from: .displayP3, to: .sRGB)
        let back = try ColorTransform(from: .sRGB, to: .displayP3)
        for color in [SIMD3(1.0, 0, 0), [0.2, 0.9, 0.4], [-0.3, 1.7, 0.001]] {
            let distance = back.convert(forth.convert(color)) - color
            #expect((distance * distance).sum() < 1e-20)
        }
    }

    @Test(arguments: RenderingIntent.allCases)
    func `keep greys grey whatever the intent`(intent: RenderingIntent) throws {
        let transform = try ColorTransform(
            from: .displayP3, to: .sRGB, intent: intent, blackPointCompensation: true)
        for code in 0...255 {
            let grey = transform.convert(SIMD3(repeating: Double(code) / 255))
            #expect((grey * 255).rounded(.toNearestOrAwayFromZero) == SIMD3(repeating: Double(code)))
        }
    }

    @Test func `into a grey profile are refused`() throws {
        let gray = try ICCProfile(decoding: try ReferenceTable.profile("gray"))
        let error = #expect(throws: ColorTransformError.self) { try ColorTransform(from: .sRGB, to: gray) }
        #expect(error?.code == .unsupportedDestination)
    }

    @Test func `into a profile without a way back say so in the engine's words`() throws {
        let scanner = try ICCProfile(decoding: try ReferenceTable.profile("lab-table"))
        let error = #expect(throws: ColorTransformError.self) { try ColorTransform(from: .sRGB, to: scanner) }
        #expect(error?.code == .rejected)
        #expect(error?.context.isEmpty == false)
    }

    @Test(arguments: ["lab-table", "adobe-rgb"])
    func `give every thread the same when shared`(name: String) async throws {
        let profile = try ICCProfile(decoding: try ReferenceTable.profile(name))
        let pass = PixelTransform(try ColorTransform(from: profile, to: .sRGB), from: .rgba8, to: .rgba8)
        var random = SplitMix64(state: 3)
        let pixels = (0..<4 * 20_000).map { _ in UInt8.random(in: 0...255, using: &random) }
        let expected = pass.converted(pixels, to: UInt8.self)
        let results = await withTaskGroup(of: [UInt8].self) { group in
            for _ in 0..<4 { group.addTask { pass.converted(pixels, to: UInt8.self) } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(results.allSatisfy { $0 == expected })
    }
}
