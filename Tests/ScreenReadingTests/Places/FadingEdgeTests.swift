import ColorMath
import Raster
import ScreenReading
import Testing
import TextDetection

@Suite("Text that fades out at an edge of the screen")
struct FadingEdgeTests {
    private static let height = 800

    /// Lines of grey on white, 24 pixels apart, the last of which ends at the bottom.
    private func lines(_ levels: [UInt8], x: Int = 20, size: Double = 17) -> [Region] {
        levels.enumerated().map { index, level in
            let ink = SRGB8(red: level, green: level, blue: level)
            let top = Self.height - 18 - 24 * (levels.count - 1 - index)
            return Region(
                kind: .text, box: PixelRect(x: x, y: top, width: 200, height: 16), ink: ink,
                backdrop: .white, contrast: MeasuredContrast(plain: ink.contrastRatio(with: .white)),
                pointSize: size)
        }
    }

    private func faded(_ regions: [Region]) -> [Int] {
        let edges = FadingEdge.edges(of: regions, height: Self.height)
        return regions.indices.filter { index in edges.contains { $0.covers(regions[index]) } }
    }

    @Test("is what gets weaker line by line, and not the line that begins it")
    func bottom() {
        #expect(faded(lines([0, 0, 60, 130, 190])) == [2, 3, 4])
        #expect(faded(lines([0, 60, 130])) == [1, 2])
    }

    @Test("fades at the top likewise")
    func top() {
        let mirrored = lines([0, 0, 60, 130, 190]).map { region in
            var region = region
            region.box.y = Self.height - region.box.maxY
            return region
        }
        #expect(faded(mirrored) == [2, 3, 4])
    }

    @Test("takes what else lies in its rows and columns with it, and nothing beside")
    func others() {
        let beside = lines([0, 0, 0], x: 300)
        let small = lines([150], x: 60, size: 11)
        #expect(faded(lines([0, 60, 130, 190]) + beside + small) == [1, 2, 3, 7])
    }

    @Test("is no title with its caption, no list of them, and nothing far from the edge")
    func lists() {
        #expect(faded(lines([0, 120])) == [])
        #expect(faded(lines([0, 120, 0, 120, 0, 120])) == [])
        #expect(faded(lines([120, 120, 120, 120])) == [])
        let away = lines([0, 60, 130, 190]).map { region in
            var region = region
            region.box.y -= 120
            return region
        }
        #expect(faded(away) == [])
    }
}
