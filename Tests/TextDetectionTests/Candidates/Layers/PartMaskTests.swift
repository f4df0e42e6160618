import Raster
import Testing
import TextDetection

struct `Parts of a screen that are looked at again` {
    @Test func `are the tiles of texture and those around them`() {
        var thresholds = TileThresholds(width: 160, scale: 1, constants: DetectionConstants().segmentation)
        let side = thresholds.side
        #expect(thresholds.columns * side == 160)
        // Three rows of tiles; only the last tile of the second holds noise.
        for row in 0..<3 {
            let across = (0..<160 * side).map { place -> UInt8 in
                row == 1 && place % 160 >= 160 - side ? 9 : 0
            }
            thresholds.append(horizontal: across, vertical: across, width: 160, rows: side)
        }
        #expect(thresholds.values.indices.filter { thresholds.values[$0] >= thresholds.texture } == [9])
        // The last row of tiles is cut off by the screen's edge.
        let height = 2 * side + 5
        let mask = PixelMask(texturedTilesOf: thresholds, width: 160, height: height)
        let expected = (0..<160 * height).filter { $0 % 160 >= 160 - 2 * side }
        #expect(mask.pixels == expected)
    }

    @Test func `are nothing where no tile holds texture`() {
        var thresholds = TileThresholds(width: 40, scale: 1, constants: DetectionConstants().segmentation)
        let flat = [UInt8](repeating: 0, count: 40 * 32)
        thresholds.append(horizontal: flat, vertical: flat, width: 40, rows: 32)
        #expect(PixelMask(texturedTilesOf: thresholds, width: 40, height: 32).isEmpty)
    }

    @Test func `are the pixels of some components`() {
        let ink = InkMap(PixelMask(["##..#", "....#", "#....", "..###"]))
        #expect(ink.components.count == 4)
        let mask = PixelMask(components: [true, false, false, true], of: ink)
        #expect(mask.pixels == [0, 1, 17, 18, 19])
        #expect(PixelMask(components: [false, false, false, false], of: ink).isEmpty)
    }
}
