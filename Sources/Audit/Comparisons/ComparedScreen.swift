internal import ColorMath
package import Raster
package import ScreenReading
internal import Screenshots
internal import SystemColors
internal import TextDetection

/// A screen that was read, with what comparing it takes.
package struct ComparedScreen: Sendable {
    /// The file, and what its name says.
    let member: ScreenMember
    /// What it was taken under, as far as it is said.
    var traits: ScreenTraits
    /// Its regions, judged.
    let audit: ScreenAudit
    /// The large areas of one colour, the largest first.
    let surfaces: [Surface]
    /// Its regions, measured, in their order.
    let regions: [Region]
    /// What the translucent parts of the file were laid on, as what the app shows behind them is not known;
    /// nil where it is opaque.
    var canvas: Screenshot.Canvas?
    /// The file of its view tree, where that could not be read, and why.
    var unreadElements: UnreadInput?
    /// Its pixels, opaque sRGB.
    let pixels: Bitmap<UInt8>
    /// The shapes of the lines of the app's own, by their indices among the regions.
    package let shapes: [Int: LineShape]

    /// Prepares a screen.
    package init(_ member: ScreenMember, audit: ScreenAudit, surfaces: [Surface], pixels: Bitmap<UInt8>) {
        self.member = member
        self.audit = audit
        self.surfaces = surfaces
        self.pixels = pixels
        regions = audit.regions.map(\.region)
        traits = member.traits
        shapes = audit.regions.indices.reduce(into: [:]) { shapes, index in
            let region = audit.regions[index].region
            if region.isOwnLine { shapes[index] = LineShape(of: region, in: pixels) }
        }
    }

    /// What it was taken under, with the appearance that its pixels have where nothing says it.
    var toldTraits: ScreenTraits {
        traits.says(.appearance) ? traits : traits.with(.appearance, audit.appearance.rawValue)
    }

    /// Its view tree, with what is seen of it; `nil` where none is known.
    var elements: SeenElements? { audit.elements }

    /// The indices of the lines of text of the app's own, in the order of the regions.
    package var lines: [Int] { audit.regions.indices.filter { audit.regions[$0].region.isOwnLine } }

    var width: Int { pixels.width }
    var height: Int { pixels.height }
    /// Pixels per point.
    var scale: Double { audit.scale.value }

    /// The row under the system's status bar: what is above changes with the time of day.
    var top: Int {
        let bar = audit.regions.lazy.map(\.region).filter { $0.place == .statusBar }.map(\.box.maxY).max()
        return bar.map { min(height, $0 + Int(4 * scale)) } ?? 0
    }
}

extension Region {
    /// Whether it is a line of text that the app draws, whether or not it has to be read.
    fileprivate var isOwnLine: Bool {
        guard kind == .text else { return false }
        switch place {
        case .content, .behind, .inactive, .decoration, .badge: return true
        case .statusBar, .keyboard, .picture, .rotated, .annotated: return false
        }
    }
}
