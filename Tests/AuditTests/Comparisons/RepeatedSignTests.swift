import Audit
import ColorMath
import Raster
import TestSupport
import Testing
import TextDetection

/// Signs of a row that are the same, which are no word and do not grow with text.
struct `A sign again and again` {
    /// Whether a row is told whose signs, 16 pixels apart, have the slants that are given.
    private func isTold(_ slants: [Int]) -> Bool {
        var screen = Bitmap(width: 160, height: 40, filledWith: DrawnText.pixel(.white))
        for (place, slant) in slants.enumerated() {
            for y in 0..<12 {
                for x in 0..<10 where (x * slant + y) % 5 < 3 {
                    screen[10 + 16 * place + x, 10 + y] = DrawnText.pixel(.black)
                }
            }
        }
        let member = ScreenMember(path: "home.png", name: ScreenName(recognizing: "home.png"))
        let box = PixelRect(x: 10, y: 10, width: 16 * slants.count - 6, height: 12)
        return ComparedScreen(member, drawnAs: screen)
            .repeatsOneSign(.line(ink: .black, backdrop: .white, box: box))
    }

    @Test func `is the same moved by the pitch, and a word is not`() {
        #expect(isTold([1, 1, 1, 1, 1]))
        #expect(isTold([2, 2, 2, 2]))
        #expect(!isTold([1, 2, 3, 4, 2, 1]))
        #expect(!isTold([1, 1, 3, 4, 2]))
    }
}
