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
    /// The picture, reduced where the screen is large; `nil` where too little of the screen is known to turn
    /// into the other appearance for it to be one of that.
    let png: [UInt8]?
    /// What changed.
    let change: ScreenChange

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
        var pictures: [SettingPicture] = []
        for (condition, settings) in settings {
            let outcome = settings.simulate(canvas)
            guard outcome.change.changedShare > 0 else { continue }
            pictures.append(
                SettingPicture(
                    condition: condition,
                    png: outcome.change.isShown
                        ? try PagePicture.file(
                            of: outcome.outlined(outcome.change.lost, scale: image.scale)
                                .reduced(toArea: ScreenPictures.overviewArea))
                        : nil, change: outcome.change))
        }
        return pictures
    }
}

extension ScreenChange {
    /// The share of the lines of text that have to move in the other appearance for the rest to be an
    /// exception: where few are known, they would lie unreadable on a page that turned.
    private static let mostLines = 0.5

    /// Whether what is known is enough to show the screen so.
    fileprivate var isShown: Bool {
        style == newStyle || isOfNewStyle && (lineCount == 0 || movedShare >= Self.mostLines)
    }
}

extension SettingPicture {
    /// The picture on a page, with what it shows in words.
    ///
    /// - Parameter path: What the screen is called.
    func html(of path: String) -> String {
        let lines = "\(change.movedLineCount) of \(counted(change.lineCount, "line")) of text"
        let share = "\(Int((100 * change.changedShare).rounded(.up))) % of the pixels"
        guard let png else {
            return """
                <p>\(condition.description.xmlEscaped): not shown, as only \(share) and \(lines) are known \
                to change.</p>
                """
        }
        let words = "\(path.visible) \(condition)"
        let lost =
            change.lost.isEmpty ? "" : "; \(change.lost.count) dashed, of which one colour alone is known"
        return """
            <figure class="setting"><img src="\(DataAddress.png(png))" alt="\(words.xmlEscaped)" \
            loading="lazy" decoding="async"/><figcaption>\(condition.description.xmlEscaped): \
            \(lines) and \(share) are known to change\(lost).</figcaption></figure>
            """
    }
}
