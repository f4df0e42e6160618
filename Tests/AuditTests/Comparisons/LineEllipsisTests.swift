import Audit
import ColorMath
import Raster
import Testing
import TextDetection

@Suite("An ellipsis at the end of a line")
struct LineEllipsisTests {
    /// A line 24 pixels high: letters, bars of full height with gaps between, and some dots behind them.
    private func isSeen(dots: Int, gap: Int = 4, height: Int = 3, isFromRight: Bool = false) -> Bool {
        var bitmap = Bitmap(width: 300, height: 60, filledWith: RGBA<UInt8>(red: 255, green: 255, blue: 255))
        var (x, end) = (20, 20)
        func fill(_ width: Int, from top: Int, _ rows: Int) {
            for y in top..<top + rows {
                for column in x..<x + width { bitmap[column, y] = RGBA(red: 0, green: 0, blue: 0) }
            }
            end = x + width
        }
        func letters() {
            for _ in 0..<6 {
                fill(8, from: 20, 24)
                x += 12
            }
        }
        func points() {
            for _ in 0..<dots {
                fill(3, from: 44 - height, height)
                x += 3 + gap
            }
        }
        if isFromRight { points() }
        letters()
        if !isFromRight { points() }
        let region = Region(
            kind: .text, box: PixelRect(x: 20, y: 20, width: end - 20, height: 24), ink: .black,
            backdrop: .white, contrast: MeasuredContrast(plain: 21), pointSize: 24)
        return LineEllipsis(endOf: region, isFromRight: isFromRight, in: bitmap) != nil
    }

    @Test("is three dots on the baseline, at the end that the text runs to", arguments: [3, 4, 6])
    func three(gap: Int) {
        #expect(isSeen(dots: 3, gap: gap))
        #expect(isSeen(dots: 3, gap: gap, isFromRight: true))
    }

    @Test("is no other number of dots, none far apart, and none that is high")
    func others() {
        for dots in 0...2 { #expect(!isSeen(dots: dots), "\(dots) dots") }
        #expect(!isSeen(dots: 3, gap: 14))
        #expect(!isSeen(dots: 3, height: 9))
    }
}
