internal import Raster
internal import TextDetection

/// The parts of a screen that are not the app's own content.
struct Places {
    let statusBar: StatusBar
    private let keyboard: Keyboard
    private let letterKeys: LetterKeys?
    private let pictures: [PixelRect]

    /// - Parameters:
    ///   - detection: What was found on the screen.
    ///   - size: The width and height of the screen in pixels.
    ///   - scale: Pixels per point.
    ///   - isWindow: Whether the buttons of a window tell that it is the screen of no device.
    init(of detection: Detection, size: (width: Int, height: Int), scale: Double, isWindow: Bool) {
        let bar = StatusBar(
            width: size.width, height: size.height, scale: scale, showing: detection.regions)
        statusBar = isWindow ? bar.hidden : bar
        keyboard = Keyboard(
            grounds: detection.grounds, showing: detection.regions, height: size.height, scale: scale)
        letterKeys = LetterKeys(among: detection.regions, size: size)
        pictures = detection.regions.filter { $0.kind == .picture }.map(\.box)
    }

    /// Whether some line of text lies in the rows of a status bar that is not there.
    func hasTextForStatusBar(_ regions: [Region]) -> Bool {
        !statusBar.isShown
            && regions.contains { $0.kind == .text && $0.box.maxY <= statusBar.rows.upperBound }
    }

    /// The part of the screen that a region lies in.
    ///
    /// What is written over a picture is content, sharp and of one colour. What fades or is blurred within a
    /// picture is taken for a part of it.
    func place(of region: Region) -> Region.Place {
        guard region.kind != .picture else { return .content }
        if statusBar.contains(region.box) { return .statusBar }
        if keyboard.contains(region.box) || letterKeys?.contains(region) == true { return .keyboard }
        if region.doubts.contains(.veiled), pictures.contains(where: { $0.contains(region.box) }) {
            return .picture
        }
        return .content
    }
}
