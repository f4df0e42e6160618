import ColorMath
import RandomNumbers
import Raster
import Testing
import TextDetection

/// Against zones found pixel by pixel.
struct `Quasi-flat runs` {
    // Around the sizes of words and tiles, and beyond what is coded at a time.
    static let sizes = [
        (1, 1), (1, 200), (200, 1), (2, 70), (31, 33), (63, 40), (64, 65), (65, 64), (127, 9), (130, 37),
        (8195, 5),
    ]

    @Test(arguments: sizes, [0.0, 0.5, 0.9])
    func `are the runs and the zones of equal pixels`(size: (width: Int, height: Int), repeating: Double) {
        var random = SplitMix64(state: UInt64(size.width * 1000 + size.height))
        var pixels: [Int] = []
        for y in 0..<size.height {
            // Some rows are the same as the row above.
            let repeatsRow = y > 0 && Double.random(in: 0..<1, using: &random) < repeating
            for _ in 0..<size.width {
                let above = pixels.count - size.width
                pixels.append(
                    repeatsRow ? pixels[above] : [0, 0, 0, 128, 255].randomElement(using: &random) ?? 0)
            }
        }
        let screen = Bitmap(width: size.width, height: size.height) { x, y in
            .gray(pixels[y * size.width + x])
        }
        let runs = QuasiFlatRuns(screen, threshold: 0)
        let zones = FloodFill.zones(of: pixels, width: size.width)

        var zoneOfPixel = [Int](repeating: -1, count: pixels.count)
        var next = 0
        for y in 0..<size.height {
            var x = 0
            runs.forEachRun(ofRow: y) { run, columns in
                #expect(run == next && columns.lowerBound == x && !columns.isEmpty)
                let row = y * size.width
                for column in columns {
                    zoneOfPixel[row + column] = runs.zone(of: run)
                    if runs.run(at: row + column) != run { Issue.record("\(column), \(y) is in another run") }
                }
                x = columns.upperBound
                if x < size.width { #expect(pixels[row + x] != pixels[row + x - 1]) }
                next += 1
            }
            #expect(x == size.width)
        }
        #expect(runs.count == next)
        // The same parts, whatever their names.
        #expect(Set(zip(zoneOfPixel, zones).map { Pair(a: $0, b: $1) }).count == Set(zones).count)
        #expect(Set(zoneOfPixel).count == Set(zones).count)
    }

    @Test func `of some columns are cut to these`() {
        let screen = Bitmap(width: 100, height: 2) { x, y in .gray(x / 10 % 2 == y ? 0 : 255) }
        var found: [Range<Int>] = []
        QuasiFlatRuns(screen, threshold: 2).forEachRun(ofRow: 1, in: 15..<40) { _, columns in
            found.append(columns)
        }
        #expect(found == [15..<20, 20..<30, 30..<40])
    }

    private struct Pair: Hashable {
        let a: Int
        let b: Int
    }
}
