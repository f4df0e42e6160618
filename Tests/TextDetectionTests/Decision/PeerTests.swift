import Testing
import TextDetection

/// Digits 10 high on row 100 and in the column about 205, on a screen of one pixel a point.
struct `A single shape among characters` {
    private static let digits = [
        PeerSearch.Peer(columns: 100..<106, baseline: 100, height: 10),
        PeerSearch.Peer(columns: 150..<157, baseline: 100, height: 10),
        PeerSearch.Peer(columns: 202..<208, baseline: 130, height: 10),
        PeerSearch.Peer(columns: 200..<208, baseline: 160, height: 10),
    ]

    private func peers(_ columns: Range<Int>, baseline: Double, height: Double = 10) -> [Int] {
        PeerSearch(
            of: Self.digits, width: 900, height: 500, scale: 1, constants: DetectionConstants().peers
        ).peers(of: PeerSearch.Peer(columns: columns, baseline: baseline, height: height))
    }

    @Test func `stands in a row with those on its baseline`() {
        #expect(peers(300..<306, baseline: 100) == [1, 0])
        #expect(peers(300..<306, baseline: 101).count == 2)
        #expect(peers(300..<306, baseline: 102).isEmpty)
    }

    @Test func `stands in a column with those that it is aligned with`() {
        #expect(peers(202..<208, baseline: 190) == [3, 2])
        // By the left side or the right one, or by the middle.
        #expect(peers(204..<208, baseline: 190).count == 2)
        #expect(peers(210..<216, baseline: 190).isEmpty)
    }

    @Test func `has nobody in a row and a column together where it is higher`() {
        #expect(peers(202..<208, baseline: 100).count == 4)
        #expect(peers(202..<208, baseline: 100, height: 12).isEmpty)
    }

    @Test func `is told by one alone as little as an icon beside a word`() {
        #expect(peers(340..<346, baseline: 100).count == 2)
        // The first is too far away.
        #expect(peers(350..<356, baseline: 100).isEmpty)
    }
}
