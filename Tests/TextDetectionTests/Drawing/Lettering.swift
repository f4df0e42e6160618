import ColorMath
import Foundation
import PNGFiles
import Raster
import Screenshots

/// A line of real text as it was rasterised: how much of each pixel its strokes cover.
///
/// It is cut from a sample screen, whose text stands on one colour in one ink, so each pixel lies on the way
/// from the one to the other and its place there is the coverage. Drawn with other colours, it is what a
/// renderer that blends encoded values, as those of screens do, would have drawn.
struct Lettering: Sendable {
    let width: Int
    let height: Int
    /// The coverage of each pixel, 0…1, row by row.
    let coverage: [Double]
    /// The rows and columns around the ink that belong to the cutting.
    static let margin = 2
    /// The size of the type in pixels.
    let size: Double

    /// Cuts the line with a given text from the sample screen of ferries, whose lines differ in size and
    /// weight.
    init(_ text: String) throws {
        try self.init(text, from: Sheet.ferries.get())
    }

    /// Cuts the first line with a given text from another sample screen.
    init(_ text: String, from screen: String) throws {
        try self.init(text, from: Sheet(screen))
    }

    private init(_ text: String, from sheet: Sheet) throws {
        guard let line = sheet.lines.first(where: { $0.text == text }) else { throw Missing(text: text) }
        let screen = sheet.screen
        let columns = line.box[0] - Self.margin..<line.box[0] + line.box[2] + Self.margin
        let rows = line.box[1] - Self.margin..<line.box[1] + line.box[3] + Self.margin
        let ground = SIMD3<Double>(SRGB8(code: line.bg))
        let way = SIMD3<Double>(SRGB8(code: line.fg)) - ground
        width = columns.count
        height = rows.count
        coverage = rows.flatMap { y in
            columns.map { x in
                let offset = SIMD3<Double>(screen.color(x: x, y: y)) - ground
                return min(1, max(0, (offset * way).sum() / (way * way).sum()))
            }
        }
        size = line.size * sheet.scale
    }

    private init(width: Int, height: Int, size: Double, coverage: (_ x: Int, _ y: Int) -> Double) {
        self.width = width
        self.height = height
        self.size = size
        self.coverage = (0..<height).flatMap { y in (0..<width).map { x in coverage(x, y) } }
    }

    /// The same at half the size, each pixel the mean of four: as thin as type is where a point is one pixel.
    var halved: Lettering {
        Lettering(width: (width + 1) / 2, height: (height + 1) / 2, size: size / 2) { x, y in
            let upper: Double = self.coverage(x: 2 * x, y: 2 * y) + self.coverage(x: 2 * x + 1, y: 2 * y)
            let lower: Double =
                self.coverage(x: 2 * x, y: 2 * y + 1) + self.coverage(x: 2 * x + 1, y: 2 * y + 1)
            return (upper + lower) / 4
        }
    }

    /// The coverage of a pixel, 0 beyond the edges.
    func coverage(x: Int, y: Int) -> Double {
        (0..<width).contains(x) && (0..<height).contains(y) ? coverage[y * width + x] : 0
    }

    private struct Missing: Error {
        let text: String
    }
}

/// A sample screen and its lines.
private struct Sheet: Sendable {
    struct Line: Decodable {
        let text: String
        let box: [Int]
        let size: Double
        let fg: [UInt8]
        let bg: [UInt8]
    }

    private struct Entry: Decodable {
        let image: String
        let lines: [Line]
    }

    let screen: Bitmap<UInt8>
    let scale: Double
    let lines: [Line]

    static let ferries = Result { try Sheet("01-ferry@2x.png") }

    init(_ name: String) throws {
        let folder = URL(filePath: #filePath).appending(path: "../../../../Samples/Screens")
            .standardizedFileURL
        let entries = try JSONDecoder().decode(
            [Entry].self, from: Data(contentsOf: folder.appending(path: "truth.json")))
        lines = entries.first { $0.image == name }?.lines ?? []
        let screenshot = try Screenshot(
            contentsOf: folder.appending(path: name).path(), decodedBy: PNGDecoder())
        screen = screenshot.opaqueSRGB()
        scale = screenshot.scale.value
    }
}

extension SRGB8 {
    fileprivate init(code: [UInt8]) {
        self.init(red: code[0], green: code[1], blue: code[2])
    }
}
