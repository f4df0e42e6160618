public import ColorMath
internal import Raster
public import TextDetection

/// The verdict on one line of text under a standard, and what it rests on.
public struct Judgement: Hashable, Sendable {
    /// The ratio that the line requires, unrounded.
    ///
    /// The stricter one where the line's weight is undecided and the standard asks more of regular type.
    public let required: Double
    /// The highest ratio that the line may require: above ``required`` where its size or weight is in doubt.
    public let requiredAtMost: Double
    /// The ratio that the standard would rather see, where it names one and the line passes without reaching
    /// it.
    public let preferred: Double?
    /// The verdict.
    public let verdict: Verdict
    /// Why the verdict is ``Verdict/review``; empty for a pass or a failure.
    public let reasons: [ReviewReason]

    /// Strokes that cover hardly a pixel fully are measured with too little contrast by up to this much.
    private static let marginOfThinStrokes = 0.1

    /// No doubt about a measurement makes it wrong by more than this factor: a veil that halves a contrast is
    /// seen.
    private static let farAbove = 2.0

    /// Soft edges and a veil leave less of a contrast than the ink has; what they leave is enough where it is
    /// so many times what is required everywhere on the line.
    private static let veiledAbove = 1.1

    /// Soft edges and a veil hide so much of a contrast at most where the line is surely text: what they
    /// leave, so many times over, is the most that its ink can have.
    private static let veiledBelow = 1.5

    /// The confidence from which a line with soft edges is surely text, and the contrast below which what is
    /// measured is rather the halo or the shadow of its letters.
    private static let (sureOfVeiled, halo) = (0.46, 1.6)

    /// Judges a line of text by its measurements.
    ///
    /// The ratio is compared unrounded: exactly 4.5 meets 4.5, and 4.499 does not. The verdict is
    /// ``Verdict/review``
    ///
    /// * where size or weight decide between two required ratios, neither is sure, and the line meets only
    ///   one;
    /// * where the backdrop varies, and neither four fifths of it give enough contrast nor four fifths too
    ///   little;
    /// * where the line lies behind what dims it: its colours are not those that it has in force;
    /// * where a tool has drawn over the picture: its colours are not those of the app;
    /// * where the view tree says that it is exempt: switched off, decoration, a badge of the system;
    /// * where the detector doubts its own measurement. Strokes too thin to show their full colour are
    ///   measured with too little contrast, never too much, so a pass of such a line stands; and a line of
    ///   which some pixels all but reach what is required does not fail. So does any that is far above what
    ///   is required, and a line with soft edges fails where they leave less than two thirds of it. Soft
    ///   edges are no veil where many pixels show one colour.
    ///
    /// - Parameters:
    ///   - region: A region of kind `Region.Kind.text`.
    ///   - standard: The standard to judge by.
    ///   - sizes: What sizes in points stand for on the screen.
    public init(of region: Region, under standard: ContrastStandard, sizes: TypeConditions = .points) {
        let requirement = TextRequirement(of: region, under: standard, sizes: sizes)
        let strict = Sufficiency(of: region.contrast, for: requirement.strict)
        let lenient = Sufficiency(of: region.contrast, for: requirement.lenient)

        var reasons: [ReviewReason] = []
        if strict != lenient, let doubt = requirement.doubt {
            reasons.append(doubt)
        }
        if strict == .divided || lenient == .divided {
            reasons.append(.variedBackdrop(low: region.contrast.low, high: region.contrast.high))
        }
        let atMost = max(
            region.contrastAtMost, region.isThin ? region.utmostContrast ?? 0 : 0,
            region.contrast.typical + Self.marginOfThinStrokes, region.contrastOfLoneLetter)
        let isSure = region.isLoneLetter ? region.isInkKnown : region.isSure
        if reasons.isEmpty, region.isThin, !isSure, !region.doubts.contains(.thinStrokes),
            region.contrast.typical < requirement.strict, atMost >= requirement.strict
        {
            reasons.append(.doubt(.thinStrokes))
        }
        let isEnough = reasons.isEmpty && strict == .enough
        func isAbove(_ doubt: Region.Doubt) -> Bool {
            switch doubt {
            case .thinStrokes: true
            case .veiled: region.contrast.low >= Self.veiledAbove * requirement.strict
            case .busyBackdrop: region.contrast.low >= Self.farAbove * requirement.strict
            }
        }
        // Of thin strokes the whole colour may be stronger than any pixel; where even that gives too little,
        // nothing is in doubt.
        let isFarBelow = strict == .tooLow && lenient == .tooLow && atMost < requirement.lenient
        func isBelow(_ doubt: Region.Doubt) -> Bool {
            switch doubt {
            case .thinStrokes: true
            case .veiled:
                region.confidence >= Self.sureOfVeiled && region.contrast.typical >= Self.halo
                    && Self.veiledBelow * region.contrast.high < requirement.lenient
            case .busyBackdrop: false
            }
        }
        reasons += region.doubts.filter {
            !(isEnough && isAbove($0)) && !(isFarBelow && isBelow($0))
                && !(region.showsItsInk && $0 == .veiled)
        }.map(ReviewReason.doubt)

        if region.place == .annotated {
            reasons = [.annotated]
        } else if !(isEnough && reasons.isEmpty) {
            switch region.place {
            case .behind: reasons = [.dimmed]
            case .rotated: reasons = [.rotated]
            case .inactive, .decoration, .badge: reasons = [.exempt(region.place)]
            case .content, .statusBar, .keyboard, .picture, .annotated: break
            }
        }

        self.required = requirement.stated
        self.requiredAtMost = requirement.strict
        self.reasons = reasons
        self.verdict = !reasons.isEmpty ? .review : isEnough ? .pass : .fail
        if verdict == .pass, let preferred = requirement.preferred, region.contrast.typical < preferred {
            self.preferred = preferred
        } else {
            self.preferred = nil
        }
    }

