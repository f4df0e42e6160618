import RandomNumbers
import Testing
import TextDetection

/// Against sets of numbers.
struct `A set of pixels` {
    // Around the 64 pixels of a word, with rows that begin within one.
    static let sizes = [(1, 1), (63, 1), (64, 1), (65, 3), (7, 40), (64, 4), (130, 5)]

    @Test(arguments: sizes)
    func `holds what was added one by one, and nothing else`(size: (width: Int, height: Int)) {
        var random = SplitMix64(state: 1)
        var mask = PixelMask(width: size.width, height: size.height)
        #expect(mask.isEmpty)
        var added: Set<Int> = []
        for _ in 0..<size.width * size.height / 2 + 1 {
            let pixel = Int.random(in: 0..<size.width * size.height, using: &random)
            mask.insert(pixel)
            added.insert(pixel)
        }
        #expect(mask.pixels == added.sorted())
        #expect(!mask.isEmpty)
    }

    @Test(arguments: sizes)
    func `holds stretches of any length`(size: (width: Int, height: Int)) {
        let count = size.width * size.height
        var random = SplitMix64(state: 2)
        for _ in 0..<200 {
            var mask = PixelMask(width: size.width, height: size.height)
            let start = Int.random(in: 0...count, using: &random)
            let stretch = start..<Int.random(in: start...count, using: &random)
            mask.insert(stretch)
            #expect(mask.pixels == Array(stretch))
        }
    }

    @Test func `takes 64 bits at any pixel`() {
        var random = SplitMix64(state: 3)
        for pixel in 0...136 {
            let bits = random.next()
            var mask = PixelMask(width: 200, height: 1)
            mask.insert(bits, at: pixel)
            #expect(mask.pixels == (0..<64).filter { bits >> UInt64($0) & 1 == 1 }.map { pixel + $0 })
        }
    }

    @Test func `takes bits at its end where none stands for what lies beyond`() {
        var mask = PixelMask(width: 66, height: 1)
        mask.insert(0b11, at: 64)
        #expect(mask.pixels == [64, 65])
    }

    @Test(arguments: sizes, [0.02, 0.5, 0.98])
    func `finds the first, the last and the first outside of a range`(
        size: (width: Int, height: Int), chance: Double
    ) {
        let mask = PixelMask(width: size.width, height: size.height, chance: chance, seed: 4)
        let count = size.width * size.height
        var random = SplitMix64(state: 5)
        for _ in 0..<300 {
            let start = Int.random(in: 0...count, using: &random)
            let range = start..<Int.random(in: start...count, using: &random)
            #expect(mask.first(in: range) == range.first { mask.contains($0) } ?? range.upperBound)
            #expect(mask.firstOutside(in: range) == range.first { !mask.contains($0) } ?? range.upperBound)
            #expect(mask.last(in: range) == range.last { mask.contains($0) })
        }
    }

    @Test(arguments: sizes, [0.1, 0.5, 0.95])
    func `has stretches that are its pixels, each as long as it can be`(
        size: (width: Int, height: Int), chance: Double
    ) {
        let mask = PixelMask(width: size.width, height: size.height, chance: chance, seed: 6)
        for y in 0..<size.height {
            var found: [Int] = []
            var end = -1
            mask.forEachStretch(in: mask.row(y)) { stretch in
                #expect(!stretch.isEmpty && stretch.lowerBound > end)
                found += Array(stretch)
                end = stretch.upperBound
            }
            #expect(found == mask.row(y).filter { mask.contains($0) })
        }
    }

    @Test(arguments: sizes, [0.1, 0.5, 1.0])
    func `knows how many pixels come before each`(size: (width: Int, height: Int), chance: Double) {
        let mask = PixelMask(width: size.width, height: size.height, chance: chance, seed: 7)
        let ranks = mask.ranks()
        var count = 0
        for pixel in 0..<size.width * size.height {
            if mask.contains(pixel) { count += 1 }
            #expect(Int(ranks[pixel / 64]) + mask.rankInWord(upTo: pixel) == count)
        }
    }

    @Test(arguments: [1, 5, 63, 64, 65, 128, 131])
    func `repeats the row above and leaves the others`(width: Int) {
        var mask = PixelMask(width: width, height: 3)
        let upper = PixelMask(width: width, height: 1, chance: 0.5, seed: UInt64(width)).pixels
        for pixel in upper { mask.insert(pixel) }
        mask.repeatRow(above: 1)
        #expect(mask.pixels == upper + upper.map { width + $0 })
    }

    @Test func `occupies the rows from the first to the last stretch`() {
        var mask = PixelMask(width: 10, height: 20)
        #expect(mask.occupiedRows.isEmpty)
        mask.insert(55..<55)
        #expect(mask.occupiedRows.isEmpty)
        mask.insert(129..<130)
        #expect(mask.occupiedRows == 12..<13)
        mask.insert(70..<80)
        #expect(mask.occupiedRows == 7..<13)
    }
}
