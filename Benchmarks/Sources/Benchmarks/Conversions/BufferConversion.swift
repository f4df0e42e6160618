internal import CPeers
internal import Legible

/// Converts whole buffers from space to space and format to format, and compares with babl and libvips where
/// they are installed, in speed and in what comes out.
///
/// On three megapixels of noise, the worst there is, and on the screens. Both peers work in single precision.
/// Lab is of D50 here and in babl, and of D65 in libvips. Of OKLab nothing is compared: babl 0.1.98 aborts on
/// it with an alpha, and libvips has it since 8.17.
///
/// Where floats go in or come out babl is ahead, as its curves and roots are polynomials of single precision:
/// its Lab is up to 0.01 off, and what comes out here is the double's value to a float's last place.
enum BufferConversion: Benchmark {
    static let name = "buffer-conversion"

    /// A conversion, and what the peers call it.
    private struct Job {
        let label: String
        let map: ColorMap
        let formats: (source: PixelFormat, target: PixelFormat)
        let babl: (source: String, target: String)
        let vips: PeerVipsTarget?
        /// Whether the source is in Display P3, and the target.
        var isP3 = (source: false, target: false)
    }

    private static let jobs = [
        Job(
            label: "Display P3 to sRGB, 8 bits", map: ColorMap(from: .displayP3, to: .sRGB),
            formats: (.rgba8, .rgba8), babl: ("R'G'B'A u8", "R'G'B'A u8"), vips: PeerVipsFromP3,
            isP3: (true, false)),
        Job(
            label: "sRGB to Display P3, 16 bits", map: ColorMap(from: .sRGB, to: .displayP3),
            formats: (.rgba16, .rgba16), babl: ("R'G'B'A u16", "R'G'B'A u16"), vips: nil, isP3: (false, true)),
        Job(
            label: "sRGB, 8 bits, to light, floats", map: ColorMap(from: .sRGB, to: .linearSRGB),
            formats: (.rgba8, .rgbaFloat), babl: ("R'G'B'A u8", "RGBA float"), vips: PeerVipsLight),
        Job(
            label: "light to sRGB, floats", map: ColorMap(from: .linearSRGB, to: .sRGB),
            formats: (.rgbaFloat, .rgbaFloat), babl: ("RGBA float", "R'G'B'A float"), vips: nil),
        Job(
            label: "sRGB, 8 bits, to Lab, floats", map: ColorMap(from: .sRGB, to: .lab),
            formats: (.rgba8, .rgbaFloat), babl: ("R'G'B'A u8", "CIE Lab alpha float"), vips: PeerVipsLab),
        Job(
            label: "sRGB to Lab, floats", map: ColorMap(from: .sRGB, to: .lab),
            formats: (.rgbaFloat, .rgbaFloat), babl: ("R'G'B'A float", "CIE Lab alpha float"), vips: nil),
    ]

    static func run(on screens: [String]) throws {
        let bits = RandomColors.numbers(3 << 20).map { UInt32($0 * 16_777_216) | 0xFF00_0000 }
        let pictures = try screens.prefix(8).flatMap { path in
            try Screenshot(contentsOf: path).opaqueSRGB().pixels.map {
                UInt32($0.red) | UInt32($0.green) << 8 | UInt32($0.blue) << 16 | 0xFF00_0000
            }
        }
        for job in jobs {
            measure(job, on: bits, of: "noise")
            measure(job, on: Array(pictures.prefix(3 << 20)), of: "screens")
        }
    }

    private static func measure(_ job: Job, on pixels: [UInt32], of kind: String) {
        // The same pixels in the format that is asked for.
        let same = PixelTransform(
            ColorMap(from: .sRGB, to: .sRGB), from: .rgba8, to: job.formats.source)
        var source = [UInt8](repeating: 0, count: pixels.count * job.formats.source.bytesPerPixel)
        same.convert(pixels, into: &source)
        var target = [UInt8](repeating: 0, count: pixels.count * job.formats.target.bytesPerPixel)
        let transform = PixelTransform(job.map, from: job.formats.source, to: job.formats.target)
        let own = CPUTime.least { transform.convert(source, into: &target) }
        let megapixels = Double(pixels.count) / 1e6
        print(Figure("\(job.label): \(kind)", megapixels / own, "megapixels/s"))

        if let fish = PeerBablCreate(job.babl.source, job.isP3.source, job.babl.target, job.isP3.target) {
            var theirs = target
            let time = CPUTime.least { PeerBablConvert(fish, source, &theirs, pixels.count) }
            print(Figure("ratio to babl", time / own, "×"))
            print(Figure("farthest of babl", distance(target, theirs, job.formats.target), unit(job)))
        }
        if let vips = job.vips, PeerVipsIsThere() {
            let (width, height) = (1024, Int32(pixels.count / 1024))
            var result: UnsafeMutableRawPointer?
            let time = CPUTime.least {
                PeerVipsFree(result)
                result = PeerVipsConvert(source, Int32(width), height, vips)
            }
            defer { PeerVipsFree(result) }
            guard let result else { return print("  libvips cannot") }
            let count = width * Int(height) * job.formats.target.bytesPerPixel
            let theirs = Array(UnsafeRawBufferPointer(start: result, count: count))
            print(
                Figure(
                    "ratio to libvips", time / own * Double(width * Int(height)) / Double(pixels.count), "×"))
            print(Figure("farthest of libvips", distance(target, theirs, job.formats.target), unit(job)))
        }
    }

    private static func unit(_ job: Job) -> String {
        switch job.formats.target {
        case .rgba8: "of 255"
        case .rgba16: "of 65535"
        case .rgbaFloat: "of the component"
        }
    }

    /// The greatest difference of a component; that of alpha is not looked at, whose unit differs.
    private static func distance(_ own: [UInt8], _ theirs: [UInt8], _ format: PixelFormat) -> Double {
        func greatest<Component: BitwiseCopyable>(_: Component.Type, _ value: (Component) -> Double) -> Double
        {
            own.withUnsafeBytes { own in
                theirs.withUnsafeBytes { theirs in
                    let (own, theirs) = (
                        own.bindMemory(to: Component.self), theirs.bindMemory(to: Component.self)
                    )
                    return (0..<min(own.count, theirs.count)).reduce(0) { most, index in
                        index % 4 == 3 ? most : max(most, abs(value(own[index]) - value(theirs[index])))
                    }
                }
            }
        }
        return switch format {
        case .rgba8: greatest(UInt8.self) { Double($0) }
        case .rgba16: greatest(UInt16.self) { Double($0) }
        case .rgbaFloat: greatest(Float.self) { Double($0) }
        }
    }
}
