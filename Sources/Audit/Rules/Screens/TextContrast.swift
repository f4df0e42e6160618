internal import ColorMath
internal import Recognition
internal import SystemColors
internal import TextDetection

extension Rule {
    /// Text stands out from what lies behind it.
    public static let textContrast = Rule(
        id: "text-contrast",
        name: "Text contrast",
        summary:
            "Every line of text has at least the contrast ratio with its backdrop that the standard requires.",
        rationale: """
            People with low vision, older eyes, or a screen in the sun lose text whose luminance is close to \
            that of its backdrop. The ratio is measured between the colour of the strokes and the pixels \
            behind them, and compared unrounded: 4.499 is not 4.5. Large text, whose strokes are wider, \
            needs less. Where the pixels do not decide, the verdict is review, with the reason; a review is \
            never a pass. A line that only thin strokes leave open fails where other lines in its ink do. \
            Text that the system draws (status bar, keyboard), text inside a picture, and text that lies \
            dimmed behind a sheet or an alert is measured too, and reported as a note. So are the labels of \
            tabs and badges where ink and backdrop are the system's own, and the label of a button that is \
            pale as a whole, as one that is switched off is, that is drawn as others are that are, or that \
            has the grey of GTK or Qt for it in a window in its colours; where it is not, it fails. A sign \
            alone in a disc or a tile may be an icon or a logo: below 3 it is a warning, as for icons, else \
            a note.
            """,
        guidelines: [.minimumContrast, .enhancedContrast, .colorAndEffects],
        severity: .error,
        examples: [
            .found(.example(.text, 0x8A8A8E, on: 0xFFFFFF)),
            .found(.example(.text, 0x777777, on: 0xFFFFFF)),
            .notFound(.example(.text, 0x767676, on: 0xFFFFFF)),
            .notFound(.example(.text, 0x8A8A8E, on: 0xFFFFFF, pointSize: 28)),
            .found(.example(.text, 0x767676, on: 0xFFFFFF), standard: .wcagAAA),
        ])
}

extension ScreenCheck {
    static let textContrast = ScreenCheck(.textContrast) { index, screen in
        let judged = screen.regions[index]
        guard let judgement = judged.judgement else { return nil }
        let isOwn = judged.region.place == .content
        switch judgement.verdict {
        case .pass:
            return nil
        case .fail:
            let excuse = excuse(for: index, on: screen)
            let tile = judged.region.isAloneInTile ? aloneInTile : nil
            return Remark(
                verdict: .fail,
                message: judged.region.contrastMessage(
                    "is below the required \(Figure(judgement.required))\(excuse ?? tile ?? "")"),
                required: judgement.requiredAtMost,
                severityAtMost: !isOwn || excuse != nil
                    ? .note : tile == nil ? .error : severityInTile(judged.region, on: screen),
                repair: repair(of: judged, judgement, on: screen))
        case .review where judged.region.place == .annotated:
            return Remark(
                verdict: .review, message: "Cannot be judged: \(ReviewReason.annotated).",
                required: judgement.requiredAtMost, severityAtMost: .note)
        case .review:
            return Remark(
                verdict: .review,
                message: judged.region.contrastMessage(
                    (judgement.isExempt ? "is not asked for more: " : "cannot be judged from the pixels: ")
                        + (judgement.reason ?? "")),
                required: judgement.requiredAtMost, severityAtMost: isOwn ? .warning : .note,
                repair: repair(of: judged, judgement, on: screen))
        }
    }

    /// What a sign in a tile may be, the end of a sentence.
    private static let aloneInTile =
        "; alone in its tile it may be an icon or a logo, as pixels do not tell from a letter"

    /// The severity for a sign in a tile: an icon needs less, and where it does not have that either, it is
    /// what is said of icons.
    private static func severityInTile(_ region: Region, on screen: JudgedScreen) -> Severity {
        region.contrast.typical < screen.standard.requiredRatio(for: .nonText) ? .warning : .note
    }

