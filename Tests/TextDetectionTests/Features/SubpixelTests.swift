import ColorMath
import Raster
import Testing
import TextDetection

/// Words of the sample of ferries at a third of their size, each of their pixels a subpixel.
struct `Text drawn by subpixels` {
    enum Order: CaseIterable { case redFirst, blueFirst, none }

    /// The filter of FreeType's LCD mode, which spreads a subpixel over five.
    private static let filter = [8.0, 77, 86, 77, 8].map { $0 / 256 }

    private func screen(_ order: Order, ink: SRGB8, on ground: SRGB8) throws -> Bitmap<UInt8> {
        let word = try Lettering("Skerry Sound")
        let (start, way) = (SIMD3<Double>(ground), SIMD3<Double>(ink) - SIMD3<Double>(ground))
        /// A subpixel as high as three, in the middle of the screen.
        func covered(_ x: Int, _ y: Int) -> Double {
            let rows = (0..<3).map { word.coverage(x: x - 60, y: 3 * (y - 20) + $0) }
            return rows.reduce(0, +) / 3
        }
        func filtered(_ x: Int, _ y: Int) -> Double {
            Self.filter.enumerated().reduce(0) { $0 + $1.element * covered(x + $1.offset - 2, y) }
        }
        return Bitmap(width: 40 + word.width / 3, height: 40 + word.height / 3) { x, y in
            let parts = (0..<3).map { filtered(3 * x + $0, y) }
            let mean = parts.reduce(0, +) / 3
            let coverage: SIMD3<Double> =
                switch order {
                case .redFirst: SIMD3(parts[0], parts[1], parts[2])
                case .blueFirst: SIMD3(parts[2], parts[1], parts[0])
                case .none: SIMD3(repeating: mean)
                }
            return SRGB8((start + way * coverage).rounded(.toNearestOrEven))
        }
    }

    private func lines(_ screen: Bitmap<UInt8>) -> [LineFeatures] {
        TextDetector(scale: 1).trace(of: screen).sources.flatMap { $0.candidates.compactMap(\.features) }
    }

    @Test(arguments: Order.allCases)
    func `is known by its rims`(order: Order) throws {
        let lines = lines(try screen(order, ink: .black, on: SRGB8(red: 229, green: 243, blue: 251)))
        #expect(!lines.isEmpty)
        #expect(lines.allSatisfy { $0.measurement.isSubpixel == (order != .none) })
    }

    @Test(arguments: [Order.redFirst, .blueFirst])
    func `has the ink that was drawn`(order: Order) throws {
        let ground = SRGB8(red: 229, green: 243, blue: 251)
        let texts = TextDetector(scale: 1).regions(in: try screen(order, ink: .black, on: ground))
            .filter { $0.kind == .text }
        #expect(!texts.isEmpty)
        #expect(texts.allSatisfy { $0.backdrop == ground && $0.contrast.typical > 18 })
    }

    /// The rims of the letters make their backdrop look varied, and have colours that nobody drew. The mean
    /// over the middle half of such a backdrop is known to half a percent.
    @Test(arguments: [Order.redFirst, .blueFirst])
    func `has the contrast of the colours that are named`(order: Order) throws {
        let ground = SRGB8(red: 13, green: 110, blue: 253)
        let texts = TextDetector(scale: 1).regions(in: try screen(order, ink: .white, on: ground))
            .filter { $0.kind == .text }
        #expect(!texts.isEmpty)
        for text in texts {
            let named = text.ink.contrastRatio(with: text.backdrop)
            #expect(abs(text.contrast.typical / named - 1) < 0.005)
            #expect(text.doubts.allSatisfy { $0 == .thinStrokes })
        }
    }
}
