import ColorMath
import Raster
import Testing
import TextDetection

struct `Inks of words` {
    private static let constants = DetectionConstants()

    /// Words of four stems each, in inks of their own, taken for one line.
    private func parts(inks: [SRGB8], on ground: SRGB8 = .white) throws -> [Int] {
        try parts(
            of: inks.enumerated().flatMap { word, ink in
                (0..<4).map { (20 + 40 * Double(word) + 5 * Double($0), ink) }
            }, on: ground)
    }

    /// One word of stems in inks of their own.
    private func parts(ofWordIn inks: [SRGB8]) throws -> [Int] {
        try parts(of: inks.enumerated().map { (20 + 5 * Double($0), $1) }, on: .white)
    }

    private func parts(of stems: [(x: Double, ink: SRGB8)], on ground: SRGB8) throws -> [Int] {
        var screen = Bitmap(width: 400, height: 60, ground: ground)
        for stem in stems { screen.draw(.box(x: stem.x, y: 20, width: 3, height: 16), stem.ink) }
        let source = try #require(TextDetector(scale: 2).trace(of: screen).sources.first)
        let glyphs = source.components.compactMap { $0?.glyph }
        try #require(glyphs.count == stems.count)
        let split = InkSplit(
            ink: source.ink, pixels: screen.pixels, width: screen.width, constants: Self.constants)
        return split.parts(of: Line(glyphs)).map(\.glyphs.count)
    }

    @Test func `of one colour are one part`() throws {
        #expect(try parts(inks: [.gray(60), .gray(60), .gray(60)]) == [12])
    }

    /// The inks are so faint that the share of their strength is less.
    @Test(arguments: [(255, 200, -1), (0, 55, 1)])
    func `part a line where they differ by more than so many levels`(
        codes: (ground: Int, ink: Int, sign: Int)
    ) throws {
        let limit = Int(Self.constants.candidates.wordInk)
        let first = SRGB8.gray(codes.ink)
        for (difference, parts) in [(limit, [8]), (limit + 1, [4, 4])] {
            let second = SRGB8.gray(codes.ink + codes.sign * difference)
            let found = try self.parts(inks: [first, second], on: .gray(codes.ground))
            #expect(found == parts)
        }
    }

    @Test func `part a line of strong inks where they differ by a share of their strength`() throws {
        let strength = 255 * 3.0.squareRoot()
        let limit = Int(Self.constants.candidates.wordInkShare * strength)
        #expect(limit > Int(Self.constants.candidates.wordInk))
        #expect(try parts(inks: [.black, .gray(limit)]) == [8])
        #expect(try parts(inks: [.black, .gray(limit + 1)]) == [4, 4])
    }

    @Test func `that come back are parts of their own`() throws {
        let (red, blue) = (SRGB8(red: 200, green: 0, blue: 0), SRGB8(red: 0, green: 0, blue: 200))
        #expect(try parts(inks: [red, red, blue, red]) == [8, 4, 4])
    }

    /// A single word of one hue is one part: thin letters show less of their ink.
    @Test func `within a word part it where the hue changes, as that of brackets in code`() throws {
        let green = SRGB8(red: 17, green: 119, blue: 0)
        #expect(try parts(ofWordIn: [.gray(60), .gray(60), .gray(110), .gray(60)]) == [4])
        #expect(try parts(ofWordIn: [.gray(150), .gray(150), green, green, green]) == [2, 3])
    }
}
