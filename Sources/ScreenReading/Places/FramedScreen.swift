internal import ColorMath
internal import Raster
internal import TextDetection

/// The screen within a phone that is drawn around it: what the system draws on it is the system's there too,
/// and what a sheet on it dims is behind that.
struct FramedScreen {
    /// The screen within, in pixels of the picture.
    private let box: PixelRect
    private let statusBar: StatusBar

    /// The width of a phone's screen in points, of which the sizes in its status bar are shares: iPhones have
    /// 320 to 440, and phones of Android 360 to 412.
    private static let points = 390.0

    /// Looks for a phone, rather one whose screen shows a status bar; nil where there is none.
    init?(among regions: [Region], on screen: borrowing Bitmap<UInt8>, within box: PixelRect) {
        let phones = DeviceFrame.screens(on: screen, within: box).map { inner in
            FramedScreen(
                box: inner,
                statusBar: StatusBar(
                    width: inner.width, height: inner.height, scale: Double(inner.width) / Self.points,
                    showing: regions.inside(inner)))
        }
        guard let phone = phones.first(where: { $0.hasBar(of: regions) }) ?? phones.first else { return nil }
        self = phone
    }

    private init(box: PixelRect, statusBar: StatusBar) {
        (self.box, self.statusBar) = (box, statusBar)
    }

    /// Whether something stands at either end of its status bar.
    private func hasBar(of regions: [Region]) -> Bool {
        let items = regions.inside(box).filter { $0.kind != .picture && statusBar.contains($0.box) }
        return items.contains { 2 * $0.box.x > box.width } && items.contains { 2 * $0.box.maxX < box.width }
    }

    /// Gives regions on it the places that they have there.
    func place(_ regions: inout [Region], on screen: borrowing Bitmap<UInt8>) {
        let indices = regions.indices.filter { box.contains(regions[$0].box) }
        let hasBar = hasBar(of: regions)
        for index in indices
        where hasBar && regions[index].kind != .picture
            && statusBar.contains(regions[index].moved(into: box).box)
        {
            regions[index].place = .statusBar
        }
        let samples = ScreenSamples(of: screen.cropped(to: box), within: PixelRect(origin: box))
        let scrim = Scrim(
            before: regions.inside(box), on: Surface.surfaces(of: samples), samples: samples,
            statusBar: statusBar)
        guard let scrim else { return }
        for index in indices where scrim.covers(regions[index].moved(into: box)) {
            regions[index].place = .behind
        }
    }
}

extension PixelRect {
    /// The place of a box in itself.
    fileprivate init(origin box: PixelRect) {
        self.init(x: 0, y: 0, width: box.width, height: box.height)
    }
}

extension Region {
    /// The region where it lies within a box.
    fileprivate func moved(into box: PixelRect) -> Region {
        var region = self
        region.box = self.box.moved(right: -box.x).moved(down: -box.y)
        return region
    }
}

extension [Region] {
    /// Those that lie in a box, where they lie within it.
    fileprivate func inside(_ box: PixelRect) -> [Region] {
        filter { box.contains($0.box) }.map { $0.moved(into: box) }
    }
}
