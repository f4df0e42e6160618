package import Raster
internal import Recognition
internal import ScreenReading
internal import Screenshots
public import SystemColors
internal import TextDetection

/// Bold Text, switched on for screens that were drawn without it.
///
/// Known: which weight the system takes instead, by `Palettes/text-styles.json`. A model: strokes spread by
/// what the strokes of Inter differ between the two weights, in the ink that they have, over what lies behind
/// them; letters keep their places, and how much wider they would be is told, not drawn. Symbols, which get
/// heavier too, stay as they are.
public struct BoldText: Hashable, Sendable {
    /// The platform of what it is switched on for; nil to tell it from each screen.
    public var platform: Platform?

    /// Creates the setting.
    public init(platform: Platform? = nil) { self.platform = platform }

    /// Draws the text of a screen bolder.
    package func simulate(_ canvas: ScreenCanvas) -> (bitmap: Bitmap<UInt8>, change: BoldTextChange) {
        let platform = platform ?? canvas.screen.platform.platform ?? .iOS
        let table = TextStyleTable.embedded
        guard let weights = table.boldText(on: platform) else {
            return (canvas.bitmap, BoldTextChange(platform: platform, isKnown: false))
        }
        let model = canvas.screen.model
        let screen = BackdropMask(bitmap: canvas.bitmap, zones: canvas.zones)
        var change = BoldTextChange(platform: platform, isKnown: true)
        var bitmap = canvas.bitmap
        for (index, region) in model.regions.enumerated()
        where region.kind == .text && region.place != .picture {
            let weight = region.weight.number
            let newWeight = weights.weight(inPlaceOf: weight)
            let em = region.pointSize * model.scale.value
            let forms = table.letterforms
            let spread = StrokeSpread(
                columns: em * (forms.stem(at: newWeight) - forms.stem(at: weight)) / 2,
                rows: em * (forms.bar(at: newWeight) - forms.bar(at: weight)) / 2)
            guard !region.doubts.contains(.busyBackdrop),
                let line = LineCoverage(of: region, on: screen, reaching: spread.reach)
            else {
                change.untold.append(region.box)
                continue
            }
            let shares = spread.spread(line.shares, width: line.part.width)
            bitmap.paint(line, shares, ink: RGBA(region.ink).levels, rows: region.box.y..<region.box.maxY)
            let share = forms.widening(from: weight, to: newWeight, size: region.pointSize)
            let growth = Int((Double(region.box.width) * share).rounded(.up))
            change.add(region.box, widening: share)
            let room = LineRoom(
                beside: index, among: model.regions, on: screen,
                rim: Int(model.scale.value.rounded(.up)))
            if let obstacle = room.obstacle(toGrowth: growth) {
                change.crowded.append(
                    CrowdedLine(
                        box: region.box, growth: growth, room: obstacle.room, obstacle: obstacle.what))
            }
        }
        return (bitmap, change)
    }
}

extension Region.Weight {
    /// The weight as fonts number it: of those that the pixels do not tell apart, the lightest, and semibold
    /// where they leave it open.
    fileprivate var number: Int {
        switch self {
        case .regular: 400
        case .undecided: 600
        case .bold: 700
        }
    }
}

extension Bitmap<UInt8> {
    /// Paints what a line covers more than before, in its own rows: heavier letters are no taller.
    fileprivate mutating func paint(
        _ line: LineCoverage, _ shares: [Float], ink: SIMD3<Float>, rows: Range<Int>
    ) {
        for y in rows.lowerBound - line.part.y..<rows.upperBound - line.part.y {
            for x in 0..<line.part.width {
                let index = y * line.part.width + x
                guard line.shares[index] >= 0, shares[index] > line.shares[index] else { continue }
                let ground = line.grounds[index]
                let color = (ground + (ink - ground) * shares[index])
                    .clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 255))
                    .rounded(.toNearestOrAwayFromZero)
                self[line.part.x + x, line.part.y + y] = RGBA(
                    red: UInt8(color.x), green: UInt8(color.y), blue: UInt8(color.z))
            }
        }
    }
}