    /// Why a failure is likely none of the app's, the end of a sentence; nil where nothing says so.
    private static func excuse(for index: Int, on screen: JudgedScreen) -> String? {
        if let system = SystemDrawing(drawing: index, on: screen) {
            return "; \(system.words), both the system's own"
        }
        if !screen.isControlInForce(index), PaleControl(around: index, on: screen) != nil {
            return "; the whole control is pale, as one that is switched off is"
        }
        if isInInkOfDisabled(index, on: screen) {
            return "; \(inkOfDisabled) is the ink that macOS gives to what is switched off"
        }
        if InactiveInk.isInk(ofLine: index, on: screen) {
            return "; it is drawn as what is switched off on this screen, and may be one more of it"
        }
        return toolkit(drawingInactive: index, on: screen).map {
            "; it has the grey in which \($0) draws what is switched off, in a window of \($0)"
        }
    }

    /// The toolkit that may have drawn a line of something that is switched off, where no other platform is
    /// known: that of pages has no windows, and takes those of desktops in.
    private static func toolkit(drawingInactive index: Int, on screen: JudgedScreen) -> String? {
        guard [.web, nil].contains(screen.conditions.platform), !screen.isControlInForce(index) else {
            return nil
        }
        return ToolkitColors.toolkit(drawingInactive: screen.regions[index].region.ink, on: screen.model)
    }

    /// The colour of the text of controls and commands that are switched off.
    private static let inkOfDisabled = "disabledControlTextColor"

    /// Whether a line on a Mac may have that ink.
    private static func isInInkOfDisabled(_ index: Int, on screen: JudgedScreen) -> Bool {
        let attribution = screen.regions[index].attribution
        return screen.conditions.platform == .macOS && attribution.foregroundRole != nil
            && attribution.foreground.contains { $0.name == inkOfDisabled }
            && !isSmallPrint(index, on: screen)
    }

    /// How far sizes are apart that are one, as a share: captions of macOS, of 11 points beside 13, are three
    /// times as far.
    private static let sizeAlike = 0.05

    /// Whether a line is smaller than most text, and no line of its size on its backdrop can be read: it is a
    /// caption in that ink. Commands that are switched off have the size of those beside them.
    private static func isSmallPrint(_ index: Int, on screen: JudgedScreen) -> Bool {
        let region = screen.regions[index].region
        let texts = screen.regions.filter { $0.region.kind == .text }
        let sizes = texts.map(\.region.pointSize).sorted()
        guard region.pointSize < (1 - sizeAlike) * sizes[sizes.count / 2] else { return false }
        return !texts.contains { other in
            other.judgement?.verdict == .pass && other.region.backdrop == region.backdrop
                && abs(other.region.pointSize - region.pointSize) <= sizeAlike * region.pointSize
        }
    }

    /// What settles the matter, or `nil` where the measurement itself is in doubt, or the backdrop varies,
    /// and no ratio over the typical backdrop would.
    private static func repair(
        of judged: JudgedRegion, _ judgement: Judgement, on screen: JudgedScreen
    ) -> RegionRepair? {
        let isSettled = judgement.reasons.allSatisfy { reason in
            switch reason {
            case .weight, .size, .scale, .platform: true
            case .variedBackdrop, .doubt, .dimmed, .rotated, .annotated, .exempt: false
            }
        }
        return isSettled ? RegionRepair(of: judged, to: judgement.requiredAtMost, on: screen) : nil
    }
}

extension Judgement {
    /// Whether the view tree says that standards ask nothing of it.
    fileprivate var isExempt: Bool {
        reasons.contains { if case .exempt = $0 { true } else { false } }
    }
}

extension Region {
    /// A sentence on the contrast of a region: `Contrast 3.43, #8A8A8E on #FFFFFF, is too low.`
    func contrastMessage(_ predicate: String) -> String {
        "Contrast \(ContrastRatio(contrast.typical)), \(ink) on \(backdrop), \(predicate)."
    }
}
