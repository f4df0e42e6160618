import ColorMath
import Raster
import Testing
import TextDetection

struct `Wide zones` {
    private static let constants = DetectionConstants().segmentation

    private func zones(of screen: Bitmap<UInt8>, scale: Double) -> Zones {
        var runs = Segmentation(showing: screen, scale: scale).runs
        return Zones(&runs, screen: screen, scale: scale, constants: Self.constants)
    }

    @Test(arguments: [1, 2, 3])
    func `are a page and the card on it, with their colours, boxes and areas`(scale: Double) throws {
        var screen = Bitmap(width: 200, height: 150, ground: .gray(240))
        screen.draw(.box(x: 40, y: 30, width: 100, height: 60), SRGB8(red: 10, green: 20, blue: 30))
        let zones = zones(of: screen, scale: scale).list
        try #require(zones.count == 2)
        #expect(zones.map(\.bounds.rect.area) == [200 * 150, 100 * 60])
        #expect(zones.map(\.area) == [200 * 150 - 100 * 60, 100 * 60])
        #expect(zones.map(\.color) == [SIMD3(240, 240, 240), SIMD3(10, 20, 30)])
        #expect(zones[1].bounds.rect == PixelRect(x: 40, y: 30, width: 100, height: 60))
        #expect(zones.allSatisfy { $0.isFlat && $0.isWide })
    }

    /// A square of three cells, each half of the square that a zone must hold, is found anywhere.
    @Test(arguments: [1, 2, 3])
    func `are wide by one square, and narrow by a smaller one`(scale: Double) throws {
        func cell(_ points: Double) -> Int { Int(points * scale / 2) }
        let wide = 3 * cell(Self.constants.wideSquare)
        let narrow = 3 * cell(Self.constants.narrowSquare)
        // Less than two cells of the larger square, so that it fits nowhere.
        let side = min(narrow, 2 * cell(Self.constants.wideSquare) - 1)
        for (side, isWide) in [(wide, true), (side, false)] {
            var screen = Bitmap(width: 120, height: 120, ground: .white)
            // On the grid of the smaller cells.
            let start = Double(8 * cell(Self.constants.narrowSquare))
            screen.draw(.box(x: start, y: start, width: Double(side), height: Double(side)), .gray(40))
            let found = zones(of: screen, scale: scale).list
            try #require(found.count == 2)
            #expect(found[1].isWide == isWide)
        }
    }

    @Test(arguments: [1, 2, 3])
    func `are not strokes thinner than the smaller square`(scale: Double) {
        // Every third row of a cell is looked at.
        let cell = Int(Self.constants.narrowSquare * scale / 2)
        let width = 2 * cell - max(1, cell / 3)
        var screen = Bitmap(width: 200, height: 100, ground: .white)
        screen.draw(.box(x: 20, y: 30, width: 160, height: Double(width)), .gray(40))
        let zones = zones(of: screen, scale: scale)
        #expect(zones.list.count == 1)
        #expect(zones.ofRun.count { $0 < 0 } == width)
    }

    @Test func `have every run, and no pixel twice`() {
        let photograph = Photograph(seed: 2)
        let screen = Bitmap(width: 300, height: 200) { x, y in x < 150 ? photograph(x, y) : .gray(y / 20 * 9)
        }
        let zones = zones(of: screen, scale: 1)
        let runs = Segmentation(showing: screen, scale: 1).runs
        #expect(zones.ofRun.count == runs.count)
        var areas = [Int](repeating: 0, count: zones.list.count)
        for y in 0..<screen.height {
            runs.forEachRun(ofRow: y) { run, columns in
                guard zones.ofRun[run] >= 0 else { return }
                let zone = Int(zones.ofRun[run])
                areas[zone] += columns.count
                let box = zones.list[zone].bounds
                #expect(box.minX <= columns.lowerBound && columns.upperBound <= box.maxX)
                #expect(box.minY <= y && y < box.maxY)
            }
        }
        #expect(areas == zones.list.map(\.area))
    }

    @Test func `of a gradient have its mean colour and are not flat`() throws {
        let screen = Bitmap(width: 101, height: 40) { x, _ in .gray(100 + x / 10) }
        let zones = zones(of: screen, scale: 1).list
        try #require(zones.count == 1)
        #expect(!zones[0].isFlat)
        // Ten columns of each code from 100 to 109, and one of 110; a run is a whole row, and its middle
        // column, the fiftieth, has the code 105.
        #expect(zones[0].color == SIMD3(105, 105, 105))
    }
}
