internal import ColorMath
internal import Raster
public import Simulation

/// Art, and how it stands out from grounds.
public struct GroundedArtwork: Hashable, Sendable {
    /// Its file.
    public let path: String
    /// Its size in pixels.
    public let width: Int
    /// Its size in pixels.
    public let height: Int
    /// By how much it was made smaller to be looked at, a whole number from 1.
    public let reduction: Int
    /// How it stands out from each ground, in their order.
    public let readings: [GroundReading]

    /// The ground that it stands out from least; `nil` where there is none.
    var worst: GroundReading? {
        readings.first.map { readings.dropFirst().reduce($0) { $1.isWorse(than: $0) ? $1 : $0 } }
    }

    /// The art for people: a line a ground, the worst named.
    func lines(in style: TerminalStyle) -> [String] {
        let smaller = reduction > 1 ? " · looked at \(reduction) times smaller" : ""
        var lines = ["\(style.paint(path.visible, as: .heading))  \(width) × \(height)\(smaller)"]
        lines += readings.map { reading in
            let swatch = reading.color.map { " " + style.swatch($0) } ?? ""
            let name = "  on \(reading.name.visible)\(swatch)\(reading.place)"
            return "\(name): \(reading.words)" + (reading.standsOut ? "" : "  ✗")
        }
        if readings.count > 1, let worst {
            lines.append("  worst: \(worst.name.visible)\(worst.place), \(worst.words)")
        }
        return lines
    }
}

extension GroundReading {
    /// Where in a picture, in words; empty for a colour.
    fileprivate var place: String { window.map { " at \($0.x), \($0.y)" } ?? "" }

    /// The figures in words.
    fileprivate var words: String {
        "half of the outline has \(ContrastRatio(contrast)) or more, \(faintPercent) % of it less than 3"
    }

    /// The share of the outline that has less than 3, in whole per cent, rounded up.
    var faintPercent: Int { Int((faintShare * 100).rounded(.up)) }
}

/// Art on grounds in JSON.
struct ArtworkDocument: Encodable {
    let path: String
    let width: Int
    let height: Int
    let reduction: Int
    let grounds: [GroundDocument]
    let worstGround: String?

    struct GroundDocument: Encodable {
        let name: String
        let color: String?
        let window: BoxDocument?
        let contrast: Double
        let contrastMin: Double
        let faintShare: Double
        let standsOut: Bool

        init(_ reading: GroundReading) {
            name = reading.name
            color = reading.color?.description
            window = reading.window.map(BoxDocument.init)
            contrast = ContrastRatio(reading.contrast).truncated
            contrastMin = ContrastRatio(reading.leastContrast).truncated
            faintShare = (reading.faintShare * 1000).rounded() / 1000
            standsOut = reading.standsOut
        }
    }

    init(_ artwork: GroundedArtwork) {
        path = artwork.path
        width = artwork.width
        height = artwork.height
        reduction = artwork.reduction
        grounds = artwork.readings.map(GroundDocument.init)
        worstGround = artwork.worst?.name
    }
}
