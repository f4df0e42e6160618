internal import Audit
internal import PNGFiles
internal import Raster
internal import ScreenReading

/// What a page shows of the pixels of a screen, as PNG files.
struct ScreenPictures: Sendable {
    /// The whole screen, reduced where it is large.
    let overview: [UInt8]
    /// The first places of findings, by the index of the finding.
    let crops: [Int: Crop]
    /// The whole screen under other settings; empty unless they are asked for.
    var settings: [SettingPicture] = []

    /// A part of a screen.
    struct Crop: Sendable {
        /// What the screen shows there.
        let original: [UInt8]
        /// The same with the ink that would be enough; `nil` where none is known.
        let repaired: [UInt8]?
        /// The same under other settings, by the place of each among those that the finding speaks of.
        let settings: [Int: [UInt8]]
        /// The size in points.
        let width: Double
    }

    /// The most pixels of an overview: a phone's screen has as many points, and files stay small.
    static let overviewArea = 400_000
    /// The most pixels of a crop.
    private static let cropArea = 120_000
    /// The most findings of a screen that are cut out, the worst first; every one has its place on the whole.
    private static let mostCrops = 40
    /// What is seen around a place, in points.
    static let margin = 6.0

    /// Draws the pictures.
    ///
    /// - Parameters:
    ///   - image: The screen.
    ///   - findings: What was found on it.
    ///   - order: The indices of the findings, the worst first.
    ///   - bitmap: Its pixels.
    init(
        of image: ImageDocument, _ findings: [FindingDocument], order: [Int], over bitmap: Bitmap<UInt8>
    ) throws(PNGError) {
        overview = try PagePicture.file(of: bitmap.reduced(toArea: Self.overviewArea))
        var crops: [Int: Crop] = [:]
        for index in order where crops.count < Self.mostCrops {
            let finding = findings[index]
            let places = finding.places(on: image)
            guard let region = finding.region.map({ image.regions[$0] }),
                let part = places.first?.grown(
                    by: Int((Self.margin * image.scale).rounded()), within: bitmap.frame)
            else { continue }
            let original = bitmap.cropped(to: part)
            func encoded(_ bitmap: Bitmap<UInt8>) throws(PNGError) -> [UInt8] {
                try PagePicture.file(of: bitmap.reduced(toArea: Self.cropArea))
            }
            let repaired = finding.suggestion.flatMap { suggestion in
                Recoloring(
                    from: region.ink, to: suggestion.foreground.color,
                    on: region.isFlat ? region.backdrop : nil
                ).painted(original, in: places[0], origin: part)
            }
            var settings: [Int: [UInt8]] = [:]
            for (place, whatIf) in (finding.whatIf ?? []).enumerated() where !whatIf.condition.isVision {
                let now = ReportedFinding.Colors(region.ink, on: region.backdrop)
                guard let colors = whatIf.colors, colors != now else { continue }
                let seen = Recoloring(
                    from: now, to: colors, overVaried: !region.isFlat
                ).painted(original, in: places[0], origin: part)
                settings[place] = try encoded(seen)
            }
            crops[index] = Crop(
                original: try encoded(original), repaired: try repaired.map(encoded), settings: settings,
                width: Double(part.width) / image.scale)
        }
        self.crops = crops
    }
}

extension Bitmap {
    /// All its pixels.
    var frame: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}
