internal import Raster
internal import ScreenReading
internal import Screenshots
internal import TextDetection

/// Windows of Linux and Windows, which are no pages, nor a Mac's.
extension ScreenModel {
    /// The height in points of a bar with a title, from the top of its window, and how far its middle a title
    /// is off at most, as a share of the width.
    private static let (titleBar, centre) = (44.0, 0.02)
    /// The sides in points of a cross, how far from its corner it ends at most, and how much wider than high
    /// it is.
    private static let (crosses, corner, shapes) = (6.5...22.0, 26.0, 0.7...1.4)
    /// The most that lies beside a title, and how far in points from its level.
    private static let (mostBeside, level) = (3, 6.0)
    /// The sides of a cross in points on its own at the left, and how far beside it nothing is as small: the
    /// buttons of a Mac's window are three.
    private static let (loneCrosses, reach) = (6.5...10.5, 36.0)

    /// Whether a title stands in the middle of the top of a window, and a cross at its right end.
    var hasTitleBar: Bool {
        let top = regions.filter {
            $0.kind != .picture && Double($0.box.maxY - frame.y) <= Self.titleBar * scale.value
        }
        let middle = Double(frame.x + frame.maxX) / 2
        return top.contains { title in
            guard title.kind == .text,
                abs(title.box.middle.x - middle) <= Self.centre * Double(frame.width)
            else { return false }
            let beside = top.filter { $0 != title && isLevel($0, with: title) }
            return beside.count <= Self.mostBeside
                && beside.contains { isCross($0, at: frame.maxX - $0.box.maxX) }
        }
    }

    /// The distance in points of the buttons at the top right of a window of Windows (Microsoft, "Title bar":
    /// 46 wide), and how far off they are measured and one is larger than the other.
    private static let (captionPitch, captionTolerance) = (46.0, 1.5)

    /// Whether a window has the buttons of Windows at its top right: a cross, and beside it the sign of one
    /// that makes it larger.
    var hasCaptionButtons: Bool {
        let signs = regions.filter {
            $0.kind == .icon && Double($0.box.maxY - frame.y) <= Self.titleBar * scale.value
        }
        func isNear(_ value: Double, _ points: Double) -> Bool {
            abs(value - points * scale.value) <= Self.captionTolerance * scale.value
        }
        return signs.contains { cross in
            isCross(cross, at: frame.maxX - cross.box.maxX)
                && signs.contains { other in
                    isNear(cross.box.middle.x - other.box.middle.x, Self.captionPitch)
                        && isNear(abs(cross.box.middle.y - other.box.middle.y), 0)
                        && isNear(Double(abs(cross.box.width - other.box.width)), 0)
                }
        }
    }

    /// Whether a cross stands on its own at the top left of a window, as in elementary OS.
    var hasCrossAtLeft: Bool {
        let signs = regions.filter { $0.kind == .icon }
        return signs.contains { cross in
            guard isCross(cross, at: cross.box.x - frame.x), isSmall(cross),
                Double(cross.box.y - frame.y) <= Self.corner * scale.value
            else { return false }
            return !signs.contains {
                $0 != cross && isLevel($0, with: cross) && isSmall($0)
                    && Double($0.box.x - cross.box.x) <= Self.reach * scale.value
            }
        }
    }

    private func isLevel(_ one: Region, with other: Region) -> Bool {
        abs(one.box.middle.y - other.box.middle.y) <= Self.level * scale.value
    }

    private func isSmall(_ region: Region) -> Bool {
        Self.loneCrosses.contains(Double(max(region.box.width, region.box.height)) / scale.value)
    }

    /// Whether a region may be a cross, so far from a corner.
    private func isCross(_ region: Region, at distance: Int) -> Bool {
        Self.crosses.contains(Double(max(region.box.width, region.box.height)) / scale.value)
            && Double(distance) <= Self.corner * scale.value && distance > 0
            && Self.shapes.contains(Double(region.box.width) / Double(region.box.height))
    }
}
