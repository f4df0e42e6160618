import Audit
import ColorMath
import Testing

@Suite("A pair of colours")
struct ColorPairTests {
    private func pair(_ ink: String, _ backdrop: String) throws -> ColorPair {
        ColorPair(
            ink: try DynamicColor(css: ink).extended(), backdrop: try DynamicColor(css: backdrop).extended())
    }

    @Test("has one ratio where the backdrop is opaque, a range where it is not")
    func ratios() throws {
        #expect(try pair("black", "white").ratios == 21...21)
        let ink = try pair("rgb(0 0 0 / 50%)", "white")
        #expect(ink.ratios.lowerBound == ink.ratios.upperBound)
        // Half black over white is code value 127.5.
        #expect(abs(ink.ratios.lowerBound - 3.9765) < 1e-3)
        let range = try pair("black", "rgb(255 255 255 / 70%)")
        #expect(range.ratios.lowerBound < 10 && range.ratios.upperBound == 21)
        #expect(range.seen == nil)
        #expect(range.seen(with: ColorConfusions.dichromacies).isEmpty)
        // The worst canvas for black is black itself; the last digits depend on the order of additions.
        #expect(abs(range.on(SRGB(.black)).ratios.lowerBound - range.ratios.lowerBound) < 1e-12)
    }

    @Test("beyond all numbers has a ratio nonetheless")
    func extremes() throws {
        let beyond = try pair("color(srgb 1e300 0 0)", "color(srgb 1e308 0 0)")
        #expect(beyond.ratios == 1...1)
    }

    @Test("is repaired by its ink or its backdrop, and the repairs hold")
    func repair() throws {
        let grey = try pair("#8E8E93", "white")
        let repair = PairRepair(of: grey, reaching: 4.5)
        let ink = try #require(repair.ink.color)
        #expect(SRGB8(clipping: ink).contrastRatio(with: .white) >= 4.5)
        let backdrop = try #require(repair.backdrop?.color)
        #expect(SRGB8(clipping: backdrop).contrastRatio(with: SRGB8(red: 142, green: 142, blue: 147)) >= 4.5)
    }

    @Test("over a translucent backdrop is repaired for every canvas, or for none")
    func translucentRepair() throws {
        let light = try pair("#999", "rgb(255 255 255 / 70%)")
        let repair = PairRepair(of: light, reaching: 4.5)
        let ink = try #require(repair.ink.color)
        #expect(ink.withAlpha(1).contrastRange(over: light.backdrop).lowerBound >= 4.5)
        #expect(repair.backdrop == nil)
        // Black and white both lie behind it: some canvas is as light as any ink.
        let nothing = try pair("#999", "rgb(255 255 255 / 5%)")
        #expect(PairRepair(of: nothing, reaching: 4.5).ink.color == nil)
    }

    @Test("loses its difference where a deficiency confuses its colours")
    func vision() throws {
        let seen = try pair("#d00", "#070").seen(with: [VisionSimulation(.deutan)])
        #expect(seen.count == 1)
        #expect(seen[0].confusion.remainingShare < 0.5)
        #expect(abs(seen[0].ratio - 1.42) < 0.01)
    }

    @Test("is judged as what the standard takes it for")
    func kinds() {
        let bold = ContrastSubject.text(pointSize: 12, isBold: true)
        #expect(SubjectKind(bold, by: .apple) == .largeText)
        #expect(SubjectKind(bold, by: .wcagAA) == .text)
        for kind in SubjectKind.allCases {
            #expect(ContrastStandard.allCases.allSatisfy { SubjectKind(kind.subject, by: $0) == kind })
        }
    }
}
