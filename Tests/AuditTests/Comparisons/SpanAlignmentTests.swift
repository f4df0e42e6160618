import Audit
import RandomNumbers
import Testing

@Suite("Items that are in pieces")
struct SpanAlignmentTests {
    /// Aligns words with pieces of text, each worth its letters where these make up a word.
    private func align(_ words: [String], _ pieces: [String], longest: Int = 3) -> SpanAlignment {
        SpanAlignment(items: words.count, pieces: pieces.count, longest: longest) {
            pieces[$1].joined() == words[$0] ? Double(words[$0].count) : 0
        }
    }

    @Test func `an item is the pieces that make it up, and what is left over is nothing`() {
        let found = align(["fresh", "meat", "net"], ["x", "fr", "esh", "meat", "n", "e", "t"])
        #expect(found.spans == [1..<3, 3..<4, 4..<7])
        #expect(found.gains == [5, 4, 3])
        #expect(align(["fresh", "net"], ["net", "fr", "esh"]).spans == [1..<3, nil])
    }

    @Test func `no item has more pieces than may be one`() {
        #expect(align(["net"], ["n", "e", "t"], longest: 2).spans == [nil])
    }

    @Test func `nothing is aligned with nothing`() {
        #expect(align([], ["a"]).spans.isEmpty)
        #expect(align(["a"], []).spans == [nil])
    }

    /// The best of all ways to give items pieces in order, by trying each.
    private func best(_ gain: [[[Double]]], from item: Int = 0, _ start: Int = 0) -> Double {
        guard item < gain.count else { return 0 }
        var most = best(gain, from: item + 1, start)
        for first in start..<max(start, gain[item].count) {
            for length in gain[item][first].indices {
                let end = first + length + 1
                most = max(most, gain[item][first][length] + best(gain, from: item + 1, end))
            }
        }
        return most
    }

    @Test(arguments: 0..<30)
    func `no other way is worth more`(seed: UInt64) {
        var random = SplitMix64(state: seed)
        let (items, pieces) = (Int.random(in: 1...4, using: &random), Int.random(in: 1...5, using: &random))
        let gain = (0..<items).map { _ in
            (0..<pieces).map { first in
                (0..<min(3, pieces - first)).map { _ in max(0, Double(Int.random(in: -4...4, using: &random)))
                }
            }
        }
        let found = SpanAlignment(items: items, pieces: pieces, longest: 3) {
            gain[$0][$1.lowerBound][$1.count - 1]
        }
        #expect(found.gains.reduce(0, +) == best(gain))
        let spans = found.spans.compactMap(\.self)
        #expect(zip(spans, spans.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
    }
}
