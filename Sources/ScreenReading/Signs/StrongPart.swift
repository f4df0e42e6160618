internal import ColorMath
internal import Raster
internal import TextDetection

/// The part of an icon that stands out most from its backdrop.
///
/// Signs of several layers have a strong one and a pale one (Human Interface Guidelines, SF Symbols: the
/// hierarchical mode draws what matters least at a lower opacity), and drawings have several colours. What is
/// measured as the ink is that of the larger part; that the other can be seen tells what the sign is.
enum StrongPart {
    /// The share of what is drawn that has at least the contrast that is given: the arrow that leaves a box
    /// has a twelfth of the pixels of the box, and of signs with one ink no pixel stands out.
    private static let share = 0.05
    /// How far channels are from the backdrop at least where something is drawn, in code values.
    private static let drawn = 24

    /// The contrast with its backdrop that a good share of an icon has or exceeds; nil where hardly anything
    /// of it is seen.
    static func contrast(of icon: Region, on screen: borrowing Bitmap<UInt8>) -> Double? {
        var ratios: [Double] = []
        let box = icon.box
        for y in box.y..<box.maxY {
            for x in box.x..<box.maxX {
                let color = screen[x, y].color
                guard color.largestDifference(from: icon.backdrop) >= drawn else { continue }
                ratios.append(color.contrastRatio(with: icon.backdrop))
            }
        }
        guard !ratios.isEmpty else { return nil }
        ratios.sort(by: >)
        return ratios[Int(share * Double(ratios.count))]
    }
}
