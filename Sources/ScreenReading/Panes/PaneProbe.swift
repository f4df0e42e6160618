package import Raster

/// A first look at what a line of text lies on: along straight walks from its sides, as far as colours run
/// smoothly.
///
/// It costs next to nothing, and rules out what most text lies on: plain colours, linear gradients,
/// photographs.
package struct PaneProbe {
    /// The rectangle of the line.
    package let line: PixelRect
    /// The rows that the walks have seen.
    private(set) var rows: Range<Int>
    private var plane = ColorPlane()
    private var bends = 0.0
    private var bendCount = 0.0

    /// The largest step in a channel from one pixel to the next: one more than within a zone, whose steps are
    /// counted in other codes.
    private static let largestStep = 3
    /// Walks see little: what is asked of zones is asked of them with this much room.
    private static let room = 1.5

    /// The probes of all lines that may lie on a blurred pane.
    package static func probes(
        of screen: borrowing Bitmap<UInt8>, around lines: [PixelRect], scale: Double
    ) -> [PaneProbe] {
        let margin = PaneSearch.margin(scale: scale)
        var probes: [PaneProbe] = []
        for line in lines {
            let frame = line.padded(by: margin, within: screen)
            guard frame.width > 0, frame.height > 0 else { continue }
            let probe = PaneProbe(of: screen, around: line, in: frame, margin: margin)
            if probe.mayLieOnPane { probes.append(probe) }
        }
        return probes
    }

    private init(
        of screen: borrowing Bitmap<UInt8>, around line: PixelRect, in frame: PixelRect, margin: Int
    ) {
        self.line = line
        rows = frame.y..<frame.maxY
        let middle = (x: (frame.x + frame.maxX) / 2, y: (frame.y + frame.maxY) / 2)
        for y in [frame.y, frame.maxY - 1] {
            for step in [-1, 1] {
                // Near the side of a pane is little else, so from there a walk goes far up and down.
                let end = walk(from: (middle.x, y), by: (step, 0), on: screen)
                let inside = end.x - step * min(margin, abs(end.x - middle.x))
                for direction in [-1, 1] { walk(from: (inside, y), by: (0, direction), on: screen) }
            }
        }
        for x in [frame.x, frame.maxX - 1] {
            for step in [-1, 1] { walk(from: (x, middle.y), by: (0, step), on: screen) }
        }
    }

    /// Whether the line may lie on a blurred pane: colours vary, not along a plane, and not as roughly as in
    /// photographs.
    private var mayLieOnPane: Bool {
        plane.residual.max() * Self.room >= PaneSearch.leastUnevenness
            && bends / max(1, bendCount) <= PaneSearch.largestRoughness * Self.room
    }

    /// Goes from a pixel to where the colour jumps or the screen ends, and takes in what it sees.
    ///
    /// - Returns: The last pixel.
    @discardableResult
    private mutating func walk(
        from start: (x: Int, y: Int), by step: (x: Int, y: Int), on screen: borrowing Bitmap<UInt8>
    ) -> (x: Int, y: Int) {
        var place = start
        var color = screen[place.x, place.y]
        while true {
            let next = (x: place.x + step.x, y: place.y + step.y)
            guard (0..<screen.width).contains(next.x), (0..<screen.height).contains(next.y) else { break }
            let pixel = screen[next.x, next.y]
            guard pixel.color.largestDifference(from: color.color) <= Self.largestStep else { break }
            place = next
            color = pixel
        }
        take(from: start, to: place, by: step, on: screen)
        // With a row beyond, so that what ends here does not seem to go on.
        let (first, last) = (max(0, place.y - 1), min(screen.height - 1, place.y + 1))
        rows = min(rows.lowerBound, first)..<max(rows.upperBound, last + 1)
        return place
    }

    /// Takes in some pixels along a walk.
    private mutating func take(
        from start: (x: Int, y: Int), to end: (x: Int, y: Int), by step: (x: Int, y: Int),
        on screen: borrowing Bitmap<UInt8>
    ) {
        let length = (end.x - start.x) * step.x + (end.y - start.y) * step.y
        let reach = ZoneTexture.fineReach
        for distance in stride(from: reach, through: length - reach, by: reach) {
            func color(_ distance: Int) -> SIMD3<Double> {
                screen[start.x + distance * step.x, start.y + distance * step.y].vector
            }
            let middle = color(distance)
            plane.add(
                middle, x: Double(start.x + distance * step.x), y: Double(start.y + distance * step.y))
            let sides = color(distance - reach) + color(distance + reach)
            bends += abs((sides - 2 * middle).y)
            bendCount += 1
        }
    }
}
