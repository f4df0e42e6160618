import Testing
import TextDetection

struct `Labels of runs` {
    /// A run that spans several of the row above joins them; the third row's run joins nothing.
    private static let picture = PixelMask([
        "#.#..#.#",
        "###....#",
        ".....#..",
        "##......",
    ])

    @Test func `are those of the components, in the order of their first runs`() {
        var labels = InkLabels(Self.picture)
        #expect(labels.number(most: 9) == 1)
        // Row by row: three components begin in the first.
        #expect(labels.ofRun == [0, 0, 1, 2, 0, 2, 3, 4])
        #expect(labels.runCounts == [3, 1, 2, 1, 1])
    }

    @Test func `are left out where there are too many components`() {
        var labels = InkLabels(Self.picture)
        // Areas 5, 1, 2, 1, 2: of one pixel are too many.
        #expect(labels.number(most: 3) == 2)
        #expect(labels.ofRun == [0, 0, -1, 1, 0, 1, -1, 2])
        #expect(labels.runCounts == [3, 2, 1])
    }

    @Test func `are as many as a checkerboard has joined diagonals: one`() {
        let rows = (0..<9).map { y in String((0..<9).map { ($0 + y) % 2 == 0 ? "#" : "." }) }
        var labels = InkLabels(PixelMask(rows))
        #expect(labels.number(most: 1) == 1)
        #expect(labels.runCounts == [41])
        #expect(labels.ofRun.allSatisfy { $0 == 0 })
    }

    @Test func `are none where there is no ink`() {
        var labels = InkLabels(PixelMask(width: 5, height: 5))
        #expect(labels.number(most: 1) == 1)
        #expect(labels.ofRun.isEmpty && labels.runCounts.isEmpty)
    }
}
