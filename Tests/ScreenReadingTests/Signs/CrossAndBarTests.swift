import ColorMath
import Raster
import ScreenReading
import TestSupport
import Testing
import TextDetection

/// Signs of few strokes that letters are made of, too.
@Suite("Crosses and rising bars")
struct CrossAndBarTests {
    private static let ink = SRGB8(red: 130, green: 130, blue: 136)

    private func region(_ box: PixelRect) -> Region {
        Region(
            kind: .text, box: box, ink: Self.ink, backdrop: .white,
            contrast: MeasuredContrast(plain: Self.ink.contrastRatio(with: .white)),
            pointSize: Double(box.height))
    }

    /// What rows of a sign, `#` for its ink, are read as, which were taken for text, among others.
    private func kind(_ rows: [String], among others: [PixelRect] = []) -> Region.Kind? {
        var screen = Bitmap(width: 200, height: 200, filledWith: DrawnText.pixel(.white))
        for (y, row) in rows.enumerated() {
            for (x, pixel) in row.enumerated() where pixel == "#" {
                screen[60 + x, 60 + y] = DrawnText.pixel(Self.ink)
            }
        }
        let box = PixelRect(x: 60, y: 60, width: rows.first?.count ?? 0, height: rows.count)
        return ([region(box)] + others.map(region)).readAsSigns(on: screen, scale: 1)
            .first { $0.box == box }?.kind
    }

    private static let cross = [
        "##.....##", "###...###", ".###.###.", "..#####..", "...###...", "..#####..", ".###.###.",
        "###...###", "##.....##",
    ]
    private static let plus = [
        "...###...", "...###...", "...###...", "#########", "#########", "#########", "...###...",
        "...###...", "...###...",
    ]

    @Test("a cross and a plus are signs, also before a label")
    func crosses() {
        #expect(kind(Self.cross) == .icon)
        #expect(kind(Self.plus) == .icon)
        #expect(kind(Self.plus, among: [PixelRect(x: 76, y: 60, width: 60, height: 10)]) == .icon)
    }

    @Test("they are characters beside short words, as among keys")
    func keys() {
        #expect(kind(Self.plus, among: [PixelRect(x: 90, y: 60, width: 7, height: 10)]) == .text)
        #expect(kind(Self.cross, among: [PixelRect(x: 61, y: 90, width: 7, height: 10)]) == .text)
    }

    @Test("letters are none: a narrow x, an H, a ring, a square")
    func letters() {
        let narrow = ["#...#", "##.##", ".###.", ".###.", "##.##", "#...#", "#...#"]
        let ring = [
            "..#####..", ".##...##.", "##.....##", "#.......#", "#.......#", "#.......#", "##.....##",
            ".##...##.", "..#####..",
        ]
        let upright =
            [String](repeating: "##.....##", count: 4) + ["#########"]
            + [String](repeating: "##.....##", count: 4)
        for rows in [narrow, ring, upright, [String](repeating: "#########", count: 9)] {
            #expect(kind(rows) == .text)
        }
    }

    @Test("bars that rise from one foot are a sign, letters as high as each other are none")
    func bars() {
        #expect(kind([".....##", ".....##", "##...##", "##...##", "##...##", "##...##"]) == .icon)
        #expect(kind([String](repeating: "##...##", count: 6)) == .text)
        // A "u" beside an "l" with feet, of one width.
        #expect(
            kind(["......###..", "........#..", "#...#...#..", "#...#...#..", "#####.#####"]) == .text)
        // Falling, with a dot, and on two feet.
        #expect(kind(["##.....", "##.....", "##...##", "##...##", "##...##", "##...##"]) == .text)
        #expect(kind(["##...##", ".....##", "##...##", "##...##", "##...##", "##...##"]) == .text)
        #expect(kind([".....##", "##...##", "##...##", "##...##", ".....##", ".....##"]) == .text)
    }

    /// A ring of 15 pixels, with rows in its middle.
    private static func ringed(_ middle: [String]) -> [String] {
        var rows = [
            ".....#####.....", "...#########...", "..###.....###..", ".###.......###.", ".##.........##.",
            "###.........###", "##...........##", "##...........##", "##...........##", "###.........###",
            ".##.........##.", ".###.......###.", "..###.....###..", "...#########...", ".....#####.....",
        ]
        let first = (rows.count - middle.count) / 2
        for (index, row) in middle.enumerated() {
            let (start, end) = ((15 - row.count) / 2, (15 + row.count) / 2)
            let line = Array(rows[first + index])
            rows[first + index] = String(line[..<start]) + row + String(line[end...])
        }
        return rows
    }

    private static let blank = "##...........##"
    private static let stem = [".#.", "...", ".#.", ".#.", ".#."]

    @Test("signs in rings are none of text, a ring alone and a square around another are")
    func rings() {
        #expect(kind(Self.ringed(Self.stem)) == .icon)
        #expect(kind(Self.ringed(["#...#", ".#.#.", "..#..", ".#.#.", "#...#"])) == .icon)
        #expect(kind(Self.ringed([])) == .text)
        let side = [String](repeating: "###############", count: 2)
        let square =
            side + [Self.blank, Self.blank, Self.blank] + Self.stem.map { "##...." + $0 + "....##" }
            + [Self.blank, Self.blank, Self.blank] + side
        #expect(kind(square) == .text)
    }
}
