import ColorMath
import Raster
import ScreenReading
import Screenshots
import TestSupport
import Testing
import TextDetection

@Suite("A photograph is whole, to the pixel")
struct PhotographTests {
    private let frame = PixelRect(x: 37, y: 51, width: 301, height: 203)

    /// A picture of noise on a white page, whose upper part is a smooth sky, with rounded corners.
    private func screen(corner: Int) -> Bitmap<UInt8> {
        var bitmap = Bitmap(width: 400, height: 400, filledWith: DrawnText.pixel(.white))
        var state: UInt32 = 7
        for y in frame.y..<frame.maxY {
            for x in frame.x..<frame.maxX {
                state = state &* 1_664_525 &+ 1_013_904_223
                let isSky = y < frame.y + 70
                let noise = isSky ? 0 : UInt8(state >> 25)
                let (left, top) = (x - frame.x, y - frame.y)
                let isCorner = left + top < corner
                guard !isCorner else { continue }
                bitmap[x, y] = RGBA(
                    red: 40 + noise / 2, green: 90 + UInt8((y - frame.y) / 4), blue: 120 + noise / 2)
            }
        }
        return bitmap
    }

    private func photographs(corner: Int = 0, found: PixelRect) -> [Photograph] {
        let bitmap = screen(corner: corner)
        let whole = PixelRect(x: 0, y: 0, width: 400, height: 400)
        let picture = Region(
            kind: .picture, box: found, ink: .black, backdrop: .black, contrast: MeasuredContrast(plain: 1),
            pointSize: 100)
        let model = ScreenModel(
            width: 400, height: 400, scale: Scale(1, source: .option), regions: [picture],
            surfaces: [Surface(color: .white, box: whole, share: 0.6)], luminance: 1)
        return Photograph.photographs(of: model, on: bitmap)
    }

    @Test("where the tiles that it is found by are too few and too many")
    func sides() {
        // Without the sky, and with some of the page at the right and below.
        let found = PixelRect(x: 48, y: 128, width: 304, height: 144)
        #expect(photographs(found: found).map(\.box) == [frame])
    }

    @Test("and leaves out what of the page its rounded corners show")
    func corners() throws {
        let found = PixelRect(x: 48, y: 128, width: 240, height: 96)
        let photograph = try #require(photographs(corner: 20, found: found).first)
        #expect(photograph.box == frame)
        #expect(photograph.columns.first == frame.x + 20..<frame.maxX)
        #expect(photograph.columns.last == frame.x..<frame.maxX)
    }
}
