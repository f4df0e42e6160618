internal import ColorMath
internal import Raster
internal import ScreenReading
internal import Screenshots
internal import TextDetection

/// An icon that is paler than one of its size beside it, as the arrow forward is where there is only a way
/// back.
///
/// In a row of which only one stands out, as the tab that is selected, the others are not switched off. A
/// button that is switched off may be seen through as a whole, with what it is filled with.
struct PaleTwin: Hashable {
    /// What it is likely, in words.
    let words = "the one beside it stands out, so it may be switched off"

    /// How much the sizes of twins may differ, in pixels, and their middles be above each other, in points.
    private static let (size, level) = (2, 3.0)
    /// How far apart twins are at most, for the larger side of one.
    private static let reach = 6.0
    /// How many signs of other sizes stand out near a grey one that may be switched off, and the most that
    /// channels of a grey differ, in code values.
    private static let (fewest, grey) = (2, 16)
    /// How many times as high another icon of the row is at most.
    private static let alike = 2.0
    /// How far the channels of two backdrops may be apart.
    private static let backdropTolerance = 8
    /// The share of what lies behind a button in force that shows through one that is switched off, and how
    /// far channels are from that.
    private static let (seenThrough, veilTolerance) = (0.25...0.8, 10.0)

    /// Fails where an icon has no twin that stands out, or most of its row are as pale.
    ///
    /// - Parameters:
    ///   - index: The icon, as an index of the regions of the screen.
    ///   - screen: The screen.
    init?(_ index: Int, on screen: JudgedScreen) {
        let icon = screen.regions[index].region
        let (box, scale) = (icon.box, screen.model.scale.value)
        let required = screen.standard.requiredRatio(for: .nonText)
        let level = screen.regions.map(\.region).filter { other in
            other.kind == .icon && other.box != box
                && abs(other.box.middle.y - box.middle.y) <= Self.level * scale
                && Double(max(other.box.height, box.height))
                    <= Self.alike * Double(min(other.box.height, box.height))
        }
        func isNear(_ other: Region) -> Bool {
            abs(other.box.middle.x - box.middle.x) <= Self.reach * Double(max(box.width, box.height))
        }
        func hasSize(_ other: Region) -> Bool {
            abs(other.box.width - box.width) <= Self.size && abs(other.box.height - box.height) <= Self.size
        }
        let isVeiled = level.contains { other in
            other.contrast.typical >= required && isNear(other) && hasSize(other)
                && other.backdrop.largestDifference(from: icon.backdrop) > Self.backdropTolerance
                && screen.model.surfaces.contains { Self.isSeen(icon, as: other, through: $0.color) }
        }
        if isVeiled { return }
        let row = level.filter { other in
            other.backdrop.largestDifference(from: icon.backdrop) <= Self.backdropTolerance
        }
        let strong = row.filter { $0.contrast.typical >= required }
        let near = strong.filter(isNear)
        let hasTwin = near.contains(where: hasSize)
        guard hasTwin || (near.count >= Self.fewest && icon.ink.spread <= Self.grey),
            strong.count * 2 >= row.count + 1
        else { return nil }
    }

    /// Whether an icon and its backdrop are those of another, with as much of a surface showing through both.
    private static func isSeen(_ icon: Region, as other: Region, through surface: SRGB8) -> Bool {
        let page = RGBA<UInt8>(surface).levels
        func veiled(_ color: SRGB8, by share: Float) -> SIMD3<Float> {
            let levels = RGBA<UInt8>(color).levels
            return levels + share * (page - levels)
        }
        let way = page - RGBA<UInt8>(other.ink).levels
        let length = (way * way).sum()
        guard length > 0 else { return false }
        let share = ((RGBA<UInt8>(icon.ink).levels - RGBA<UInt8>(other.ink).levels) * way).sum() / length
        return seenThrough.contains(Double(share))
            && [(icon.ink, other.ink), (icon.backdrop, other.backdrop)].allSatisfy { seen, whole in
                let rest = RGBA<UInt8>(seen).levels - veiled(whole, by: share)
                return Double(max(abs(rest.x), abs(rest.y), abs(rest.z))) <= veilTolerance
            }
    }
}
