internal import Audit
internal import Simulation
internal import SystemColors

/// What Bold Text changed on a screen, in JSON.
struct BoldTextDocument: Encodable {
    let platform: String
    let isKnown: Bool
    let lines: Int
    let boldened: Int
    let leastWidening: Double?
    let mostWidening: Double?
    let untold: [BoxDocument]?
    let crowded: [Crowded]?

    /// A share to a thousandth: lines become a few hundredths wider.
    private static func share(_ share: Double) -> Double { (share * 1_000).rounded() / 1_000 }

    struct Crowded: Encodable {
        let box: BoxDocument
        let growth: Int
        let room: Int
        let obstacle: String
    }

    init(_ change: BoldTextChange) {
        platform = change.platform.rawValue
        isKnown = change.isKnown
        lines = change.boldened.count + change.untold.count
        boldened = change.boldened.count
        leastWidening = change.widening.map { Self.share($0.lowerBound) }
        mostWidening = change.widening.map { Self.share($0.upperBound) }
        untold = change.untold.isEmpty ? nil : change.untold.map(BoxDocument.init)
        crowded =
            change.crowded.isEmpty
            ? nil
            : change.crowded.map { line in
                Crowded(
                    box: BoxDocument(line.box), growth: line.growth, room: line.room,
                    obstacle: line.obstacle.rawValue)
            }
    }
}

/// What Button Shapes changed on a screen, in JSON.
struct ButtonShapesDocument: Encodable {
    let platform: String
    let source: String
    let underlined: [BoxDocument]
    let shaped: Int
    let untold: [BoxDocument]?

    init(_ change: ButtonShapesChange) {
        platform = change.platform.rawValue
        source = change.source.rawValue
        underlined = change.underlined.map(BoxDocument.init)
        shaped = change.shapedCount
        untold = change.untold.isEmpty ? nil : change.untold.map(BoxDocument.init)
    }
}
