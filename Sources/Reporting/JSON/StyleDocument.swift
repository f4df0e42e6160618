internal import Audit
internal import ScreenReading
internal import TextDetection

/// What lines that are drawn alike share, in JSON; `place` is there where they lie outside the app's own
/// content.
struct StyleDocument: Codable {
    let foreground: ColorCode
    let background: ColorCode
    let pointSize: Figure
    let weight: Region.Weight
    let place: Region.Place?
    let regions: [Int]

    init(of style: LineStyle) {
        foreground = ColorCode(style.ink)
        background = ColorCode(style.backdrop)
        pointSize = Figure(style.pointSize)
        weight = style.weight
        place = style.place == .content ? nil : style.place
        regions = style.lines
    }
}
