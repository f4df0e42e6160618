internal import Raster
internal import TextDetection

/// A word of a line of text: what stands between two spaces.
struct LineWord {
    /// The index of the region whose text it is part of.
    let line: Int
    /// The box around its ink.
    let box: PixelRect
    /// Its width, in ems.
    let width: Double
    /// What it looks like.
    let shape: LineShape

    /// The correlation from which two words are the same, set in other sizes.
    private static let sameWord = 0.8

    /// Whether another word has the same letters.
    func isAlike(_ other: LineWord) -> Bool { shape.likeness(to: other.shape) >= Self.sameWord }
}

extension ComparedScreen {
    /// The narrowest space between two words, in ems: spaces are a quarter of an em wide, and letters stand
    /// no further apart than a tenth.
    private static let space = 0.17
    /// The least width of a word that tells something, in ems: a comma, or a sign of a list, is like others.
    private static let leastWord = 0.4

    /// The columns that words fill in a row, from the left.
    ///
    /// - Parameter em: The size of its letters, in pixels.
    func wordColumns(in row: PixelRect, of ink: LineInk, em: Double) -> [Range<Int>] {
        let blank = max(2, Int((Self.space * em).rounded(.up))) - 1
        return (row.x..<row.maxX).filter { x in
            ink.rows(of: PixelRect(x: x, y: row.y, width: 1, height: row.height), in: pixels) != nil
        }.stretches(within: blank)
    }

    /// A line as one word.
    func wholeLine(_ line: Int) -> LineWord {
        LineWord(
            line: line, box: regions[line].box, width: lengthInEms(of: regions[line]),
            shape: shapes[line] ?? LineShape(of: regions[line], in: pixels))
    }

    /// The words of a line, from the left.
    func words(of line: Int) -> [LineWord] {
        let region = regions[line]
        let ink = LineInk(of: region)
        let em = max(1, region.pointSize * scale)
        return wordColumns(in: region.box, of: ink, em: em).compactMap { span in
            var box = PixelRect(
                x: span.lowerBound, y: region.box.y, width: span.count, height: region.box.height)
            guard Double(span.count) >= Self.leastWord * em, let rows = ink.rows(of: box, in: pixels) else {
                return nil
            }
            (box.y, box.height) = (rows.lowerBound, rows.count)
            return LineWord(
                line: line, box: box, width: Double(span.count) / em,
                shape: LineShape(of: box, ink, in: pixels))
        }
    }
}