    /// Why the verdict is ``Verdict/review``, as one clause; `nil` for a pass or a failure.
    public var reason: String? {
        reasons.isEmpty ? nil : reasons.map(\.description).joined(separator: "; ")
    }
}

extension Region {
    /// Whether its pixels show the ink, and its strokes are not thinner than they are, or other lines show
    /// it.
    fileprivate var isSure: Bool { isInkKnown || showsItsInk && (strokeWidth ?? 0) >= 1 }

    /// Strokes of fewer pixels than this seldom cover one fully.
    private static let thinStroke = 1.5

    fileprivate var isThin: Bool { (strokeWidth ?? .infinity) < Self.thinStroke }

    /// The width of a letter for its height at most.
    private static let letterProportion = 1.6
    /// The share of a stem's ink that its pixels have at least, for each pixel that it is wide, and at most:
    /// one of a pixel's width lies across two, most of it in the one.
    private static let (leastShare, mostShare) = (0.7, 0.85)

    /// Whether it is one letter or digit, whose few stems may all lie between two pixels, and show one colour
    /// that is none of the ink.
    fileprivate var isLoneLetter: Bool {
        Double(box.width) <= Self.letterProportion * Double(box.height)
    }

    /// The contrast of the ink of a letter whose stems lie across pixels.
    fileprivate var contrastOfLoneLetter: Double {
        guard isThin, isLoneLetter, !isInkKnown, let strokeWidth else { return 0 }
        return contrast(ofInkShownTo: min(Self.mostShare, Self.leastShare * strokeWidth))
    }

    /// The contrast of the strongest ink whose share the pixels may show.
    fileprivate var contrastAtMost: Double {
        inkShare < 1 ? contrast(ofInkShownTo: inkShare) : contrast.typical
    }

    /// The contrast of the ink of which pixels have a share of the strength that they show.
    func contrast(ofInkShownTo share: Double) -> Double {
        let (ink, ground) = (SRGB(ink), SRGB(backdrop))
        func farther(_ channel: (SRGB) -> Double) -> Double {
            channel(ground) + (channel(ink) - channel(ground)) / share
        }
        let strongest = SRGB(red: farther(\.red), green: farther(\.green), blue: farther(\.blue))
        return SRGB8(clipping: strongest).contrastRatio(with: backdrop)
    }
}
