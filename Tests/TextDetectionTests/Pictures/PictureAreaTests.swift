import ColorMath
import Raster
import Testing
import TextDetection

struct `Areas of textured tiles` {
    private static let side = 32

    /// The pictures of a screen whose tiles are marked by `#` where they hold texture.
    private func pictures(
        _ rows: [String], width: Int, height: Int, scale: Double = 1, on screen: Bitmap<UInt8>? = nil
    ) -> [Region] {
        var thresholds = TileThresholds(
            width: width, scale: scale, constants: DetectionConstants().segmentation)
        for row in rows {
            let marks = Array(row)
            let noise = (0..<width * thresholds.side).map { place -> UInt8 in
                marks[place % width / thresholds.side] == "#" ? 9 : 0
            }
            thresholds.append(horizontal: noise, vertical: noise, width: width, rows: thresholds.side)
        }
        return Pictures(thresholds, width: width, height: height, scale: scale)
            .regions(of: screen ?? Bitmap(width: width, height: height, ground: .gray(90)), scale: scale)
    }

    @Test func `that touch are one picture, to the tile`() {
        let found = pictures(["....", ".##.", "..#.", "...."], width: 128, height: 128)
        #expect(found.map(\.box) == [PixelRect(x: 32, y: 32, width: 64, height: 64)])
        #expect(found.allSatisfy { $0.kind == .picture && $0.pointSize == 64 })
    }

    @Test func `end where the screen does`() {
        let found = pictures(["....", "..##", "..##"], width: 110, height: 80)
        #expect(found.map(\.box) == [PixelRect(x: 64, y: 32, width: 46, height: 48)])
    }

    /// Forty points, of which a tile has 32 at one pixel a point.
    @Test func `are no pictures where they are as small as an icon`() {
        #expect(pictures(["#..", "...", "..."], width: 96, height: 96).isEmpty)
        #expect(pictures(["###", "...", "..."], width: 96, height: 96).isEmpty)
        #expect(pictures(["#.#", "...", "#.#"], width: 96, height: 96).isEmpty)
        #expect(pictures(["##", "##"], width: 40, height: 96).count == 1)
        #expect(pictures(["##", "##"], width: 39, height: 96).isEmpty)
    }

    @Test func `that touch at corners are apart`() {
        let found = pictures(["##..", "##..", "..##", "..##"], width: 128, height: 128)
        #expect(found.map(\.box.x) == [0, 64] && found.map(\.box.y) == [0, 64])
    }

    @Test func `have their mean colour and no contrast`() {
        let screen = Bitmap(width: 128, height: 128) { x, _ in .gray(x < 32 ? 0 : 120) }
        let found = pictures([".##.", ".##.", "....", "...."], width: 128, height: 128, on: screen)
        #expect(found.map(\.ink) == [.gray(120)] && found.map(\.backdrop) == [.gray(120)])
        #expect(found.map(\.contrast) == [MeasuredContrast(plain: 1)])
    }
}
