/// A small part beside, above or within a line.
struct Hug {
    let part: Bounds
    let host: Bounds
    let gapX: Int
    let gapY: Int

    /// Whether the part lies nearly wholly within the line's box.
    var isInside: Bool {
        Double(gapX) <= -0.9 * Double(part.width) && Double(gapY) <= -0.9 * Double(part.height)
    }

    func fits(hostIsSingle: Bool, hostIsTall: Bool) -> Bool {
        let height = Double(host.height)
        // The lower half of a Hangul syllable or of an ideograph is nearly as high as the upper one.
        let isHalf = Double(gapX) <= -0.9 * Double(part.width) && gapY * 5 >= -part.height
        let highest = isHalf ? 0.8 : 0.6
        return Double(part.height) <= highest * height && part.width <= host.width + host.height
            && Double(gapY) <= 0.15 * height
            && Double(gapX) <= reach(hostIsSingle: hostIsSingle, hostIsTall: hostIsTall)
    }

    /// A dot of the line's own row: a full stop, one half of a colon, a zero of Arabic digits.
    private var isDot: Bool {
        let largest = max(part.width, part.height)
        return Double(largest) <= 0.36 * Double(host.height)
            && Double(min(part.width, part.height)) >= 0.5 * Double(largest)
            && Double(gapY) <= -0.9 * Double(part.height)
    }

    /// The mark of a long vowel in Japanese: a bar about as wide as a letter, half-way up beside it.
    private var isLongVowel: Bool {
        let height = Double(host.height)
        let middle = Double(part.minY + part.maxY) / 2 - Double(host.minY)
        return Double(part.width) >= 0.8 * height && Double(part.width) <= 1.7 * height
            && part.height * 4 <= part.width && middle > 0.3 * height && middle < 0.7 * height
    }

    /// How far beside the line the part may lie: beside the letters on their row, above and below them not at
    /// all.
    private func reach(hostIsSingle: Bool, hostIsTall: Bool) -> Double {
        let height = Double(host.height)
        // Type of one width leaves a gap of most of a letter beside a dot.
        if isDot, !hostIsTall { return 0.75 * height }
        if isLongVowel, !hostIsTall { return 0.6 * height }
        let within = -0.5 * Double(part.width)
        let beside = gapY < 0 ? min(0.4 * height, 1.5 * Double(max(part.width, part.height))) : within
        guard hostIsSingle else { return beside }
        let isOnRow = Double(gapY) <= -0.9 * Double(part.height)
        return hostIsTall || !isOnRow ? min(beside, within) : min(beside, 0.25 * height)
    }
}
