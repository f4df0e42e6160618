/// The writing of a line as far as its shape tells, by which its height is read.
package enum Script: Hashable, Sendable, CaseIterable {
    /// Dense square blocks as tall as the line: Chinese, Japanese, Korean.
    case ideographic
    /// Capitals or digits among signs that are taller or lower: prices, times.
    case amongSigns
    /// Letters hang from a headline: Devanagari and its kin, much of Hebrew.
    case hanging
    /// Letters lie under marks: much of other scripts, capitals with accents.
    case marked
    /// Small letters and capitals or ascenders: Latin, Greek, Cyrillic.
    case mixedCase
    /// Letters of one height: capitals, digits, small letters without ascenders.
    case oneHeight

    /// Whether its letters may be Latin, Greek or Cyrillic.
    package var isOfLetters: Bool { [.marked, .mixedCase, .oneHeight].contains(self) }

    /// Tells the script of a line.
    ///
    /// - Parameter level: The letters of one height, where there are such; asked only where they matter.
    package init(_ shape: LineShape, level: () -> LevelLetters?, _ constants: SizeConstants) {
        let proportion = Double(shape.ascent) / Double(shape.xHeight)
        if Self.isIdeographic(shape, constants) {
            self = .ideographic
        } else if shape.hasHeadline {
            self = .hanging
        } else if proportion > constants.markedProportion {
            self = level().map(\.haveMarksAbove) == false ? .amongSigns : .marked
        } else {
            self = proportion > constants.mixedProportion ? .mixedCase : .oneHeight
        }
    }

    /// Ideographs are dense square blocks as tall as the line.
    private static func isIdeographic(_ shape: LineShape, _ constants: SizeConstants) -> Bool {
        // Bold capitals and digits are as dense, but their strokes are wider.
        let strokes = Double(shape.strokeWidth / Float(shape.inkHeight))
        guard strokes <= constants.ideographStroke,
            shape.meanStrokesPerColumn > constants.ideographStrokesPerColumn
        else { return false }
        if denseSquares(shape.blocks, of: shape, constants) > constants.ideographShare { return true }
        // The two halves of an ideograph may stand apart. So do letters and digits, but not all pairs of them
        // are square.
        let squares = squares(shape.blocks, constants)
        return strokes < constants.thinIdeographStroke
            && squares.allSatisfy { isSquare($0, in: shape, constants) }
            && denseSquares(squares, of: shape, constants) > constants.ideographShare
    }

    /// The share of some blocks' width that lies in dense squares.
    private static func denseSquares(
        _ blocks: [LineShape.Block], of shape: LineShape, _ constants: SizeConstants
    ) -> Double {
        var square = 0
        var total = 0
        for block in blocks {
            total += block.width
            guard isSquare(block, in: shape, constants) else { continue }
            let strokes = shape.strokesPerColumn[block.start..<block.end].reduce(0, +)
            if Double(strokes) >= constants.denseStrokesPerColumn * Double(block.width) {
                square += block.width
            }
        }
        return Double(square) / Double(max(1, total))
    }

    private static func isSquare(
        _ block: LineShape.Block, in shape: LineShape, _ constants: SizeConstants
    ) -> Bool {
        Double(block.height) >= constants.squareHeight * Double(shape.inkHeight)
            && Double(block.width) >= constants.squareWidth * Double(block.height)
    }

    /// Blocks put together from the left as long as they make squares.
    private static func squares(
        _ blocks: [LineShape.Block], _ constants: SizeConstants
    ) -> [LineShape.Block] {
        blocks.reduce(into: []) { squares, block in
            if var last = squares.last {
                last.end = block.end
                last.top = min(last.top, block.top)
                last.bottom = max(last.bottom, block.bottom)
                if Double(last.width) <= constants.widestSquare * Double(last.height) {
                    squares[squares.count - 1] = last
                    return
                }
            }
            squares.append(block)
        }
    }
}
