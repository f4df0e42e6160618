internal import Audit
internal import Raster
internal import Simulation
internal import SystemColors

extension PictureChange {
    /// What has changed, in lines.
    var lines: [String] {
        (settings?.lines ?? [])
            + ((boldText?.sentences ?? []) + (buttonShapes?.sentences ?? [])).flatMap { $0.wrapped(to: 76) }
    }
}

extension BoldTextChange {
    /// The most lines without room that are listed.
    private static let mostCrowded = 12

    fileprivate var sentences: [String] {
        guard isKnown else {
            return ["nothing bolder: what Bold Text does on \(platform.name) is not known"]
        }
        let lines = boldened.count + untold.count
        guard lines > 0 else { return ["nothing bolder: no lines of text were found"] }
        var sentences = ["\(boldened.count) of \(counted(lines, "line")) of text bolder" + wider]
        if !untold.isEmpty {
            sentences.append(
                "\(untold.count) left as they are: what lies behind their ink is not known")
        }
        sentences += crowded.prefix(Self.mostCrowded).map { line in
            "at \(line.box.x),\(line.box.y) about \(line.growth) px wider, \(line.room) free: "
                + line.obstacle.words
        }
        if crowded.count > Self.mostCrowded {
            sentences.append("and \(crowded.count - Self.mostCrowded) more without room")
        }
        return sentences
    }

    /// How much wider lines would be.
    private var wider: String {
        guard let widening else { return "" }
        let (least, most) = (widening.lowerBound.tenths, widening.upperBound.tenths)
        let share = least == most ? least : "\(least) to \(most)"
        return ", and in the app about \(share) % wider"
            + (crowded.isEmpty ? ", for which all have room" : "; an estimate:")
    }
}

extension LineObstacle {
    /// What may happen, in words.
    fileprivate var words: String {
        switch self {
        case .neighbor: "may touch what is beside it"
        case .edge: "may no longer fit what it lies on"
        case .screen: "may no longer fit the screen"
        }
    }
}

extension ButtonShapesChange {
    fileprivate var sentences: [String] {
        var sentences: [String] = []
        let shaped =
            shapedCount > 0 ? "; \(shapedCount) \(shapedCount == 1 ? "has" : "have") a shape already" : ""
        let lines = counted(underlined.count, "line")
        switch source {
        case .none: return ["no lines under buttons: \(platform.name) has no such setting"]
        case .elements:
            sentences.append(
                "\(lines) of buttons underlined, as the view tree says\(shaped)")
        case .tint where underlined.isEmpty && untold.isEmpty:
            sentences.append(
                "nothing underlined: no words have a button's colour\(shaped); name a view tree (--elements) "
                    + "to say which words are buttons")
        case .tint:
            sentences.append(
                "\(lines) underlined: taken for \(underlined.count == 1 ? "a button by its" : "buttons by their") "
                    + "tint, a guess\(shaped)")
        }
        if !untold.isEmpty {
            sentences.append(
                "\(untold.count) left as they are: what lies behind their ink is not known")
        }
        return sentences
    }
}

extension Double {
    /// A share in per cent, to one decimal.
    fileprivate var tenths: String {
        let tenths = Int((self * 1000).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
}
