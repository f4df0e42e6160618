import ColorMath
import Raster
import Testing
import TextDetection

struct `The ring around a component` {
    /// A screen whose every pixel has a colour of its own.
    private static let screen = Bitmap(width: 24, height: 20) { x, y in
        SRGB8(red: UInt8(x), green: UInt8(y), blue: 0)
    }

    /// The colours of the pixels that lie so far from a component, squarely, and hold no ink.
    private func colors(
        around component: InkMap.Component, of ink: InkMap, inner: Int, outer: Int
    ) -> [SIMD3<Float>] {
        var own: [(x: Int, y: Int)] = []
        ink.forEachRun(of: component) { run in own += (run.start..<run.end).map { ($0, run.row) } }
        return (0..<Self.screen.height).flatMap { y in
            (0..<Self.screen.width).compactMap { x in
                let distance = own.map { max(abs($0.x - x), abs($0.y - y)) }.min() ?? 0
                guard distance > inner, distance <= outer, !ink.mask.contains(y * 24 + x) else { return nil }
                return SIMD3(Float(x), Float(y), 0)
            }
        }
    }

    @Test(arguments: [(0, 1), (0, 3), (1, 2), (2, 3), (3, 7)], [0.02, 0.1])
    func `has the pixels between two distances that hold no ink`(
        reach: (inner: Int, outer: Int), chance: Double
    ) {
        let ink = InkMap(PixelMask(width: 24, height: 20, chance: chance, seed: 5))
        #expect(!ink.components.isEmpty)
        for component in ink.components {
            let ring = Ring(
                of: component, ink: ink, screen: Self.screen, inner: reach.inner, outer: reach.outer)
            let expected = colors(around: component, of: ink, inner: reach.inner, outer: reach.outer)
            #expect(ring.colors == expected)
        }
    }

    @Test func `has a median and a mean deviation over all channels`() {
        var ring = Ring()
        #expect(ring.deviation(from: .zero) == 0)
        ring.colors = [SIMD3(10, 0, 50), SIMD3(12, 0, 40), SIMD3(20, 9, 60)]
        #expect(ring.median == SIMD3(12, 0, 50))
        // 2 + 0 + 0, 0 + 0 + 10 and 8 + 9 + 10, of nine channels.
        #expect(ring.deviation(from: ring.median) == 39.0 / 9)
    }
}
