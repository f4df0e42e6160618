internal import ColorMath
internal import Raster

/// Light by code values of sRGB in whole numbers, of which many can be added up exactly: 16 bits a channel.
struct LightScale {
    /// The light of each code value.
    private let lights: [UInt32]
    /// The code value of each light.
    private let codes: [UInt8]

    /// The one that there is: it takes some milliseconds to work out.
    static let shared = LightScale()

    /// As much light as there can be.
    private static let most = 65535.0

    private init() {
        lights = (0...255).map { code in
            UInt32((SRGB(red: Double(code) / 255, green: 0, blue: 0).base.red * Self.most).rounded())
        }
        var codes: [UInt8] = []
        codes.reserveCapacity(Int(Self.most) + 1)
        for light in 0...Int(Self.most) {
            let color = SRGB8(clipping: LinearSRGB(red: Double(light) / Self.most, green: 0, blue: 0))
            codes.append(color.red)
        }
        self.codes = codes
    }

    /// The light of a pixel.
    func light(of pixel: RGBA<UInt8>) -> SIMD4<UInt32> {
        SIMD4(lights[Int(pixel.red)], lights[Int(pixel.green)], lights[Int(pixel.blue)], 0)
    }

    /// The opaque pixel of the mean of some lights.
    func pixel(of sum: SIMD4<UInt32>, count: UInt32) -> RGBA<UInt8> {
        let mean = (sum &+ SIMD4(repeating: count / 2)) / SIMD4(repeating: count)
        return RGBA(red: codes[Int(mean.x)], green: codes[Int(mean.y)], blue: codes[Int(mean.z)])
    }
}
