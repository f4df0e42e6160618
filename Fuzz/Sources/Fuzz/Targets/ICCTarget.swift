import Legible

extension FuzzTarget {
    /// ICC profiles, as they are and with the size that their header should have. What is taken converts no
    /// colour to NaN, and says the same of the same bytes.
    static let icc = FuzzTarget(name: "icc") { input in
        read(input)
        guard input.count >= 128 else { return }
        var sized = input
        let count = UInt32(input.count)
        for index in 0..<4 { sized[index] = UInt8(truncatingIfNeeded: count >> UInt32(24 - 8 * index)) }
        read(sized)
    }

    private static func read(_ bytes: [UInt8]) {
        let profile: ICCProfile
        do throws(ICCProfileError) {
            profile = try ICCProfile(decoding: bytes)
        } catch {
            precondition(!error.description.isEmpty)
            return
        }
        precondition(profile.name.count <= 80)
        guard let again = try? ICCProfile(decoding: profile.data) else {
            fatalError("what was read can be read")
        }
        precondition(again == profile)
        do throws(ColorTransformError) {
            convert(by: try ColorTransform(from: profile, to: .sRGB))
        } catch {
            precondition(!error.description.isEmpty)
        }
        if let transform = try? ColorTransform(from: .sRGB, to: profile) { convert(by: transform) }
    }

    private static func convert(by transform: ColorTransform) {
        let steps = [0, 0.25, 0.5, 1]
        for red in steps {
            for green in steps {
                let color = transform.convert(SIMD3(red, green, 1 - red))
                for index in 0..<3 { precondition(!color[index].isNaN) }
            }
        }
        var pixels = (0..<64).map { UInt8($0 * 4) }
        PixelTransform(transform, from: .rgba8, to: .rgba8).convert(inPlace: &pixels)
        for index in stride(from: 3, to: 64, by: 4) { precondition(pixels[index] == UInt8(index * 4)) }
    }
}
