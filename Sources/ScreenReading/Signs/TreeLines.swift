internal import ColorMath
internal import Raster
internal import TextDetection

/// The lines of a tree, which lead from one row down and across to those that belong to it.
///
/// The last one is a corner, and by its shape an `L`. A letter stands on the baseline of what follows it;
/// a line leads to the middle of its row.
struct TreeLines {
    /// How many pixels across lines are at most, for those of a point.
    private static let thickness = 1.0
    /// How many times as long as it is across each side of a corner is at least.
    private static let leastLength = 4
    /// The contrast ratio from which on a corner is as strong as text.
    private static let strong = 4.5
    /// How far from the end of a line its row begins at most, for the height of that.
    private static let reach = 1.5
    /// How far from a line the middle of its row is at most, as a share of the height of that: the middle of
    /// capitals is half of it above the baseline.
    private static let level = 0.25

    private let rows: [Region]
    private let scale: Double

    /// - Parameters:
    ///   - regions: What was found on the screen.
    ///   - scale: Pixels per point.
    init(among regions: [Region], scale: Double) {
        rows = regions.filter { $0.kind != .picture && $0.place == .content }
        self.scale = scale
    }

    /// Whether a region is the corner of such lines.
    func holds(_ region: Region, on screen: borrowing Bitmap<UInt8>) -> Bool {
        let box = region.box
        let across = max(1, Int((Self.thickness * scale).rounded()))
        guard region.kind != .picture, region.place == .content,
            box.maxX <= screen.width, box.maxY <= screen.height,
            region.contrast.typical < Self.strong,
            min(box.width, box.height) >= Self.leastLength * across,
            leadsToRow(box, line: box.maxY - across)
        else { return false }
        return region.isCorner(across: across, on: screen)
    }

    /// Whether something follows a box whose middle is level with its lower side.
    private func leadsToRow(_ box: PixelRect, line: Int) -> Bool {
        rows.contains { row in
            let gap = Double(row.box.x - box.maxX)
            let height = Double(row.box.height)
            return gap >= 0 && gap <= Self.reach * height
                && abs(row.box.middle.y - Double(line)) <= Self.level * height
        }
    }
}

extension Region {
    /// Whether all that is nearer to its ink than to its backdrop lies at its left side and its lower one,
    /// and fills both.
    fileprivate func isCorner(across: Int, on screen: borrowing Bitmap<UInt8>) -> Bool {
        for y in box.y..<box.maxY {
            for x in box.x..<box.maxX {
                let isSide = x < box.x + across || y >= box.maxY - across
                guard isInk(screen[x, y].color) == isSide else { return false }
            }
        }
        return true
    }
}
