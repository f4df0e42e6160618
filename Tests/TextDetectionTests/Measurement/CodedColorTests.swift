import ColorMath
import PixelConversion
import Raster
import Testing
import TextDetection

/// Two colours of one code of Display P3, and a white that has none beside it.
struct `Colours known to their codes` {
    private static let twins = [SRGB8(red: 94, green: 80, blue: 63), SRGB8(red: 94, green: 81, blue: 63)]
    /// What screens show where either was drawn.
    private static let read = DisplayP3Codes.colors(
        of: DisplayP3Codes.codes(of: [RGBA(twins[0])]))[0].color

    /// A row of blends of two colours, as a screen in Display P3 shows them.
    private func blends(_ ink: SRGB8, _ backdrop: SRGB8, steps: Int) -> Bitmap<UInt8> {
        let (start, end) = (RGBA(backdrop).vector, RGBA(ink).vector)
        let blends = (0...steps).map { step -> RGBA<UInt8> in
            let blend = start + (end - start) * (Double(step) / Double(steps))
            return RGBA(SRGB8(blend.rounded(.toNearestOrAwayFromZero)))
        }
        let shown = DisplayP3Codes.colors(of: DisplayP3Codes.codes(of: blends))
        return Bitmap(width: steps + 1, height: 1, pixels: shown)
    }

    private func colors(_ ink: SRGB8, _ backdrop: SRGB8, steps: Int) -> CodedColors {
        CodedColors(
            ink: Self.read, backdrop: .white, in: Bounds(minX: 0, minY: 0, maxX: steps + 1, maxY: 1),
            on: blends(ink, backdrop, steps: steps))
    }

    @Test(arguments: twins)
    func `are told by many blends`(ink: SRGB8) throws {
        let colors = colors(ink, .white, steps: 90)
        let drawn = try #require(colors.drawn)
        #expect(drawn.ink == ink && drawn.backdrop == .white)
        #expect(colors.ink == ink && colors.backdrop == .white)
        #expect(colors.contrastRatio == ink.contrastRatio(with: .white))
    }

    @Test func `stay open where there are too few blends`() {
        let colors = colors(Self.twins[1], .white, steps: 1)
        #expect(colors.drawn == nil)
        #expect(colors.ink == Self.read && colors.backdrop == .white)
        // The ratio is that of the middle of what the ink may be.
        let ratios = DisplayP3Codes.colors(readAs: Self.read).map { $0.contrastRatio(with: .white) }
        #expect(colors.contrastRatio > (ratios.min() ?? 99) && colors.contrastRatio < (ratios.max() ?? 0))
    }

    @Test(arguments: twins)
    func `are learnt from another line that tells`(ink: SRGB8) {
        var quiet = colors(ink, .white, steps: 1)
        let told = ToldColors([colors(ink, .white, steps: 90), quiet])
        #expect(told.color(readAs: Self.read) == ink)
        #expect(told.color(readAs: .white) == .white)
        #expect(told.color(readAs: .black) == nil)
        quiet.learn(from: told)
        #expect(quiet.ink == ink)
        #expect(abs(quiet.contrastRatio - ink.contrastRatio(with: .white)) < 1e-9)
    }

    @Test func `are not learnt where lines tell two`() {
        let told = ToldColors(Self.twins.map { colors($0, .white, steps: 90) })
        #expect(told.color(readAs: Self.read) == nil)
        var quiet = colors(Self.twins[0], .white, steps: 1)
        quiet.learn(from: told)
        #expect(quiet.drawn == nil && quiet.ink == Self.read)
    }

    @Test func `need no telling where a code stands for one colour`() {
        let ends = Bitmap(width: 2, height: 1) { x, _ in .gray(x == 0 ? 0 : 255) }
        #expect(DisplayP3Codes.colors(readAs: .white) == [.white])
        let colors = CodedColors(
            ink: .white, backdrop: .white, in: Bounds(minX: 0, minY: 0, maxX: 2, maxY: 1), on: ends)
        #expect(colors.drawn == nil && colors.contrastRatio == 1)
    }

    @Test func `are not told by blends of another pair`() {
        let blends = Set(blends(SRGB8(red: 10, green: 200, blue: 20), .black, steps: 90).pixels)
        #expect(DrawnColors(inks: Self.twins, backdrops: [.white], blends: blends) == nil)
        #expect(DrawnColors(inks: Self.twins, backdrops: [.white], blends: []) == nil)
    }

    /// Each pair takes some time to try.
    @Test func `are not looked for among too many pairs`() {
        let found = Set(blends(Self.twins[0], .white, steps: 90).pixels)
        let pairs = 128
        let same = [SRGB8](repeating: Self.twins[1], count: pairs - 1)
        #expect(DrawnColors(inks: [Self.twins[0]] + same, backdrops: [.white], blends: found) != nil)
        let more = same + [Self.twins[1]]
        #expect(DrawnColors(inks: [Self.twins[0]] + more, backdrops: [.white], blends: found) == nil)
    }
}
