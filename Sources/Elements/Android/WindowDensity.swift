/// The density of an Android screen, told by its view tree, whose frames are in pixels.
///
/// Controls are as large as the system's and its guideline's measures, 48 dp above all, at every density.
package struct WindowDensity: Hashable {
    /// Pixels per dp.
    package let scale: Double

    /// The densities of devices in dots per inch, and of the sizes that people may set the display to; there
    /// are 160 to a dp (`android.util.DisplayMetrics`, the constants `DENSITY_…`).
    private static let densities = [
        120, 140, 160, 180, 200, 213, 220, 240, 260, 280, 300, 320, 340, 360, 390, 400, 420, 440, 450, 480,
        520,
        560, 600, 640,
    ]
    /// Those that most devices have: Android's own classes, and those of phones whose display was not set.
    private static let usual: Set<Double> = [160, 240, 320, 420, 440, 480, 560, 640]
    /// How much more votes count for a usual density: others are met with rounded sides as often by chance.
    private static let preference = 1.5
    /// The sides of controls in dp, and how much each tells: that of a target, of a button that floats, of a
    /// button with an outline, of a row, and of a sign without room around it.
    private static let sides = [(48.0, 3), (56.0, 2), (40.0, 1), (64.0, 1), (72.0, 1), (24.0, 1)]
    /// What one side tells at least where the density is known: exactly that of a target, or of a button that
    /// floats.
    private static let least = 4
    /// From this ratio of its sides on a screen is a phone's.
    private static let phone = 1.7
    /// The shorter side in dp of a phone, and of other screens: tablets and phones that fold.
    private static let (phones, others) = (300.0...560.0, 480.0...1500.0)

    /// Finds the density by which most of what is tapped has the measures of controls.
    ///
    /// - Parameters:
    ///   - tree: The tree, in pixels.
    ///   - width: The width of the screen in pixels.
    ///   - height: The height of the screen in pixels.
    /// - Returns: `nil` where nothing that is tapped has exactly the size of a target at any density.
    package init?(of tree: ElementTree, width: Int, height: Int) {
        let (short, long) = (Double(min(width, height)), Double(max(width, height)))
        let extents = long >= Self.phone * short ? Self.phones : Self.others
        let targets = tree.elements.filter(\.role.isTarget).map { min($0.frame.width, $0.frame.height) }
        let candidates = Self.densities.map { Double($0) / 160 }.filter { extents.contains(short / $0) }
        let ranked = candidates.map { scale in
            // Edges are rounded each by itself: a side may be one pixel off, and then tells less.
            let votes = targets.map { side in
                Self.sides.compactMap { dp, weight -> Int? in
                    let off = abs((scale * dp).rounded() - side)
                    return off == 0 ? 2 * weight : off <= 1 ? weight : nil
                }.max() ?? 0
            }
            let sum = Double(votes.reduce(0, +))
            let isUsual = Self.usual.contains((160 * scale).rounded())
            return (scale: scale, votes: isUsual ? Self.preference * sum : sum, surest: votes.max() ?? 0)
        }
        guard let best = ranked.filter({ $0.surest >= Self.least }).max(by: { $0.votes < $1.votes }) else {
            return nil
        }
        scale = best.scale
    }
}

extension WindowDensity {
    /// How much larger or smaller than the picture a tree may be, as a share: what is rounded.
    private static let tolerance = 0.01
    /// The share of the width of a screen that is left beside the bars of the system.
    private static let leastWidth = 0.85

    /// Why a tree cannot be that of a picture, in a clause; `nil` where it may be.
    ///
    /// The tree of a dialog, or of a window beside a bar of the system, is smaller than the screen; one that
    /// begins in the corner, is as high and much narrower is of another screen.
    package static func misfit(of tree: ElementTree, width: Int, height: Int) -> String? {
        let roots = tree.elements.filter { $0.parent == nil }.map(\.frame)
        let (right, bottom) = (roots.map(\.maxX).max() ?? 0, roots.map(\.maxY).max() ?? 0)
        let isLarger = right > (1 + tolerance) * Double(width) || bottom > (1 + tolerance) * Double(height)
        let isScreens = roots.contains { $0.x == 0 && $0.y == 0 } && 2 * bottom > Double(height)
        guard isLarger || isScreens && right < leastWidth * Double(width) else { return nil }
        return
            "they are of a screen of \(Int(right)) × \(Int(bottom)) pixels, and the picture has \(width) × "
            + "\(height): take both of one screen, at full size and turned the same way"
    }
}
