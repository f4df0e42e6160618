internal import CPeers
internal import Legible

/// Converts 8-bit Display P3 screens to sRGB, and compares with Little CMS's own 8-bit path.
enum ProfileConversion: Benchmark {
    static let name = "profile-conversion"

    static func run(on screens: [String]) throws {
        let toP3 = PixelTransform(try ColorTransform(from: .sRGB, to: .displayP3), from: .rgba8, to: .rgba8)
        let pass = PixelTransform(try ColorTransform(from: .displayP3, to: .sRGB), from: .rgba8, to: .rgba8)
        let p3 = ICCProfile.displayP3.data
        let sRGB = ICCProfile.sRGB.data
        guard let peer = PeerLittleCMSCreate(p3, p3.count, sRGB, sRGB.count) else {
            fatalError("Little CMS cannot join the profiles")
        }
        defer { PeerLittleCMSDelete(peer) }

        var ours = 0.0
        var theirs = 0.0
        var pixelCount = 0.0
        var slowest = Double.infinity
        for path in screens {
            var source = try Screenshot(contentsOf: path).opaqueSRGB().pixels
            toP3.convert(inPlace: &source)
            var target = source
            let own = CPUTime.least { pass.convert(source, into: &target) }
            let peers = CPUTime.least {
                source.withUnsafeBytes { source in
                    target.withUnsafeMutableBytes { target in
                        PeerLittleCMSConvert(peer, source.baseAddress, target.baseAddress, source.count / 4)
                    }
                }
            }
            ours += own
            theirs += peers
            slowest = min(slowest, peers / own)
            pixelCount += Double(source.count)
        }
        print(Figure("Display P3 to sRGB, 8 bits", pixelCount / ours / 1e6, "megapixels/s"))
        print(Figure("the same by Little CMS", pixelCount / theirs / 1e6, "megapixels/s"))
        print(Figure("ratio over all screens", theirs / ours, "×"))
        print(Figure("ratio on the worst screen", slowest, "×"))
    }
}
