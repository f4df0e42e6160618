import Testing
import TextDetection

/// The line is 20 pixels high, so that shares of its height are whole pixels.
struct `A small part` {
    private static let constants = DetectionConstants().candidates
    private static let host = Bounds(minX: 100, minY: 100, maxX: 200, maxY: 120)

    private func attachment(x: Int, y: Int, width: Int, height: Int) -> PartAttachment {
        let part = Bounds(minX: x, minY: y, maxX: x + width, maxY: y + height)
        return PartAttachment(
            part: part, host: Self.host, gapX: Self.host.gapX(to: part), gapY: Self.host.gapY(to: part),
            constants: Self.constants)
    }

    private func fits(
        x: Int, y: Int, width: Int, height: Int, isSingle: Bool = false, isTall: Bool = false
    ) -> Bool {
        attachment(x: x, y: y, width: width, height: height)
            .fits(hostIsSingle: isSingle, hostIsTall: isTall)
    }

    private func pixels(_ share: Double) -> Int { Int(20 * share) }

    @Test func `lies inside where nearly all of it does`() {
        let outside = 20 - Int((20 * Self.constants.insidePart).rounded(.up))
        #expect(attachment(x: 150, y: 100 - outside, width: 20, height: 20).isInside)
        #expect(!attachment(x: 150, y: 100 - outside - 1, width: 20, height: 20).isInside)
        #expect(attachment(x: 100 - outside, y: 105, width: 20, height: 5).isInside)
        #expect(!attachment(x: 100 - outside - 1, y: 105, width: 20, height: 5).isInside)
    }

    @Test func `above or below fits where it is near`() {
        let near = pixels(Self.constants.partAbove)
        for (gap, isNear) in [(near, true), (near + 1, false)] {
            #expect(fits(x: 150, y: 100 - gap - 4, width: 6, height: 4) == isNear)
            #expect(fits(x: 150, y: 120 + gap, width: 6, height: 4) == isNear)
        }
    }

    @Test func `above fits over a letter by a share of its width`() {
        let within = Int(8 * Self.constants.partWithin)
        #expect(fits(x: 200 - within, y: 94, width: 8, height: 4))
        #expect(!fits(x: 200 - within + 1, y: 94, width: 8, height: 4))
    }

    @Test func `fits up to a share of the line's height, and nearly all of it as the half of a sign`() {
        let highest = pixels(Self.constants.highestPart)
        #expect(fits(x: 150, y: 104, width: 6, height: highest))
        #expect(!fits(x: 150, y: 104, width: 6, height: highest + 1))
        let half = pixels(Self.constants.highestHalf)
        #expect(fits(x: 150, y: 121, width: 6, height: half))
        #expect(!fits(x: 150, y: 121, width: 6, height: half + 1))
    }

    @Test func `is no wider than the line and its height together`() {
        #expect(fits(x: 90, y: 121, width: 120, height: 3))
        #expect(!fits(x: 90, y: 121, width: 121, height: 3))
    }

    /// Two pixels wide and six high: no dot.
    @Test func `beside the line is as near as a comma`() {
        let reach = min(
            pixels(Self.constants.partReach), Int(6 * Self.constants.partReachForSize))
        #expect(fits(x: 200 + reach, y: 112, width: 2, height: 6))
        #expect(!fits(x: 201 + reach, y: 112, width: 2, height: 6))
        #expect(fits(x: 98 - reach, y: 112, width: 2, height: 6))
        #expect(!fits(x: 97 - reach, y: 112, width: 2, height: 6))
    }

    @Test func `beside the line is no farther for its own size`() {
        let reach = Int(4 * Self.constants.partReachForSize)
        #expect(reach < pixels(Self.constants.partReach))
        #expect(fits(x: 200 + reach, y: 112, width: 1, height: 4))
        #expect(!fits(x: 201 + reach, y: 112, width: 1, height: 4))
    }

    @Test func `may be farther off as a dot`() {
        let reach = pixels(Self.constants.dotReach)
        let largest = pixels(Self.constants.dotSize)
        #expect(fits(x: 200 + reach, y: 112, width: largest, height: largest))
        #expect(!fits(x: 201 + reach, y: 112, width: largest, height: largest))
        #expect(!fits(x: 200 + reach, y: 110, width: largest + 1, height: largest + 1))
        // A dash is longer for its breadth than a dot.
        let short = Int((Double(largest) * Self.constants.dotProportion).rounded(.up))
        #expect(fits(x: 200 + reach, y: 112, width: largest, height: short))
        #expect(!fits(x: 200 + reach, y: 112, width: largest, height: short - 1))
        #expect(!fits(x: 200 + reach, y: 112, width: largest, height: largest, isTall: true))
    }

    @Test func `may be a bar half-way up, as wide as a letter`() {
        let reach = pixels(Self.constants.longVowelReach)
        #expect(fits(x: 200 + reach, y: 108, width: 20, height: 4))
        #expect(!fits(x: 201 + reach, y: 108, width: 20, height: 4))
        let (narrowest, widest) = (
            pixels(Self.constants.longVowelNarrowest), pixels(Self.constants.longVowelWidest)
        )
        #expect(fits(x: 200 + reach, y: 108, width: narrowest, height: 4))
        #expect(!fits(x: 200 + reach, y: 108, width: narrowest - 1, height: 3))
        #expect(fits(x: 200 + reach, y: 108, width: widest, height: 4))
        #expect(!fits(x: 200 + reach, y: 108, width: widest + 1, height: 4))
        // At the foot it is an underline's end, and five pixels are too thick for sixteen.
        #expect(!fits(x: 200 + reach, y: 115, width: 20, height: 4))
        #expect(!fits(x: 200 + reach, y: 108, width: narrowest, height: 5))
    }

    @Test func `is nearer to a single letter, which may be an icon`() {
        let reach = pixels(Self.constants.singleReach)
        #expect(fits(x: 200 + reach, y: 110, width: 2, height: 8, isSingle: true))
        #expect(!fits(x: 201 + reach, y: 110, width: 2, height: 8, isSingle: true))
        #expect(!fits(x: 200, y: 110, width: 2, height: 8, isSingle: true, isTall: true))
    }

    @Test func `is an underscore where it is a bar at the foot beside the line`() {
        let below = pixels(Self.constants.underscoreBelow)
        let widest = pixels(Self.constants.underscoreWidest)
        #expect(fits(x: 202, y: 120, width: 24, height: 2))
        #expect(fits(x: 202, y: 120 + below, width: widest, height: 2))
        #expect(!fits(x: 202, y: 121 + below, width: widest, height: 2))
        #expect(!fits(x: 202, y: 120, width: widest + 1, height: 2))
        // Another stands at the other end already.
        #expect(fits(x: 74, y: 119, width: 24, height: 2))
        // A dash stands higher, and a block is no bar.
        #expect(!attachment(x: 202, y: 110, width: 24, height: 2).isUnderscore)
        #expect(!attachment(x: 202, y: 120, width: 6, height: 2).isUnderscore)
        #expect(!fits(x: 202, y: 120 + below, width: 24, height: 2, isSingle: true))
    }
}
