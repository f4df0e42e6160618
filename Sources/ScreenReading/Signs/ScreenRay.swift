internal import ColorMath
internal import Raster

/// How far a ray from beside a box runs before the screen changes.
struct ScreenRay {
    /// The sides of a box that rays start from, in its middle.
    enum Side: CaseIterable {
        case left, right, up, down
    }

    /// The blended edge of a shape, in pixels, which is left out.
    private static let blend = 1

    /// Where the ray starts and where it goes.
    private let start: (x: Int, y: Int)
    private let step: (x: Int, y: Int)

    /// A ray from the middle of a side of a box, a pixel off it.
    init(from side: Side, of box: PixelRect) {
        let (across, down) = (box.x + box.width / 2, box.y + box.height / 2)
        switch side {
        case .left: (start, step) = ((box.x - 1 - Self.blend, down), (-1, 0))
        case .right: (start, step) = ((box.maxX + Self.blend, down), (1, 0))
        case .up: (start, step) = ((across, box.y - 1 - Self.blend), (0, -1))
        case .down: (start, step) = ((across, box.maxY + Self.blend), (0, 1))
        }
    }

    /// The colour at a number of pixels from the start; nil outside of the screen.
    func color(at distance: Int, on screen: borrowing Bitmap<UInt8>) -> SRGB8? {
        let (x, y) = (start.x + distance * step.x, start.y + distance * step.y)
        guard x >= 0, x < screen.width, y >= 0, y < screen.height else { return nil }
        return screen[x, y].color
    }

    /// The first number of pixels, less than a limit, at which a colour is as asked; nil where none is.
    func distance(
        within limit: Int, on screen: borrowing Bitmap<UInt8>, until isMet: (SRGB8) -> Bool
    ) -> Int? {
        for distance in 0..<max(0, limit) {
            guard let color = color(at: distance, on: screen) else { return nil }
            if isMet(color) { return distance }
        }
        return nil
    }

    /// The box that rays from all four sides reach to; nil where one meets nothing.
    static func box(
        around box: PixelRect, within limit: Int, on screen: borrowing Bitmap<UInt8>,
        until isMet: (SRGB8) -> Bool
    ) -> PixelRect? {
        func reach(_ side: Side) -> Int? {
            ScreenRay(from: side, of: box).distance(within: limit, on: screen, until: isMet)
        }
        guard let left = reach(.left), let right = reach(.right), let up = reach(.up),
            let down = reach(.down)
        else { return nil }
        return PixelRect(
            x: box.x - blend - left, y: box.y - blend - up, width: box.width + 2 * blend + left + right,
            height: box.height + 2 * blend + up + down)
    }
}
