import ColorMath
import Raster
import Testing
import TextDetection

struct `The rim of ground around a component` {
    private func parted(_ screen: Bitmap<UInt8>) throws -> SegmentedScreen {
        try #require(TextDetector(scale: 1).trace(of: screen).parted)
    }

    @Test(arguments: [1, 2, 3])
    func `lies on the page where the component does`(margin: Int) throws {
        var screen = Bitmap(width: 100, height: 80, ground: .gray(230))
        screen.draw(.box(x: 40, y: 30, width: 3, height: 12), .black)
        let parted = try parted(screen)
        let stem = try #require(parted.backgrounds.ink.components.first)
        var rim = BackgroundRim(zoneCount: parted.zones.list.count)
        rim.load(stem, margin: margin, on: parted)
        #expect(rim.byCount == [0])
        #expect(rim.share(of: 0) == 1)
        #expect(rim.commonest(butNot: [false]) == 0)
        #expect(rim.commonest(butNot: [true]) == 0)
        #expect(rim.median(of: 0, on: parted) == SIMD3(230, 230, 230))
        #expect(rim.deviation(of: 0, from: SIMD3(229, 230, 232), on: parted) == 0)
    }

    /// A stem of 3 by 12 pixels on the border of two grounds, 2 pixels of it on the left one.
    @Test func `is shared by the grounds on its sides`() throws {
        var screen = Bitmap(width: 100, height: 140) { x, _ in .gray(x < 42 ? 230 : 150) }
        screen.draw(.box(x: 40, y: 30, width: 3, height: 12), .black)
        let parted = try parted(screen)
        try #require(parted.zones.list.count == 2)
        let stem = try #require(parted.backgrounds.ink.components.first)
        var rim = BackgroundRim(zoneCount: 2)
        rim.load(stem, margin: 2, on: parted)
        // The frame of 7 by 16 pixels without the stem; four of its columns are left of the border.
        let (left, right) = (4 * 16 - 2 * 12, 3 * 16 - 12)
        #expect(rim.byCount == [0, 1])
        #expect(rim.share(of: 0) == Float(left) / Float(left + right))
        #expect(rim.share(of: 1) == Float(right) / Float(left + right))
        #expect(rim.commonest(butNot: [true, false]) == 1)
    }

    /// A letter of 8 by 12 pixels that a container of another colour ends under, and one beside its edge.
    @Test func `is beyond a side where a container cuts something off`() throws {
        var screen = Bitmap(width: 140, height: 200) { _, y in .gray(y < 82 ? 230 : 150) }
        for x in [20.0, 24, 28] { screen.draw(.box(x: x, y: 70, width: 2, height: 12), .black) }
        screen.draw(.box(x: 20, y: 70, width: 10, height: 2), .black)
        screen.draw(.box(x: 60, y: 76, width: 3, height: 12), .black)
        let parted = try parted(screen)
        let below = try #require(parted.zones.list.firstIndex { $0.color.x == 150 })
        let components = parted.backgrounds.ink.components
        try #require(components.count == 2)
        for (component, isCut) in zip(components, [true, false]) {
            var rim = BackgroundRim(zoneCount: parted.zones.list.count)
            rim.load(component, margin: 2, on: parted)
            #expect(rim.share(of: below) > 0)
            let isBeyond = rim.isBeyondSide(of: component.bounds, zone: below, width: 140)
            #expect(isBeyond == isCut)
        }
    }

    @Test func `forgets the component before`() throws {
        var screen = Bitmap(width: 100, height: 80) { x, _ in .gray(x < 50 ? 230 : 150) }
        screen.draw(.box(x: 20, y: 30, width: 3, height: 12), .black)
        screen.draw(.box(x: 70, y: 30, width: 3, height: 12), .black)
        let parted = try parted(screen)
        let stems = parted.backgrounds.ink.components
        try #require(stems.count == 2)
        var rim = BackgroundRim(zoneCount: parted.zones.list.count)
        rim.load(stems[0], margin: 2, on: parted)
        rim.load(stems[1], margin: 2, on: parted)
        #expect(rim.byCount == [1] && rim.share(of: 0) == 0 && rim.share(of: 1) == 1)
    }

    /// A gradient of a level every four columns.
    @Test func `of a gradient has the median and the mean deviation of its pixels`() throws {
        var screen = Bitmap(width: 100, height: 80) { x, _ in .gray(180 + x / 4) }
        screen.draw(.box(x: 40, y: 30, width: 3, height: 12), .black)
        let parted = try parted(screen)
        let stem = try #require(parted.backgrounds.ink.components.first)
        var rim = BackgroundRim(zoneCount: parted.zones.list.count)
        rim.load(stem, margin: 2, on: parted)
        // The columns 38 to 44: 16 pixels each, but 4 each from 40 to 42.
        let codes = (38...44).flatMap { x in
            [Float](repeating: Float(180 + x / 4), count: (40...42).contains(x) ? 4 : 16)
        }
        let median = codes.sorted()[(codes.count - 1) / 2]
        #expect(rim.median(of: 0, on: parted) == SIMD3(repeating: median))
        let mean = codes.reduce(0) { $0 + abs($1 - 185) } / Float(codes.count)
        let deviation = rim.deviation(of: 0, from: SIMD3(repeating: 185), on: parted)
        // The pixels are fewer than those that are looked at, so that all of them are.
        #expect(abs(deviation - mean) < 1e-5)
    }
}
