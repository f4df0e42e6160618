internal import ColorMath

/// The point size of a line, from the heights of its letters, and the range that it may lie in.
///
/// In Latin, Greek and Cyrillic letters, the shares are those of common interface typefaces: the x-height is
/// about 0.53 of the size, capitals are about 0.73. ``TypeNetwork`` knows typefaces with serifs or slabs,
/// condensed ones and those of one width by their letters, and tells how much larger the size is there. Other
/// scripts have other shares, of which some typefaces differ by half: ``SizeNetwork`` tells them, and how
/// surely.
package struct TypeSize {
    /// The likeliest size in points.
    package private(set) var points: Double
    /// The sizes that the profile allows.
    package private(set) var range: ClosedRange<Double>
    /// The height that stroke widths are compared with, in pixels.
    package let strokeBase: Float
    /// Whether the line consists of ideographs, whose strokes are thinner for their height.
    package let isIdeographic: Bool
    /// Whether its small letters are as low for the tall ones, and its strokes as uneven, as those of serif
    /// typefaces, whose strokes are thinner than others' in bold.
    package let mayHaveSerifs: Bool
    /// The logarithm of the odds that it is bold, where its letters tell; nil where only their strokes do.
    package private(set) var boldOdds: Double?
    /// What its letters show, where these are enough and are asked.
    package private(set) var letters: (form: LetterForm, pictures: LetterPictures)?

    /// The size of `points`, known within a share of it.
    private init(
        _ points: Double, within share: Double, above: Double? = nil, strokeBase: Float,
        isIdeographic: Bool = false, mayHaveSerifs: Bool = false
    ) {
        self.points = points
        range = points * (1 - share)...points * (1 + (above ?? share))
        self.strokeBase = strokeBase
        self.isIdeographic = isIdeographic
        self.mayHaveSerifs = mayHaveSerifs
    }

    /// One of two sizes, `likelier` first.
    private init(either likelier: Double, or other: Double, within share: Double, strokeBase: Float) {
        points = likelier
        range = min(likelier, other) * (1 - share)...max(likelier, other) * (1 + share)
        self.strokeBase = strokeBase
        (isIdeographic, mayHaveSerifs) = (false, false)
    }

    /// A size whose logarithm is known to so much.
    private init(_ points: Double, deviation: Double, strokeBase: Float) {
        self.points = points
        range = points * exponential(-deviation)...points * exponential(deviation)
        self.strokeBase = strokeBase
        (isIdeographic, mayHaveSerifs) = (false, false)
    }

    /// Measures a line.
    ///
    /// - Parameters:
    ///   - unaligned: Its shape.
    ///   - coverage: How much of each pixel of its box the ink covers.
    ///   - scale: Pixels per point.
    package init(
        _ line: Line, shape unaligned: LineShape, coverage: CoverageMap, scale: Double,
        _ constants: SizeConstants
    ) {
        let form = LineForm(line, unaligned)
        var shape = unaligned
        if let distance = Self.baselineCorrection(line, shape: shape, constants) {
            shape.moveBaseline(by: distance)
        }
        // Most lines are of mixed case, and are not asked.
        lazy var level = LevelLetters(line, inkHeight: shape.inkHeight, constants)
        let script = Script(shape, level: { level }, constants)
        let estimate = SizeNetwork.fitted.estimate(of: form)
        let deviation = max(estimate.deviation, constants.leastDeviation) * constants.deviations
        // Ideographs fill the same square in most typefaces; other scripts are as dense, and are not as high.
        let isSquare =
            script == .ideographic
            && abs(naturalLogarithm(estimate.share * constants.ideographHeight)) <= deviation
        // A few digits are of no script.
        let areFew = Double(line.glyphs.count) < constants.fewestParts
        let areDigits = areFew && level.map(\.haveMarksAbove) == false
        let isOther = estimate.otherScript > constants.otherScript && !areDigits
        if script == .hanging || isOther && !isSquare && script != .amongSigns {
            let height = Double(shape.inkHeight) / scale
            self.init(height * estimate.share, deviation: deviation, strokeBase: shape.ascent)
            return
        }
        self.init(ruled: line, shape: shape, script: script, level: { level }, scale: scale, constants)
        // What may be of another script are no letters that the network knows.
        guard script.isOfLetters, estimate.otherScript < 0 else { return }
        let size = points * scale
        let pictures = LetterPictures(line, shape: shape, coverage: coverage, size: Float(size))
        guard Double(pictures.values.count) >= constants.fewestLetters else { return }
        let letters = LetterForm(
            line, form: form, shape: shape, coverage: coverage, script: script, size: size)
        self.letters = (letters, pictures)
        take(TypeNetwork.fitted.estimate(of: letters, pictures), constants)
    }

    /// Takes what the letters tell where their typeface is none for interfaces: in those, the proportions are
    /// the better measure.
    private mutating func take(_ estimate: TypeNetwork.Estimate, _ constants: SizeConstants) {
        guard estimate.special > constants.specialTypeface, estimate.deviation <= constants.widestDeviation
        else { return }
        points *= exponential(estimate.difference)
        let deviation = exponential(constants.letterDeviations * estimate.deviation)
        range = points / deviation...points * deviation
        boldOdds = estimate.bold
    }

    /// Measures a line by the proportions of interface typefaces.
    private init(
        ruled line: Line, shape: LineShape, script: Script, level findLevel: () -> LevelLetters?,
        scale: Double, _ constants: SizeConstants
    ) {
        let height = Double(shape.inkHeight) / scale
        lazy var level = findLevel()
        let areFew = Double(line.glyphs.count) < constants.fewestParts
        switch script {
        case .ideographic:
            if let level, level.areNarrow(in: shape.blocks, of: line) {
                self.init(
                    either: level.height / scale / constants.capitalHeight,
                    or: height / constants.ideographHeight, within: constants.ideographRange,
                    strokeBase: Float(level.height))
            } else {
                self.init(
                    height / constants.ideographHeight, within: constants.ideographRange,
                    strokeBase: Float(shape.inkHeight), isIdeographic: true)
            }
        case .marked:
            let small = (level?.height ?? Double(shape.xHeight)) / scale / constants.smallXHeight
            let capitals = (level?.height ?? Double(shape.ascent)) / scale / constants.capitalHeight
            let likelier = areFew ? capitals : small
            self.init(
                either: likelier, or: level == nil ? likelier : areFew ? small : capitals,
                within: constants.markedRange, strokeBase: shape.ascent)
        case .amongSigns:
            // There are such letters, as the script is told by them.
            let letters = level?.height ?? 0
            self.init(
                letters / scale / constants.capitalHeight, within: constants.signedRange,
                strokeBase: Float(letters))
        case .mixedCase, .hanging:
            self.init(mixed: shape, scale: scale, constants)
        case .oneHeight:
            self.init(level: line, letters: level, shape: shape, scale: scale, constants)
        }
    }

    /// Measures a line of capitals and small letters.
    ///
    /// Typefaces with low small letters, Times and its kin, have lower capitals too; that of some is the mean
    /// of interface typefaces. What may be either is known less well.
    private init(mixed shape: LineShape, scale: Double, _ constants: SizeConstants) {
        let (ascent, xHeight) = (Double(shape.ascent) / scale, Double(shape.xHeight) / scale)
        let mean = 0.5 * (xHeight / constants.mixedXHeight + ascent / constants.mixedAscent)
        guard Double(shape.modulation) >= constants.serifModulation,
            Double(shape.strokeWidth) <= constants.heaviestSerif * Double(shape.ascent)
        else {
            self.init(mean, within: constants.mixedRange, strokeBase: shape.ascent)
            return
        }
        let excess = ascent / xHeight - constants.lowLetters
        let share = min(1, max(0, excess / constants.lowLettersSpan))
        self.init(
            mean * (1 + constants.lowLettersGain * share), within: constants.mixedRange,
            above: constants.mixedRange * (share > 0 ? 2 : 1), strokeBase: shape.ascent,
            mayHaveSerifs: share > 0)
    }

    /// Measures a line whose letters are all of one height: capitals, digits, or small letters without any
    /// ascender.
    private init(
        level line: Line, letters level: LevelLetters?, shape: LineShape, scale: Double,
        _ constants: SizeConstants
    ) {
        let capitals = Double(shape.ascent) / scale / constants.capitalHeight
        let small = Double(shape.xHeight) / scale / constants.smallXHeight
        if let level, !level.haveMarksAbove,
            abs(level.height - Double(shape.ascent)) > constants.signHeight * Double(shape.ascent)
        {
            // A sign is taller than the letters, or lower.
            self.init(
                level.height / scale / constants.capitalHeight, within: constants.levelRange,
                strokeBase: Float(level.height))
        } else if Self.hasDescenders(line, shape: shape, constants) {
            if Double(Self.body(line, shape: shape, constants).count) > constants.fewLetters {
                self.init(small, within: constants.smallRange, strokeBase: shape.ascent)
            } else {
                // Initials, or the number of a quarter: Q and J descend in some typefaces.
                self.init(
                    either: capitals, or: small, within: constants.levelRange, strokeBase: shape.ascent)
            }
        } else if shape.blocks.allSatisfy({
            Double($0.width) >= constants.squareBlock * Double($0.height)
        }) {
            let ideographs = Double(shape.inkHeight) / scale / constants.ideographHeight
            self.init(
                either: capitals, or: ideographs, within: constants.ideographRange,
                strokeBase: shape.ascent)
        } else {
            // Bold capitals are 0.68 of the size in some typefaces, and hardly more than 0.73 in any.
            let isHeavy = shape.strokeWidth > Float(constants.heavyStroke) * shape.ascent
            self.init(
                either: capitals, or: isHeavy ? capitals * constants.heavyCapitals : capitals,
                within: constants.levelRange, strokeBase: shape.ascent)
        }
    }

    /// Letters that carry the line: not dots and accents.
    private static func body(_ line: Line, shape: LineShape, _ constants: SizeConstants) -> [Glyph] {
        line.glyphs.filter { Double($0.height) >= constants.bodyHeight * Double(shape.inkHeight) }
    }

    /// Where most letters stand on one row, that row is the baseline, whatever the profile says.
    private static func baselineCorrection(
        _ line: Line, shape: LineShape, _ constants: SizeConstants
    ) -> Float? {
        let letters = body(line, shape: shape, constants)
        guard letters.count > 2 else { return nil }
        let tolerance = max(1, constants.baselineTolerance * Double(shape.inkHeight))
        let total = letters.reduce(0) { $0 + $1.width }
        let feet = letters.map { $0.bounds.maxY - line.bounds.minY - shape.top }
        var best = (width: -1, count: 0, foot: 0)
        for foot in feet {
            var (width, count) = (0, 0)
            for (letter, other) in zip(letters, feet) where Double(abs(other - foot)) <= tolerance {
                width += letter.width
                count += 1
            }
            if width > best.width { best = (width, count, foot) }
        }
        let distance = Float(best.foot) - shape.ascent
        guard Double(best.width) >= constants.baselineShare * Double(total),
            Double(best.count) >= constants.baselineCount * Double(letters.count),
            Double(abs(distance)) > constants.baselineDistance * tolerance
        else { return nil }
        return distance
    }

    /// Whether nearly all letters start at one height, none is wide, and some go down as far as letters do.
    private static func hasDescenders(
        _ line: Line, shape: LineShape, _ constants: SizeConstants
    ) -> Bool {
        let descent = Double(shape.descent / shape.xHeight)
        let letters = body(line, shape: shape, constants)
        guard descent > constants.leastDescent, descent < constants.mostDescent,
            let widest = letters.map(\.width).max()
        else { return false }
        let xHeight = Double(shape.xHeight)
        let top = line.bounds.minY + shape.top
        let level = letters.filter {
            Double(abs($0.bounds.minY - top)) <= constants.levelTop * Double(shape.ascent)
        }
        let total = letters.reduce(0) { $0 + $1.width }
        let inLevel = level.reduce(0) { $0 + $1.width }
        let baseline = Double(top) + Double(shape.ascent)
        return Double(inLevel) > constants.levelShare * Double(total)
            && Double(widest) <= constants.widestLetter * xHeight
            && level.contains { letter in
                // Parentheses are narrower than any letter that descends.
                Double(letter.bounds.maxY) > baseline + constants.leastDescent * xHeight
                    && Double(letter.width) >= constants.descenderWidth * Double(letter.height)
            }
    }
}
