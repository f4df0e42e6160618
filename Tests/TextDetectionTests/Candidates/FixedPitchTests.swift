import Raster
import Testing
import TextDetection

struct `Type of one width` {
    private static let constants = DetectionConstants().candidates
    private static let pitch = 12.0

    /// Words of characters in the middles of columns, of widths that differ as those of letters do.
    private func words(_ text: String, pitch: Double = pitch, spread: Double = 0) -> [Line] {
        var words: [[Glyph]] = [[]]
        for (column, character) in text.enumerated() {
            guard character != " " else {
                words.append([])
                continue
            }
            let width = [4, 8, 10, 6][column % 4]
            // Off its column to the left and to the right in turn.
            let middle = 50 + pitch * (Double(column) + (column % 2 == 0 ? spread : -spread))
            let x = Int((middle - Double(width) / 2).rounded())
            words[words.count - 1].append(.letter(column, x: x, y: 20, width: width, height: 17))
        }
        return words.filter { !$0.isEmpty }.map(Line.init)
    }

    private func joined(_ pieces: [Line]) -> [[Int]] {
        (FixedPitch(of: pieces, Self.constants)?.lines ?? pieces).map { $0.glyphs.map(\.component) }
    }

    @Test(arguments: ["let total", "SELECT ALL", "[ WITH ] x"])
    func `is joined over a space`(text: String) {
        let columns = text.enumerated().filter { $0.element != " " }.map(\.offset)
        #expect(joined(words(text)) == [columns])
    }

    @Test func `is not joined over two spaces`() {
        #expect(joined(words("total  parse")) == [[0, 1, 2, 3, 4], [7, 8, 9, 10, 11]])
    }

    @Test func `shows a pitch by so many distances`() {
        let enough = Int(Self.constants.fewestPitches)
        let text = "ab " + String(repeating: "c", count: enough)
        #expect(joined(words(text)).count == 1)
        #expect(joined(words(String(text.dropLast(2)))).count == 2)
    }

    @Test func `keeps to its columns`() {
        let tolerance = Self.constants.pitchTolerance
        // Of two characters off to either side, the distance is off by both.
        #expect(joined(words("parse total", pitch: 120, spread: 0.4 * tolerance)).count == 1)
        #expect(joined(words("parse total", pitch: 120, spread: 0.6 * tolerance)).count == 2)
    }

    @Test func `has no character wider than a column`() {
        var pieces = words("parse total")
        pieces[1].absorb(Line([.letter(11, x: 50 + 12 * 11 - 8, y: 20, width: 16, height: 17)]))
        #expect(joined(pieces).count == 2)
    }

    @Test func `counts what lies above each other as one character`() {
        var pieces = words("parse total")
        pieces[1].absorb(Line([.letter(11, x: 50 + 12 * 7, y: 10, width: 4, height: 4)]))
        #expect(joined(pieces).count == 1)
    }

    @Test func `is joined in a row of a screen`() {
        let builder = LineBuilder(scale: 1, width: 400, height: 100, constants: Self.constants)
        let glyphs = words("SELECT ALL FROM x").flatMap(\.glyphs)
        #expect(builder.lines(of: glyphs).map(\.glyphs.count) == [14])
    }
}
