/// A small part beside, above or within a line.
package struct PartAttachment {
    package let part: Bounds
    package let host: Bounds
    package let gapX: Int
    package let gapY: Int
    package let constants: CandidateConstants

    package init(part: Bounds, host: Bounds, gapX: Int, gapY: Int, constants: CandidateConstants) {
        self.part = part
        self.host = host
        self.gapX = gapX
        self.gapY = gapY
        self.constants = constants
    }

    /// Whether the part lies nearly wholly within the line's box.
    package var isInside: Bool {
        isWithinColumns && isWithinRows
    }

    private var isWithinColumns: Bool { Double(gapX) <= -constants.insidePart * Double(part.width) }
    private var isWithinRows: Bool { Double(gapY) <= -constants.insidePart * Double(part.height) }

    package func fits(hostIsSingle: Bool, hostIsTall: Bool) -> Bool {
        if isUnderscore, !hostIsSingle { return true }
        let height = Double(host.height)
        // The lower half of a Hangul syllable or of an ideograph is nearly as high as the upper one.
        let isHalf = isWithinColumns && Double(gapY) >= -constants.halfOverlap * Double(part.height)
        let highest = isHalf ? constants.highestHalf : constants.highestPart
        return Double(part.height) <= highest * height && part.width <= host.width + host.height
            && Double(gapY) <= constants.partAbove * height
            && Double(gapX) <= reach(hostIsSingle: hostIsSingle, hostIsTall: hostIsTall)
    }

    /// A dot of the line's own row: a full stop, one half of a colon, a zero of Arabic digits.
    private var isDot: Bool {
        let largest = max(part.width, part.height)
        return Double(largest) <= constants.dotSize * Double(host.height)
            && Double(min(part.width, part.height)) >= constants.dotProportion * Double(largest)
            && isWithinRows
    }

    /// The mark of a long vowel in Japanese: a bar about as wide as a letter, half-way up beside it.
    private var isLongVowel: Bool {
        let height = Double(host.height)
        let middle = Double(part.minY + part.maxY) / 2 - Double(host.minY)
        return Double(part.width) >= constants.longVowelNarrowest * height
            && Double(part.width) <= constants.longVowelWidest * height
            && constants.longVowelProportion * Double(part.height) <= Double(part.width)
            && middle > constants.longVowelTop * height && middle < constants.longVowelBottom * height
    }

    /// One or two underscores before or behind a name: a bar at its foot, below letters without a descender.
    package var isUnderscore: Bool {
        let height = Double(host.height)
        return Double(part.width) <= constants.underscoreWidest * height
            && constants.longVowelProportion * Double(part.height) <= Double(part.width)
            && part.maxY >= host.maxY && Double(gapY) <= constants.underscoreBelow * height
            && gapX >= -1 && Double(gapX) <= constants.partReach * height
    }

    /// How far beside the line the part may lie: beside the letters on their row, above and below them not at
    /// all.
    private func reach(hostIsSingle: Bool, hostIsTall: Bool) -> Double {
        let height = Double(host.height)
        // Type of one width leaves a gap of most of a letter beside a dot.
        if isDot, !hostIsTall { return constants.dotReach * height }
        if isLongVowel, !hostIsTall { return constants.longVowelReach * height }
        let within = -constants.partWithin * Double(part.width)
        let beside =
            gapY < 0
            ? min(
                constants.partReach * height,
                constants.partReachForSize * Double(max(part.width, part.height))) : within
        guard hostIsSingle else { return beside }
        return hostIsTall || !isWithinRows ? min(beside, within) : min(beside, constants.singleReach * height)
    }
}
