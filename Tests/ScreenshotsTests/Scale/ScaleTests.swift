import Raster
import Screenshots
import Testing

@Suite struct `A scale` {
    static func scale(
        _ width: Int, _ height: Int, name: String = "home.png", option: Double? = nil, dpi: Double? = nil,
        holdsExif: Bool = true
    ) -> Scale {
        let density = dpi.map { dpi in
            let perMeter = UInt32((dpi / 0.0254).rounded())
            return PixelDensity(x: perMeter, y: perMeter, unit: .meter)
        }
        return Scale(
            option: option, fileName: name, width: width, height: height, density: density,
            holdsExif: holdsExif)
    }

    @Test func `is what the caller says before anything else`() {
        #expect(
            Self.scale(1170, 2532, name: "home@3x.png", option: 1.5, dpi: 144) == Scale(1.5, source: .option))
    }

    @Test(
        arguments: [
            ("home@2x.png", 2), ("home@3x.png", 3), ("home@2x~ipad.png", 2), ("a/b@3x/home@1x.png", 1),
            ("user@example@2x.png", 2), ("home@1.5x.png", 1.5), ("home@3x", 3), ("home@2x 1.png", 2),
        ] as [(String, Double)])
    func `is in the file's name`(name: String, value: Double) {
        #expect(Self.scale(1170, 2532, name: name, dpi: 72) == Scale(value, source: .fileName))
    }

    @Test(arguments: [
        "home.png", "@.png", "home@x.png", "home@2xl.png", "home@9x.png", "home@0x.png", "b@2x/home.png",
        "home@..x.png",
    ])
    func `is not in other names`(name: String) {
        #expect(Self.scale(1170, 2532, name: name) == Scale(3, source: .device))
    }

    @Test(
        arguments: [
            (1170, 2532, 3), (2532, 1170, 3), (750, 1334, 2), (1320, 2868, 3), (2752, 2064, 2),
            (768, 1024, 1),
            (1242, 2208, 3), (1080, 2340, 2.88), (1125, 2436, 3), (422, 514, 2),
        ] as [(Int, Int, Double)])
    func `is that of the device whose screenshots have the size`(width: Int, height: Int, value: Double) {
        #expect(Self.scale(width, height) == Scale(value, source: .device))
    }

    @Test func `is not that of a television, whose size most desktops have`() {
        #expect(Self.scale(1920, 1080).source == .assumed && Self.scale(3840, 2160).source == .assumed)
    }

    @Test(arguments: [(144, 2), (216, 3), (216.0016, 3)] as [(Double, Double)])
    func `is in a density of so many points`(dpi: Double, value: Double) {
        #expect(Self.scale(333, 222, dpi: dpi) == Scale(value, source: .pixelDensity))
    }

    @Test func `is in 144 pixels per inch beside EXIF data only`() {
        // A screen of Windows at 150 % has as many.
        #expect(Self.scale(333, 222, dpi: 144, holdsExif: false).source == .assumed)
        #expect(Self.scale(333, 222, dpi: 216, holdsExif: false) == Scale(3, source: .pixelDensity))
    }

    @Test(arguments: [72, 96, 150, 300, 1, 100_000])
    func `is not in the densities that programs write by default`(dpi: Double) {
        #expect(Self.scale(333, 222, dpi: dpi).source == .assumed)
    }

    @Test func `is not in a density that differs in the two directions`() {
        let density = PixelDensity(x: 5669, y: 2835, unit: .meter)
        #expect(
            Scale(fileName: "a.png", width: 333, height: 222, density: density, holdsExif: true).source
                == .assumed)
        let unknown = PixelDensity(x: 5669, y: 5669, unit: .unknown)
        #expect(
            Scale(fileName: "a.png", width: 333, height: 222, density: unknown, holdsExif: true).source
                == .assumed)
    }

    @Test(
        arguments: [
            // Components and long pictures as wide as a screen.
            (1170, 600, 3), (1206, 9000, 3), (750, 200, 2), (2752, 500, 2), (1179, 2000, 3),
            // One, two or three times the width of a screen in points.
            (390, 844, 1), (780, 1624, 2), (804, 1624, 2), (860, 300, 2),
            // Neither: upright ones are as near to a phone's width as can be, wide ones tablets' and
            // computers'.
            (1100, 2300, 3), (700, 1500, 2), (410, 900, 1), (2880, 1800, 2), (1440, 900, 1), (1, 1, 1),
        ] as [(Int, Int, Double)])
    func `is assumed from the width`(width: Int, height: Int, value: Double) {
        #expect(Self.scale(width, height) == Scale(value, source: .assumed, confidence: 0))
    }
}
