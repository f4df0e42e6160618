internal import Audit
internal import PNGFiles
internal import Raster
internal import Recognition
internal import ScreenReading
internal import Screenshots
internal import Simulation
internal import SystemColors

/// A whole screen as it would be with a setting, as a PNG file.
///
/// What a setting is known to change, as ``SystemSettings`` paints it: colours that no table has stay.
struct SettingPicture: Sendable {
    /// The setting.
    let condition: WhatIf.Condition
    /// The picture, reduced where the screen is large.
    let png: [UInt8]
    /// How many lines of text move, and of how many.
    let moved: (count: Int, of: Int)

    /// What is drawn of a screen: what its platform has tables for and what it is not drawn with already.
    private static func settings(
        for image: ImageDocument
    ) -> [(condition: WhatIf.Condition, settings: SystemSettings)] {
        guard let platform = Platform(rawValue: image.conditions.platform), platform.isApples,
            let newest = SystemPalette.embedded.newestRelease(of: platform)
        else { return [] }
        let release = image.conditions.releases?.last.map { Release(platform, $0) } ?? newest
        let other: Appearance.Style = image.appearance == .light ? .dark : .light
        let increased = SystemSettings(increasesContrast: true, style: image.appearance, release: release)
        return (image.conditions.contrast == .standard ? [(.increaseContrast, increased)] : []) + [
            (
                .reduceTransparency,
                SystemSettings(reducesTransparency: true, style: image.appearance, release: release)
            ),
            (.style(other), SystemSettings(style: image.appearance, turningTo: other, release: release)),
        ]
    }

    /// Draws a screen under each setting that changes something on it; the screen is read once more.
    static func pictures(
        of image: ImageDocument, _ screenshot: Screenshot
    ) throws(PNGError) -> [SettingPicture] {
        let settings = settings(for: image)
        guard let known = settings.first?.settings else { return [] }
        let bitmap = screenshot.opaqueSRGB()
        let model = ScreenModel(reading: bitmap, scale: image.scale)
        let canvas = ScreenCanvas(
            RecognizedScreen(
                model,
                known: KnownConditions(
                    style: known.style, contrast: image.conditions.contrast, release: known.release)),
            bitmap: bitmap)
        let encoder = PNGEncoder(compressionLevel: 9)
        var pictures: [SettingPicture] = []
        for (condition, settings) in settings {
            let outcome = settings.simulate(canvas)
            guard outcome.change.changedShare > 0 else { continue }
            pictures.append(
                SettingPicture(
                    condition: condition,
                    png: try encoder.encode(outcome.bitmap.reduced(toArea: ScreenPictures.overviewArea)),
                    moved: (outcome.change.movedLineCount, outcome.change.lineCount)))
        }
        return pictures
    }
}

extension SettingPicture {
    /// The picture on a page, with what it shows in words.
    ///
    /// - Parameter path: What the screen is called.
    func html(of path: String) -> String {
        let words = "\(path.visible) \(condition)"
        let lines = "\(moved.count) of \(counted(moved.of, "line")) of text in another colour"
        return """
            <figure class="setting"><img src="\(DataAddress.png(png))" alt="\(words.xmlEscaped)" loading="lazy" \
            decoding="async"/><figcaption>\(condition.description.xmlEscaped): \(lines)</figcaption></figure>
            """
    }
}
