internal import Assets
internal import Raster
internal import TextDetection

/// The text on an app icon that is small.
public struct IconLettering: Hashable, Sendable {
    /// The height of the lowest line of text as a share of that of the icon, 0…1.
    public let share: Double

    /// The width in pixels that icons are looked at in: letters of an icon of 60 points at @3x are as large
    /// as those on screens.
    private static let width = 180
    /// How wide a word is at least, in heights of it: `DEV` has 2.6, a letter in a badge 1.
    private static let shortest = 2.4

    init(share: Double) { self.share = share }

    /// Looks for text on an icon; `nil` where there is none.
    ///
    /// - Parameter icon: The icon, opaque, in sRGB.
    init?(on icon: Bitmap<UInt8>) {
        let small = icon.averaged(by: max(1, icon.width / Self.width))
        let words = TextDetector(scale: 2).detection(in: small).regions.filter {
            $0.kind == .text && Double($0.box.width) >= Self.shortest * Double($0.box.height)
        }
        guard let lowest = words.map(\.box.height).min() else { return nil }
        share = Double(lowest) / Double(small.height)
    }
}
