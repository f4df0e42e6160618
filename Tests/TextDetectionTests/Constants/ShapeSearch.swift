import Foundation
import PNGFiles
import Raster
import TextDetection

/// Cuts what notices a number out of larger screens.
struct ShapeSearch {
    private let files: [URL]

    /// How much of what lies around a change a shape may have, in points; the least that still notices is
    /// taken.
    private static let margins = [6.0, 12, 24, 48, 96, 192]

    init(in folder: URL) throws {
        files = try MeasuredScreen.files(in: folder)
    }

    /// Shapes for the numbers that nothing notices, each written beside the others: the smallest that a few
    /// screens have.
    func shapes(for found: [String: String]) async throws -> [String: String] {
        var missing = Set(DetectionConstants.all.filter { found[$0.name] == nil }.map(\.name))
        var shapes: [String: String] = [:]
        for file in files where !missing.isEmpty {
            let screen = try MeasuredScreen(contentsOf: file)
            let noticed = await withTaskGroup(of: (String, MeasuredScreen?).self) { group in
                for name in missing {
                    group.addTask { (name, Self.shape(named: name, of: screen)) }
                }
                var noticed: [(String, MeasuredScreen)] = []
                while let (name, shape) = await group.next() {
                    if let shape { noticed.append((name, shape)) }
                }
                return noticed
            }
            for (name, shape) in noticed {
                print(
                    "\(name) is noticed on \(screen.name), in \(shape.pixels.width) × \(shape.pixels.height)")
                missing.remove(name)
                shapes[name] = shape.name
                try Data(PNGEncoder().encode(shape.pixels)).write(
                    to: MeasuredScreen.shapes.appending(path: shape.name))
            }
        }
        return shapes
    }

    /// What notices a number, cut out of a screen.
    private static func shape(named name: String, of screen: MeasuredScreen) -> MeasuredScreen? {
        guard let constant = DetectionConstants.all.first(where: { $0.name == name }),
            let change = screen.change(by: constant)
        else { return nil }
        let scale = screen.scale
        // The smallest first: what is one region there may be told from its surroundings.
        let boxes = change.map(\.box).sorted { $0.width * $0.height < $1.width * $1.height }
        let places = boxes.prefix(8).map { [$0] } + [boxes]
        for margin in margins {
            for place in places {
                let cut = cutOut(place, margin: Int(margin * scale), of: screen.pixels)
                let shape = MeasuredScreen("\(name)@\(Int(scale))x.png", pixels: cut, scale: scale)
                if shape.change(by: constant) != nil { return shape }
            }
        }
        return nil
    }

    private static func cutOut(_ boxes: [PixelRect], margin: Int, of pixels: Bitmap<UInt8>) -> Bitmap<UInt8> {
        let left = max(0, (boxes.map(\.x).min() ?? 0) - margin)
        let top = max(0, (boxes.map(\.y).min() ?? 0) - margin)
        let right = min(pixels.width, (boxes.map { $0.x + $0.width }.max() ?? 0) + margin)
        let bottom = min(pixels.height, (boxes.map { $0.y + $0.height }.max() ?? 0) + margin)
        return Bitmap(
            width: right - left, height: bottom - top,
            pixels: (top..<bottom).flatMap { y in (left..<right).map { pixels[$0, y] } })
    }
}
