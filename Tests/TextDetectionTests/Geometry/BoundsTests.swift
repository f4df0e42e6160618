import RandomNumbers
import Raster
import Testing
import TextDetection

struct `A box of pixels` {
    private static func boxes(seed: UInt64, count: Int) -> [Bounds] {
        var random = SplitMix64(state: seed)
        return (0..<count).map { _ in
            let (x, y) = (Int.random(in: 0..<40, using: &random), Int.random(in: 0..<40, using: &random))
            return Bounds(
                minX: x, minY: y, maxX: x + .random(in: 1...20, using: &random),
                maxY: y + .random(in: 1...20, using: &random))
        }
    }

    private static func pixels(of box: Bounds) -> Set<SIMD2<Int>> {
        Set((box.minY..<box.maxY).flatMap { y in (box.minX..<box.maxX).map { SIMD2($0, y) } })
    }

    @Test func `has the sides of the rectangle that it is`() {
        let rect = PixelRect(x: 3, y: 4, width: 5, height: 6)
        let box = Bounds(rect)
        #expect([box.minX, box.minY, box.maxX, box.maxY] == [3, 4, 8, 10])
        #expect(box.width == 5 && box.height == 6 && box.area == 30)
        #expect(box.rect == rect)
    }

    @Test func `contains another where it has all of its pixels`() {
        for box in Self.boxes(seed: 1, count: 60) {
            for other in Self.boxes(seed: 2, count: 20) + [box] {
                let isSubset = Self.pixels(of: other).isSubset(of: Self.pixels(of: box))
                #expect(box.contains(other) == isSubset)
            }
        }
    }

    @Test func `surrounds another where it reaches beyond it on all sides`() {
        let box = Bounds(minX: 10, minY: 20, maxX: 40, maxY: 60)
        #expect(box.surrounds(Bounds(minX: 11, minY: 21, maxX: 39, maxY: 59)))
        #expect(!box.surrounds(box))
        for (left, top, right, bottom) in [
            (10, 21, 39, 59), (11, 20, 39, 59), (11, 21, 40, 59), (11, 21, 39, 60),
        ] {
            #expect(!box.surrounds(Bounds(minX: left, minY: top, maxX: right, maxY: bottom)))
        }
    }

    @Test func `overlaps another where both gaps are negative`() {
        for box in Self.boxes(seed: 3, count: 60) {
            for other in Self.boxes(seed: 4, count: 20) {
                let overlaps = !Self.pixels(of: box).isDisjoint(with: Self.pixels(of: other))
                #expect((box.gapX(to: other) < 0 && box.gapY(to: other) < 0) == overlaps)
                #expect(box.gapX(to: other) == other.gapX(to: box))
                #expect(box.gapY(to: other) == other.gapY(to: box))
            }
        }
    }

    @Test func `is as far from another as there are pixels between`() {
        let box = Bounds(minX: 10, minY: 10, maxX: 20, maxY: 20)
        #expect(box.gapX(to: Bounds(minX: 25, minY: 0, maxX: 30, maxY: 1)) == 5)
        #expect(box.gapX(to: Bounds(minX: 20, minY: 0, maxX: 30, maxY: 1)) == 0)
        #expect(box.gapX(to: Bounds(minX: 17, minY: 0, maxX: 30, maxY: 1)) == -3)
        #expect(box.gapY(to: Bounds(minX: 0, minY: 2, maxX: 1, maxY: 6)) == 4)
    }

    @Test func `with another is the smallest box around both`() {
        for (box, other) in zip(Self.boxes(seed: 5, count: 50), Self.boxes(seed: 6, count: 50)) {
            let all = Self.pixels(of: box).union(Self.pixels(of: other))
            let union = box.union(other)
            #expect(union.contains(box) && union.contains(other))
            #expect(union.minX == all.map(\.x).min() && union.maxX - 1 == all.map(\.x).max())
            #expect(union.minY == all.map(\.y).min() && union.maxY - 1 == all.map(\.y).max())
        }
    }

    @Test func `extends over the columns of a row`() {
        var box = Bounds(minX: 5, minY: 5, maxX: 6, maxY: 6)
        box.extend(columns: 2..<9, row: 8)
        #expect(box == Bounds(minX: 2, minY: 5, maxX: 9, maxY: 9))
        box.extend(columns: 3..<4, row: 5)
        #expect(box == Bounds(minX: 2, minY: 5, maxX: 9, maxY: 9))
    }

    @Test func `grows as far as the screen goes`() {
        let box = Bounds(minX: 2, minY: 5, maxX: 9, maxY: 9)
        #expect(box.grown(by: 3, width: 11, height: 30) == Bounds(minX: 0, minY: 2, maxX: 11, maxY: 12))
        #expect(box.grown(by: 0, width: 11, height: 30) == box)
    }
}
