import ColorMath
import Raster
import Testing
import TextDetection

struct `Zones that hold a square` {
    /// Whether the zone of a box on a page is found, in cells of a size.
    private func isFound(_ box: PixelRect, cell: Int, on size: (width: Int, height: Int) = (80, 60)) -> Bool {
        let screen = Bitmap(width: size.width, height: size.height) { x, y in
            .gray(x >= box.x && x < box.maxX && y >= box.y && y < box.maxY ? 90 : 255)
        }
        let runs = QuasiFlatRuns(screen, threshold: 0)
        let zone = runs.zone(of: runs.run(at: box.y * size.width + box.x))
        return FlatSquares.roots(in: runs, cell: cell)[zone]
    }

    @Test(arguments: [1, 2, 3, 6, 9])
    func `of three cells are found wherever they lie`(cell: Int) {
        for y in 0..<cell {
            for x in 0..<cell {
                #expect(
                    isFound(PixelRect(x: 20 + x, y: 20 + y, width: 3 * cell, height: 3 * cell), cell: cell))
            }
        }
    }

    @Test(arguments: [2, 3, 6, 9])
    func `of two cells are found where they lie on the grid`(cell: Int) {
        let side = 2 * cell
        #expect(isFound(PixelRect(x: 2 * cell, y: cell, width: side, height: side), cell: cell))
        #expect(!isFound(PixelRect(x: 2 * cell + 1, y: cell, width: side, height: side), cell: cell))
    }

    /// Every third row of a cell is looked at, so that a little less than two cells may do for the height.
    @Test(arguments: [2, 3, 6, 9])
    func `of less are not, however long they are`(cell: Int) {
        for offset in 0..<cell {
            let height = 2 * cell - max(1, cell / 3)
            let across = PixelRect(x: 5, y: 20 + offset, width: 70, height: height)
            #expect(!isFound(across, cell: cell, on: (90, 60)))
            let down = PixelRect(x: 20 + offset, y: 5, width: 2 * cell - 1, height: 50)
            #expect(!isFound(down, cell: cell))
        }
    }

    @Test func `are none on a screen of less than two cells`() {
        let runs = QuasiFlatRuns(Bitmap(width: 19, height: 40, ground: .white), threshold: 0)
        #expect(FlatSquares.roots(in: runs, cell: 10).allSatisfy { !$0 })
        let wide = QuasiFlatRuns(Bitmap(width: 20, height: 20, ground: .white), threshold: 0)
        #expect(FlatSquares.roots(in: wide, cell: 10).first == true)
    }

    /// Of a cell of nine rows every third is looked at.
    @Test func `may be crossed by a hairline between the rows that are looked at`() {
        for (row, isFound) in [(10, true), (9, false)] {
            // The last column links what is above the line with what is below.
            let screen = Bitmap(width: 18, height: 18) { x, y in .gray(y == row && x < 17 ? 0 : 255) }
            let runs = QuasiFlatRuns(screen, threshold: 0)
            #expect(FlatSquares.roots(in: runs, cell: 9).first == isFound)
        }
    }
}
