import Simulation
import Testing

@Suite("Spreading strokes")
struct StrokeSpreadTests {
    /// A row of pixels, with three of nothing above and below.
    private func row(_ shares: [Float], by radius: Double) -> [Float] {
        let empty = [Float](repeating: 0, count: 3 * shares.count)
        let spread = StrokeSpread(columns: radius, rows: 0)
        return Array(
            spread.spread(empty + shares + empty, width: shares.count)[3 * shares.count..<4 * shares.count])
    }

    @Test(
        "moves each straight edge by the radius, whole or in part",
        arguments: [0, 0.25, 0.5, 0.8, 1, 1.3, 2.6])
    func edges(radius: Double) {
        let stroke: [Float] = [0, 0, 0, 0, 0.4, 1, 1, 1, 0.7, 0, 0, 0, 0]
        let before = stroke.reduce(0, +)
        let after = row(stroke, by: radius).reduce(0, +)
        #expect(abs(Double(after - before) - 2 * radius) < 1e-4)
    }

    @Test("leaves what is covered, and makes nothing less covered")
    func growing() {
        let shares: [Float] = [0, 0.2, 0.9, 0.1, 0, 1, 0, 0.5, 0]
        let wider = row(shares, by: 0.7)
        #expect(zip(shares, wider).allSatisfy { $0 <= $1 && $1 <= 1 })
        #expect(row(shares, by: 0) == shares)
    }

    @Test("makes a disc of a point, as high as rows allow")
    func disc() {
        let side = 21
        var point = [Float](repeating: 0, count: side * side)
        point[10 * side + 10] = 1
        let spread = StrokeSpread(columns: 5, rows: 3).spread(point, width: side)
        // The ellipse, and half a pixel of the point's own around it.
        let area = Double(spread.reduce(0, +))
        #expect((Double.pi * 5 * 3...Double.pi * 5.7 * 3.7).contains(area))
        #expect(spread[10 * side + 15] == 1 && spread[7 * side + 10] == 1)
        #expect(spread[10 * side + 17] == 0 && spread[5 * side + 10] == 0)
    }

    @Test("leaves pixels alone that are neither ink nor ground")
    func strange() {
        #expect(row([0, 1, -1, 0, 0], by: 1) == [1, 1, -1, 0, 0])
    }
}
