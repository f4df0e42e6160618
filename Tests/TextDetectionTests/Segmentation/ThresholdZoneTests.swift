import ColorMath
import RandomNumbers
import Raster
import Testing
import TextDetection

/// Greys have the same codes in Display P3 as in sRGB, so their differences can be told by hand.
struct `Zones at a threshold` {
    @Test(arguments: [0, 1, 2, 5, 24], [(1, 1), (40, 30), (65, 33), (100, 7)])
    func `are those that fill from pixel to pixel`(threshold: Int, size: (width: Int, height: Int)) {
        var random = SplitMix64(state: UInt64(threshold + size.width))
        let codes = (0..<size.width * size.height).map { _ in 2 * Int.random(in: 50...56, using: &random) }
        let screen = Bitmap(width: size.width, height: size.height) { x, y in
            .gray(codes[y * size.width + x])
        }
        let runs = QuasiFlatRuns(screen, threshold: UInt8(threshold))
        let expected = FloodFill.zones(of: codes, width: size.width, threshold: threshold)
        let first = codes.indices.map { runs.zone(of: runs.run(at: $0)) }
        // Both name a zone by what comes first in reading order, a run here and a pixel there.
        for pixel in codes.indices { #expect(first[pixel] == runs.run(at: expected[pixel])) }
    }

    @Test(arguments: [1, 2, 5, 40], [(1, 1), (40, 30), (65, 33), (100, 7)])
    func `of enough pixels are listed with their boxes`(least: Int, size: (width: Int, height: Int)) {
        var random = SplitMix64(state: UInt64(least + size.width))
        let codes = (0..<size.width * size.height).map { _ in 2 * Int.random(in: 50...54, using: &random) }
        let screen = Bitmap(width: size.width, height: size.height) { x, y in
            .gray(codes[y * size.width + x])
        }
        var runs = QuasiFlatRuns(screen, threshold: 2)
        let zones = FloodFill.zones(of: codes, width: size.width, threshold: 2)
        let known = Dictionary(grouping: codes.indices) { zones[$0] }
            .filter { $0.value.count >= least }.sorted { $0.key < $1.key }
        let large = LargeZones(&runs, leastArea: least)
        #expect(large.list.map(\.area) == known.map(\.value.count))
        for (zone, pixels) in zip(large.list, known.map(\.value)) {
            let (columns, rows) = (pixels.map { $0 % size.width }, pixels.map { $0 / size.width })
            #expect(zone.bounds.minX == columns.min() && zone.bounds.maxX - 1 == columns.max())
            #expect(zone.bounds.minY == rows.min() && zone.bounds.maxY - 1 == rows.max())
        }
        let numbers = Dictionary(uniqueKeysWithValues: zip(known.map(\.key), 0...))
        for pixel in codes.indices {
            #expect(Int(large.ofRun[runs.run(at: pixel)]) == numbers[zones[pixel]] ?? -1)
        }
    }

    @Test(arguments: [0, 3, 24])
    func `follow a gradient that steps by the threshold, and end where it steps by more`(threshold: Int) {
        for (step, zones) in [(threshold, 1), (threshold + 1, 5)] {
            let screen = Bitmap(width: 40, height: 4) { x, _ in .gray(20 + x / 8 * step) }
            let runs = QuasiFlatRuns(screen, threshold: UInt8(threshold))
            #expect(Set((0..<160).map { runs.zone(of: runs.run(at: $0)) }).count == zones)
        }
    }

    @Test(arguments: [0.02, 0.3, 0.7, 1])
    func `have long runs that are all runs longer than a pixel`(changing: Double) {
        var random = SplitMix64(state: 8)
        var code = 0
        let screen = Bitmap(width: 211, height: 6) { _, _ in
            if Double.random(in: 0..<1, using: &random) < changing { code = (code + 40) % 240 }
            return .gray(code)
        }
        let runs = QuasiFlatRuns(screen, threshold: 2)
        for y in 0..<6 {
            var all: [[Int]] = []
            runs.forEachRun(ofRow: y) { all.append([$0, $1.lowerBound, $1.upperBound]) }
            var long: [[Int]] = []
            runs.forEachLongRun(ofRow: y) { long.append([$0, $1.lowerBound, $1.upperBound]) }
            #expect(long == all.filter { $0[2] - $0[1] > 1 })
        }
    }
}
