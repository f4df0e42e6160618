import ColorMath
import RandomNumbers
import Raster
import Testing
import TextDetection

/// Against a look at the four neighbours of every pixel of ink.
struct `Contacts of components and zones` {
    /// Boxes of few colours over each other, with strokes between them.
    private static func screen(seed: UInt64) -> Bitmap<UInt8> {
        var random = SplitMix64(state: seed)
        var screen = Bitmap(width: 160, height: 120, ground: .white)
        for index in 0..<26 {
            let isStroke = index.isMultiple(of: 2)
            let width = isStroke ? 2 : Double.random(in: 12...60, using: &random).rounded()
            screen.draw(
                .box(
                    x: Double(Int.random(in: 0..<150, using: &random)),
                    y: Double(Int.random(in: 0..<110, using: &random)), width: width,
                    height: Double(Int.random(in: 3...40, using: &random))),
                .gray(Int.random(in: 0...5, using: &random) * 45))
        }
        return screen
    }

    @Test(arguments: 1...8 as ClosedRange<UInt64>)
    func `are those of their pixels`(seed: UInt64) throws {
        let parted = try #require(TextDetector(scale: 1).trace(of: Self.screen(seed: seed)).parted)
        let all = [Bool](repeating: true, count: parted.zones.list.count)
        let ink = InkMap(PixelMask(inkOf: parted.runs, zones: parted.zones, isBackground: all))
        #expect(ink.components.count > 1 && all.count > 1)
        func zone(x: Int, y: Int) -> Int32? {
            guard (0..<160).contains(x), (0..<120).contains(y) else { return nil }
            let zone = parted.zones.ofRun[parted.runs.run(at: y * 160 + x)]
            return zone < 0 ? nil : zone
        }
        let expected = ink.components.map { component in
            var zones: Set<Int32> = []
            ink.forEachRun(of: component) { run in
                for x in run.start..<run.end {
                    let around = [(x - 1, run.row), (x + 1, run.row), (x, run.row - 1), (x, run.row + 1)]
                    zones.formUnion(around.compactMap { zone(x: $0.0, y: $0.1) })
                }
            }
            return zones
        }
        let contacts = ComponentContacts(ink, runs: parted.runs, zones: parted.zones)
        for (component, zones) in expected.enumerated() {
            #expect(Array(contacts.zones(of: component)) == zones.sorted())
            for zone in all.indices {
                #expect(contacts.touches(component, zone) == zones.contains(Int32(zone)))
            }
        }
        for zone in all.indices {
            let touching = expected.indices.filter { expected[$0].contains(Int32(zone)) }
            #expect(Array(contacts.components(at: zone)) == touching.map(Int32.init))
        }
    }
}
