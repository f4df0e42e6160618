internal import Raster

/// The parts of a screen that are not the app's own content.
struct Places {
    let pictures: Pictures
    private let statusBar: StatusBar
    private let keyboard: Keyboard

    init(
        screen: Bitmap<UInt8>, thresholds: TileThresholds, zones: Zones, grounding: Grounding, scale: Double
    ) {
        pictures = Pictures(thresholds, width: screen.width, height: screen.height, scale: scale)
        statusBar = StatusBar(width: screen.width, height: screen.height, scale: scale)
        keyboard = Keyboard(
            zones: zones.list, grounds: grounding.isGround, height: screen.height, scale: scale)
    }

    /// The part of the screen that a region lies in.
    ///
    /// What is written over a picture is content, sharp and of one colour. What fades or is blurred within a picture is
    /// taken for a part of it.
    func place(of region: Region) -> Region.Place {
        let box = Bounds(region.box)
        if statusBar.contains(box) { return .statusBar }
        if keyboard.contains(box) { return .keyboard }
        if region.doubts.contains(.veiled), pictures.contains(box) { return .picture }
        return .content
    }
}
