import ColorMath
import PixelConversion
import RandomNumbers
import Raster
import Screenshots
import Testing
import TextDetection

struct `Zones of a screen` {
    /// Colours of a few codes, two of them alike in Display P3.
    private static let palette = [
        SRGB8(red: 94, green: 80, blue: 63), SRGB8(red: 94, green: 81, blue: 63), .white, .black,
        SRGB8(red: 250, green: 253, blue: 255), SRGB8(red: 12, green: 130, blue: 240),
    ]

    /// Rows that repeat, change in part or change altogether, as those of a screen do.
    private static func screen(width: Int, height: Int, seed: UInt64) -> Bitmap<UInt8> {
        var random = SplitMix64(state: seed)
        var screen = Bitmap(width: width, height: height, filledWith: RGBA(palette[2]))
        for y in 0..<height {
            if y > 0 { for x in 0..<width { screen[x, y] = screen[x, y - 1] } }
            guard Int.random(in: 0..<3, using: &random) > 0 else { continue }
            var x = Int.random(in: 0..<width, using: &random)
            let end = Int.random(in: x..<width, using: &random) + 1
            while x < end {
                let color = RGBA(palette.randomElement(using: &random) ?? .black)
                let run = Int.random(in: 1...40, using: &random)
                for column in x..<min(end, x + run) { screen[column, y] = color }
                x += run
            }
        }
        return screen
    }

    /// The largest difference of two pixels in a channel.
    private static func difference(_ one: RGBA<UInt8>, _ other: RGBA<UInt8>) -> Int {
        let way = one.vector - other.vector
        return Int(max(abs(way.x), abs(way.y), abs(way.z)))
    }

    @Test(arguments: [1, 2, 15, 16, 17, 33, 200, 8191, 8192, 8193, 8230], [UInt8(0), 3])
    func `are cut where codes of Display P3 differ, and joined where they do not`(
        width: Int, threshold: UInt8
    ) throws {
        for seed in 0..<(width > 1000 ? 2 : 20) as Range<UInt64> {
            let screen = Self.screen(width: width, height: 40, seed: seed)
            var codes = screen
            let map = try #require(ColorMap(from: .sRGB, to: .displayP3))
            PixelTransform(map, from: .rgba8, to: .rgba8).convert(inPlace: &codes.pixels)
            let runs = QuasiFlatRuns(screen, threshold: threshold)
            var zones = [Int](repeating: 0, count: width)
            for y in 0..<screen.height {
                var starts: [Int] = []
                var row = zones
                runs.forEachRun(ofRow: y) { run, columns in
                    starts.append(columns.lowerBound)
                    for x in columns { row[x] = runs.zone(of: run) }
                }
                let expected = (0..<width).filter { x in
                    x == 0 || Self.difference(codes[x - 1, y], codes[x, y]) > threshold
                }
                #expect(starts == expected)
                let apart = (0..<width).filter { x in
                    y > 0 && Self.difference(codes[x, y - 1], codes[x, y]) <= threshold && row[x] != zones[x]
                }
                #expect(apart.isEmpty)
                zones = row
            }
        }
    }

    @Test func `in Display P3 are those of the file's own codes`() throws {
        // Two greens that no screen in sRGB can show, and that are one colour there.
        var screen = Bitmap(width: 40, height: 8, filledWith: RGBA<UInt8>(red: 0, green: 255, blue: 0))
        for y in 0..<8 { for x in 20..<40 { screen[x, y].green = 251 } }
        func runs(in space: PixelSpace) throws -> Int {
            let image = DecodedImage(samples: .eight(screen), space: space, mayBeTranslucent: false)
            return Segmentation(of: try Screenshot(image, name: "screen.png"), scale: 1).runs.count
        }
        #expect(try runs(in: .displayP3) == 16)
        let other = try #require(PixelSpace(name: "own", primaries: .displayP3, decodingGamma: 2.2))
        #expect(try runs(in: other) == 8)
    }

    @Test func `in Display P3 are those of the file's own codes at 16 bits, and beside what is translucent`()
        throws
    {
        // The same greens; under the last row a translucent one, which shows the white behind it.
        var deep = Bitmap(width: 40, height: 8, filledWith: RGBA<UInt16>(red: 0, green: .max, blue: 0))
        for y in 0..<8 { for x in 20..<40 { deep[x, y].green = 251 * 257 } }
        var seen = Bitmap(width: 40, height: 9, filledWith: RGBA<UInt8>(red: 0, green: 255, blue: 0))
        for y in 0..<8 { for x in 20..<40 { seen[x, y].green = 251 } }
        for x in 0..<40 { seen[x, 8].alpha = 0 }
        func segmentation(_ samples: ImageSamples) throws -> Segmentation {
            let image = DecodedImage(samples: samples, space: .displayP3)
            return Segmentation(of: try Screenshot(image, name: "screen.png"), scale: 1)
        }
        let deepOne = try segmentation(.sixteen(deep))
        #expect(deepOne.runs.count == 16)
        #expect(deepOne.precision == .exact)
        let seenOne = try segmentation(.eight(seen))
        #expect(seenOne.runs.count == 17)
        #expect(seenOne.precision == .codesOfDisplayP3)
    }

    @Test func `of a translucent screen are those of what it shows`() throws {
        var screen = Bitmap(width: 40, height: 8, filledWith: RGBA<UInt8>(red: 90, green: 90, blue: 90))
        for y in 0..<8 { for x in 20..<40 { screen[x, y].alpha = 0 } }
        let image = DecodedImage(samples: .eight(screen), space: .displayP3)
        let segmentation = Segmentation(of: try Screenshot(image, name: "screen.png"), scale: 1)
        #expect(segmentation.runs.count == 16)
        #expect(segmentation.screen[30, 2] == RGBA(.white))
    }
}
