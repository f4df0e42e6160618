import ColorMath
import Foundation
import Raster
import Testing
import TextDetection

/// The time for a pixel must not grow with the size of a screen, and no screen may have more parts than are
/// held.
struct `Growth` {
    enum Kind: CaseIterable {
        /// Cells of a colour each between lines: a heat map.
        case cells
        /// Lines on one ground.
        case gridLines
        /// Cells with something in each.
        case table
        /// Dots as near to each other as letters.
        case dots

        func color(_ x: Int, _ y: Int) -> SRGB8 {
            switch self {
            case .cells:
                if x % 20 == 0 || y % 20 == 0 { return .gray(200) }
                return SRGB8(
                    red: UInt8(x / 20 * 37 & 127), green: UInt8(y / 20 * 53 & 127),
                    blue: UInt8((x / 20 + y / 20) * 29 & 127))
            case .gridLines: return .gray(x % 24 == 0 || y % 24 == 0 ? 210 : 255)
            case .table:
                if x % 40 == 0 || y % 24 == 0 { return .gray(190) }
                return .gray((12..<18).contains(x % 40) && (8..<17).contains(y % 24) && x % 2 == 0 ? 0 : 255)
            case .dots: return .gray(x % 7 < 3 && y % 7 < 3 ? 0 : 255)
            }
        }
    }

    /// Ten times the pixels took the first three of these eight to ten times as long for each pixel when what
    /// lies around a cell was listed anew for every cell, and takes them as long as before now; a noisy
    /// machine makes it half as much again.
    @Test(arguments: Kind.allCases)
    func `ten times the pixels take ten times as long`(kind: Kind) {
        let (small, large) = (320, 1012)
        let ratio = time(kind, side: large) / time(kind, side: small)
        let pixels = Double(large * large) / Double(small * small)
        #expect(ratio < 3 * pixels)
    }

    /// The least processor time of three runs: noise only ever adds.
    private func time(_ kind: Kind, side: Int) -> Double {
        let screen = Bitmap(width: side, height: side) { x, y in kind.color(x, y) }
        return (0..<3).map { _ in
            let start = processorTime()
            _ = TextDetector(scale: 1).regions(in: screen)
            return processorTime() - start
        }.min() ?? 0
    }

    /// The processor time that this thread has used, in seconds: other tests run beside it.
    private func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    @Test func `a word among a million specks is found, and the specks are said to be left out`() throws {
        let word = try Lettering("Tidewater")
        var screen = Bitmap(width: 2200, height: 2200) { x, y in
            .gray(x.isMultiple(of: 2) && y.isMultiple(of: 2) && y > 120 ? 0 : 255)
        }
        let box = screen.draw(word, x: 60, y: 40, ink: .gray(40))
        let detection = TextDetector(scale: 2).detection(in: screen)
        #expect(detection.regions.contains { $0.kind == .text && $0.box.isWithin(1, of: box) })
        #expect(detection.warnings.count == 1)
        #expect(detection.warnings.first?.contains("fewer than 2 connected pixels") == true)
    }

    @Test func `nothing is left out of an ordinary screen`() throws {
        var screen = Bitmap(ground: .white)
        screen.draw(try Lettering("Tidewater"), ink: .gray(100))
        #expect(TextDetector(scale: 2).detection(in: screen).warnings.isEmpty)
    }
}
