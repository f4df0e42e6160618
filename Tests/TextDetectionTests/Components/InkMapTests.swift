import Testing
import TextDetection

struct `A map of ink` {
    private static let picture = PixelMask([
        "##..#....",
        "..#..#...",
        "...#...##",
        ".......##",
        "#.#.#....",
    ])

    /// The pixels of each component, found one by one; the components in the order of their first pixels.
    private func components(of mask: PixelMask) -> [[Int]] {
        var isFree = Set(mask.pixels)
        return mask.pixels.compactMap { seed in
            guard isFree.remove(seed) != nil else { return nil }
            var open = [seed]
            var found = [seed]
            while let pixel = open.popLast() {
                for y in max(0, pixel / mask.width - 1)...min(mask.height - 1, pixel / mask.width + 1) {
                    for x in max(0, pixel % mask.width - 1)...min(mask.width - 1, pixel % mask.width + 1) {
                        let next = y * mask.width + x
                        if isFree.remove(next) != nil {
                            open.append(next)
                            found.append(next)
                        }
                    }
                }
            }
            return found.sorted()
        }
    }

    private func pixels(of component: InkMap.Component, in ink: InkMap) -> [Int] {
        var pixels: [Int] = []
        ink.forEachRun(of: component) { run in
            pixels += (run.start..<run.end).map { run.row * ink.mask.width + $0 }
        }
        return pixels
    }

    @Test func `joins what touches, diagonals included`() {
        let ink = InkMap(Self.picture)
        #expect(ink.components.map(\.area) == [4, 2, 4, 1, 1, 1])
        #expect(ink.components[0].bounds == Bounds(minX: 0, minY: 0, maxX: 4, maxY: 3))
        #expect(ink.components[1].bounds == Bounds(minX: 4, minY: 0, maxX: 6, maxY: 2))
        #expect(ink.components[2].bounds == Bounds(minX: 7, minY: 2, maxX: 9, maxY: 4))
        #expect(ink.leastArea == 1)
    }

    @Test(arguments: [(1, 1), (1, 40), (40, 1), (31, 33), (130, 20)], [0.05, 0.3, 0.6, 1])
    func `has the components that fill from pixel to pixel`(
        size: (width: Int, height: Int), chance: Double
    ) {
        let mask = PixelMask(width: size.width, height: size.height, chance: chance, seed: 3)
        let ink = InkMap(mask)
        let expected = components(of: mask)
        #expect(ink.components.map { pixels(of: $0, in: ink) } == expected)
        #expect(ink.components.map(\.area) == expected.map(\.count))
        for (component, pixels) in zip(ink.components, expected) {
            #expect(component.bounds.minX == pixels.map { $0 % size.width }.min())
            #expect(component.bounds.maxX == (pixels.map { $0 % size.width }.max() ?? -1) + 1)
            #expect(component.bounds.minY == pixels.map { $0 / size.width }.min())
            #expect(component.bounds.maxY == (pixels.map { $0 / size.width }.max() ?? -1) + 1)
        }
    }

    @Test func `of no ink has no components`() {
        #expect(InkMap(PixelMask(width: 8, height: 8)).components.isEmpty)
    }

    @Test func `leaves out the smallest of too many, and says which`() {
        // Areas 4, 4, 2, and 1 three times.
        for (most, areas, least) in [(6, [4, 2, 4, 1, 1, 1], 1), (5, [4, 2, 4], 2), (3, [4, 2, 4], 2)] {
            let ink = InkMap(Self.picture, most: most)
            #expect(ink.components.map(\.area) == areas)
            #expect(ink.leastArea == least)
        }
        let two = InkMap(Self.picture, most: 2)
        #expect(two.components.map(\.area) == [4, 4] && two.leastArea == 3)
        // Where equal ones are too many, none of them is kept.
        let none = InkMap(Self.picture, most: 1)
        #expect(none.components.isEmpty && none.leastArea == 5)
    }

    @Test func `keeps the pixels of components that were left out in the mask`() {
        let ink = InkMap(Self.picture, most: 2)
        #expect(ink.mask.pixels == Self.picture.pixels)
        #expect(ink.components.map { pixels(of: $0, in: ink) } == [[0, 1, 11, 21], [25, 26, 34, 35]])
    }

    @Test func `samples runs evenly`() throws {
        // A comb: a run in each of 40 rows, and one in the first that joins nothing more.
        let mask = PixelMask((0..<40).map { $0 == 0 ? "###.." : "#...." })
        let ink = InkMap(mask)
        let comb = try #require(ink.components.first)
        #expect(ink.sample(10, of: comb).map(\.row) == Array(stride(from: 0, to: 40, by: 4)))
        #expect(ink.sample(100, of: comb).count { $0.end == 1 } == 39)
        #expect(ink.sample(40, of: comb).first { _ in true }?.end == 3)
    }

    @Test func `tells what is hollow by the middle half of its box`() throws {
        let frame = PixelMask([
            "########", "#......#", "#......#", "#......#", "#......#", "#......#", "#......#", "########",
        ])
        #expect(InkMap(frame).components.count == 1)
        #expect(InkMap(frame).isHollow(try #require(InkMap(frame).components.first)))
        // The middle half has the columns and rows from 2 to 5.
        for (pixel, isHollow) in [(1 * 8 + 1, true), (2 * 8 + 1, true), (2 * 8 + 2, false)] {
            var mask = frame
            mask.insert(9..<10)
            mask.insert(pixel..<pixel + 1)
            let ink = InkMap(mask)
            #expect(ink.components.count == 1)
            #expect(ink.isHollow(try #require(ink.components.first)) == isHollow)
        }
    }

    @Test func `marks what lies near a component, within a frame`() throws {
        let ink = InkMap(PixelMask(["......", ".##...", "......", "......"]))
        let component = try #require(ink.components.first)
        let frame = component.bounds.grown(by: 2, width: 6, height: 4)
        var marked = Set<Int>()
        ink.forEachStretch(within: 1, of: component, in: frame) { marked.formUnion($0) }
        #expect(frame == Bounds(minX: 0, minY: 0, maxX: 5, maxY: 4))
        #expect(marked == Set([0, 1, 2, 3, 5, 6, 7, 8, 10, 11, 12, 13]))
    }
}
