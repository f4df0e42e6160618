import RandomNumbers
import Testing
import TextDetection

struct `An index of boxes` {
    private static let cell = (width: 16, height: 9)

    private static func box(in size: (width: Int, height: Int), random: inout SplitMix64) -> Bounds {
        let x = Int.random(in: 0..<size.width, using: &random)
        let y = Int.random(in: 0..<size.height, using: &random)
        return Bounds(
            minX: x, minY: y, maxX: .random(in: x + 1...size.width, using: &random),
            maxY: .random(in: y + 1...size.height, using: &random))
    }

    @Test(arguments: [(1, 1), (15, 8), (16, 9), (17, 10), (200, 120)])
    func `finds what overlaps, in order, and nothing that is a cell away`(size: (width: Int, height: Int)) {
        var random = SplitMix64(state: UInt64(size.width))
        var index = BoxIndex(width: size.width, height: size.height, cell: Self.cell)
        let boxes = (0..<60).map { _ in Self.box(in: size, random: &random) }
        for (item, box) in boxes.enumerated() { index.insert(item, in: box) }
        for _ in 0..<100 {
            let sought = Self.box(in: size, random: &random)
            let found = index.items(in: sought)
            #expect(found == Set(found).sorted())
            for (item, box) in boxes.enumerated() {
                let gap = (x: box.gapX(to: sought), y: box.gapY(to: sought))
                if gap.x < 0 && gap.y < 0 { #expect(found.contains(item)) }
                if gap.x >= Self.cell.width || gap.y >= Self.cell.height { #expect(!found.contains(item)) }
            }
        }
    }

    @Test func `finds an item that has grown in both places, once`() {
        var index = BoxIndex(width: 100, height: 100, cell: (10, 10))
        let small = Bounds(minX: 0, minY: 0, maxX: 5, maxY: 5)
        index.insert(7, in: small)
        index.extend(7, from: small, to: Bounds(minX: 0, minY: 0, maxX: 95, maxY: 5))
        #expect(index.items(in: Bounds(minX: 0, minY: 0, maxX: 1, maxY: 1)) == [7])
        #expect(index.items(in: Bounds(minX: 90, minY: 0, maxX: 91, maxY: 1)) == [7])
        #expect(index.items(in: Bounds(minX: 90, minY: 20, maxX: 91, maxY: 21)).isEmpty)
    }

    /// What reaches beyond the screen is looked for at its edge.
    @Test func `takes boxes beyond the screen for such at its edge`() {
        var index = BoxIndex(width: 30, height: 30, cell: (10, 10))
        index.insert(1, in: Bounds(minX: -20, minY: -5, maxX: 3, maxY: 2))
        index.insert(2, in: Bounds(minX: 28, minY: 28, maxX: 60, maxY: 70))
        #expect(index.items(in: Bounds(minX: -9, minY: -9, maxX: 1, maxY: 1)) == [1])
        #expect(index.items(in: Bounds(minX: 29, minY: 29, maxX: 99, maxY: 99)) == [2])
        #expect(index.items(in: Bounds(minX: -50, minY: -50, maxX: 90, maxY: 90)) == [1, 2])
    }

    /// Cells of points are less than a pixel on screens of less than one pixel a point.
    @Test func `has cells of a pixel at least`() {
        var index = BoxIndex(width: 3, height: 1, cell: (0, 0))
        for x in 0..<3 { index.insert(x, in: Bounds(minX: x, minY: 0, maxX: x + 1, maxY: 1)) }
        #expect(index.items(in: Bounds(minX: 1, minY: 0, maxX: 2, maxY: 1)) == [1])
    }
}
