internal import ColorMath

/// What the colours of a palette say of the pairs that its names suggest.
struct PairEvidence {
    let colors: PaletteColors
    /// The modes that are looked at, by index.
    let modes: [Int]

    /// Whether the colours speak for a pair, or not against it.
    func mayMeet(_ pair: PairInference.Pair) -> Bool {
        // What is transparent in every mode is no backdrop.
        let seen = modes.compactMap { colors[pair.backdrop, $0] }
        guard seen.isEmpty || seen.contains(where: { $0.color.alpha > 0 }) else { return false }
        return switch pair.confidence {
        case .convention, .likely, .opposite, .guess: true
        case .doubtful, .special: modes.contains { standsOut(pair, in: $0) ?? false }
        }
    }

    /// Whether the colours of a pair say in some mode that the two do not meet, though they may in others.
    func speaksAgainst(_ pair: PairInference.Pair) -> Bool {
        pair.confidence == .special && !modes.allSatisfy { standsOut(pair, in: $0) ?? true }
    }

    /// Whether the two stand out from each other in a mode, as text does; `nil` where that is not known.
    private func standsOut(_ pair: PairInference.Pair, in mode: Int) -> Bool? {
        ratio(of: pair, in: mode).map { $0 >= Self.leastMeant }
    }

    /// Whether the names of the two are a convention, and their colours do not speak against it.
    func areConvention(_ pair: PairInference.Pair) -> Bool {
        switch pair.confidence {
        case .convention: true
        case .likely: isDistinct(pair)
        case .opposite: isDistinct(pair) && !isOfOneHue(pair)
        case .guess, .doubtful, .special: false
        }
    }

    /// Whether the two stand out from each other, if only a little, in as many modes as they do not: else
    /// they are not used as their names say.
    private func isDistinct(_ pair: PairInference.Pair) -> Bool {
        let distinct = modes.compactMap { mode in
            ratio(of: pair, in: mode).map {
                $0 >= (isOpaque(pair, in: mode) ? Self.leastAlike : PalettePair.leastMeant)
            }
        }
        return distinct.count(where: \.self) * 2 >= distinct.count
    }

    /// Whether the two, which are only named alike, are one opaque colour in some mode.
    func isOneColorSomewhere(_ pair: PairInference.Pair) -> Bool {
        pair.confidence == .likely
            && modes.contains { mode in
                isOpaque(pair, in: mode)
                    && ratio(of: pair, in: mode).map { $0 < PalettePair.leastPainted } ?? false
            }
    }

    /// Whether both colours are opaque in a mode, so that their ratio is what is seen.
    private func isOpaque(_ pair: PairInference.Pair, in mode: Int) -> Bool {
        [pair.ink, pair.backdrop].allSatisfy { colors[$0, mode]?.isOpaque ?? false }
    }

    /// The contrast below which two that are only named alike do not meet: white on #D3D3D3. Such are the
    /// tones of two scales, the thumb of a bar and its track, or inks that lie on another backdrop.
    private static let leastAlike = 1.5

    /// Whether the two are tones of one hue in every mode.
    private func isOfOneHue(_ pair: PairInference.Pair) -> Bool {
        let known = modes.compactMap { mode in
            colors[pair.ink, mode].flatMap { ink in colors[pair.backdrop, mode].map { (ink, $0) } }
        }
        return !known.isEmpty && known.allSatisfy { $0.isOfOneHue(with: $1) }
    }

    private func ratio(of pair: PairInference.Pair, in mode: Int) -> Double? {
        guard let ink = colors[pair.ink, mode], let backdrop = colors[pair.backdrop, mode] else { return nil }
        return ContrastRatio(luminances: ink.luminance(on: .sRGB), backdrop.luminance(on: .sRGB)).value
    }

    /// What makes text of one meaning with its backdrop: a fill and its own hue stay below.
    private static let leastMeant = 3.0

    /// Whether nobody can tell the two apart, in half of the modes at least, and they hardly stand out in
    /// others.
    func isOneColor(_ pair: PairInference.Pair) -> Bool {
        var (count, same) = (0, 0)
        for mode in modes {
            guard let ratio = ratio(of: pair, in: mode) else { continue }
            guard ratio < Self.leastMeant else { return false }
            count += 1
            if ratio < PairInference.leastSeen { same += 1 }
        }
        return count > 0 && same * 2 >= count
    }
}
