internal import Raster
internal import TextDetection

extension ComparedScreen {
    /// How alike a line is at least to the beginning or the end of a longer one that holds it: of type of 15
    /// pixels, which is drawn to whole ones, a word is 0.78 at twice its size.
    private static let leastPart = 0.74
    /// The same where letters are bold on one screen alone.
    private static let leastBoldPart = 0.7
    /// The share of a longer line's width that its part fills at most: what fills more is matched as a whole.
    private static let mostOfWhole = 0.97
    /// By how many percent spacing differs between sizes, each way.
    private static let spacing = stride(from: -6, through: 6, by: 2)
    /// The least width of a line in heights that tells it: fewer letters are like others.
    private static let leastWidth = 2.0

    /// Whether a line is the beginning or the end of a longer line of another screen: a sign, or a word, that
    /// stood apart from it has come so near that both are read as one.
    ///
    /// - Parameters:
    ///   - growth: How many times as large its letters are there, in pixels.
    ///   - isBolder: Whether letters are bold on one screen alone.
    func isPart(_ line: Int, of other: Int, on screen: ComparedScreen, growth: Double, isBolder: Bool) -> Bool
    {
        let (own, whole) = (regions[line].box, screen.regions[other])
        let width = growth * Double(own.width)
        guard width < Self.mostOfWhole * Double(whole.box.width),
            Double(own.width) >= Self.leastWidth * Double(own.height),
            let shape = shapes[line]
        else { return false }
        let least = isBolder ? Self.leastBoldPart : Self.leastPart
        return [false, true].contains { isAtEnd in
            Self.spacing.contains { percent in
                let length = Int((width * (1 + Double(percent) / 100)).rounded())
                let part = LineShape(
                    ofBeginning: whole, width: length, isFromRight: isAtEnd, in: screen.pixels)
                return (part?.likeness(to: shape) ?? 0) >= least
            }
        }
    }
}
