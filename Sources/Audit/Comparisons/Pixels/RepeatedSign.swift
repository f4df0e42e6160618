internal import Raster
internal import ScreenReading
package import TextDetection

extension ComparedScreen {
    /// The fewest signs in a row.
    private static let fewestSigns = 4
    /// How far the parts that follow one another differ at most, for those a step further, as signs lie
    /// between pixels.
    private static let sameness = 0.15
    /// The height in pixels below which signs are not told from one another.
    private static let lowest = 6

    /// Whether a line is one sign again and again, as stars of a rating are, and points of a password.
    ///
    /// Moved by the pitch of the signs it is the same; words are not, by any step.
    package func repeatsOneSign(_ region: Region) -> Bool {
        let box = region.box
        guard box.height >= Self.lowest, box.maxX <= width, box.maxY <= height else { return false }
        let steps = box.height / 2...max(box.height / 2, box.width / (Self.fewestSigns - 1))
        guard box.width > steps.upperBound else { return false }
        let differences = steps.map { difference(of: box, movedBy: $0) }
        guard let least = differences.min(), let most = differences.max(), most > 0 else { return false }
        return least <= Self.sameness * most
    }

    /// How much a part of the screen differs from itself, moved to the right by a step, where both lie: the
    /// mean of the largest differences of their channels.
    private func difference(of box: PixelRect, movedBy step: Int) -> Double {
        var sum = 0
        for y in box.y..<box.maxY {
            for x in box.x..<box.maxX - step {
                sum += pixels[x, y].color.largestDifference(from: pixels[x + step, y].color)
            }
        }
        return Double(sum) / Double(box.height * (box.width - step))
    }
}
