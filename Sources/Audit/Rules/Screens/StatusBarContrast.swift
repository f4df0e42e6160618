internal import ColorMath
internal import Raster
internal import Recognition
internal import ScreenReading
internal import SystemColors
internal import TextDetection

extension Rule {
    /// The status bar can be read over what the app puts under it.
    public static let statusBarContrast = Rule(
        id: "status-bar-contrast",
        name: "Status bar contrast",
        summary: "Time and signs in the status bar have enough contrast with what the app puts under them.",
        rationale: """
            The system draws the status bar, but the app chooses whether its content is dark or light, and \
            what lies under it. Where that does not fit, time, signal and battery are lost. The other style, \
            a bar, or a blur under the status bar fixes it. Over a photograph the whole of what lies \
            behind has to give too little; where most of it does, it is for review. A sign of which hardly \
            anything is seen is reported, too. Parts that are dim by \
            themselves, as a bar of the signal that is not reached, and the figure in a battery that is \
            charged are not counted. Text that scrolls up under the status bar with nothing between them \
            is reported where it has too little contrast with the signs of the bar; so it is on phones \
            with a camera in the display, where text runs across the row of the camera, for review where \
            no sign is told from it.
            """,
        guidelines: [
            .minimumContrast, .interface("Status bars", "Best practices", at: "status-bars"),
        ],
        severity: .warning,
        examples: [
            .found(.example(.text, 0xFFFFFF, on: 0xFFD60A, pointSize: 16, place: .statusBar)),
            .notFound(.example(.text, 0x000000, on: 0xFFD60A, pointSize: 16, place: .statusBar)),
            .notFound(.example(.text, 0xFFFFFF, on: 0xFFD60A, pointSize: 16)),
            .found(.battery(0x000000), .scrolled(0x1C1C1E, y: 14)),
            .notFound(.battery(0x000000), .scrolled(0x1C1C1E, y: 44)),
            // A title between the ends of the bar, in its row.
            .notFound(.battery(0x000000), .scrolled(0x1C1C1E, x: 120, y: 17, width: 150)),
            // In the colour of the bar's own signs, and across the row of the camera.
            .found(.battery(0x000000), .scrolled(0x000000, y: 17, width: 260)),
            // The signs have become one with the text, which the camera lies in.
            .found(.scrolled(0x1C1C1E, y: 14)),
            .notFound(.scrolled(0x1C1C1E, y: 60)),
            // Over a photograph: most of it too dark, and most of it light enough.
            .found(.overPhotograph(typical: 3.2, from: 2, to: 7)),
            .notFound(.overPhotograph(typical: 6, from: 4, to: 9)),
            // A sign alone, nearly as dark as what lies behind it, and one that is dim.
            .found(.battery(0x000000, on: 0x1C1C1E)),
            .notFound(.battery(0x9A9A9A, on: 0xFFFFFF)),
        ])
}

extension Region {
    /// The sign at the right end of a status bar, for examples.
    fileprivate static func battery(_ ink: UInt32, on backdrop: UInt32 = 0xFFFFFF) -> Region {
        var region = example(.icon, ink, on: backdrop, pointSize: 12, place: .statusBar)
        region.box = PixelRect(x: 344, y: 20, width: 25, height: 12)
        return region
    }

    /// A time in white over a photograph, for examples.
    fileprivate static func overPhotograph(typical: Double, from low: Double, to high: Double) -> Region {
        var region = example(.text, 0xFFFFFF, on: 0x8A8A86, pointSize: 16, place: .statusBar)
        region.contrast = MeasuredContrast(typical: typical, low: low, high: high)
        return region
    }

    /// A line of the app's own text on white, for examples.
    fileprivate static func scrolled(_ ink: UInt32, x: Int = 20, y: Int, width: Int = 300) -> Region {
        var region = example(.text, ink, on: 0xFFFFFF)
        region.box = PixelRect(x: x, y: y, width: width, height: 17)
        return region
    }
}

extension ScreenCheck {
    /// Channels of backdrops that differ by no more are those of one.
    private static let sameBackdrop = 24

    /// How many times the contrast of a sign the strongest on its backdrop has where it is a dim part: a bar
    /// of the signal that is not reached.
    private static let dim = 1.5

    static let statusBarContrast = ScreenCheck(.statusBarContrast) { screen in
        let bar = screen.regions.filter { $0.region.place == .statusBar }
        let own = screen.regions.enumerated().compactMap { index, judged -> Observation? in
            // Where the time can be read on the same, the style is right: the battery is dim by itself.
            let isRight = bar.contains {
                $0.judgement?.verdict == .pass
                    && $0.region.backdrop.largestDifference(from: judged.region.backdrop) <= sameBackdrop
            }
            let isDim = bar.contains {
                $0.region.contrast.typical >= dim * judged.region.contrast.typical
                    && $0.region.backdrop.largestDifference(from: judged.region.backdrop) <= sameBackdrop
            }
            guard !isRight, !isDim, !isInBattery(judged, of: bar) else { return nil }
            return remark(onStatusBar: judged).map { Observation(subject: .region(index), remark: $0) }
        }
        if let overlap = StatusBarOverlap(on: screen) {
            return own + [text(overlap.line, under: (overlap.ink, overlap.contrast))]
        }
        return own + [CameraRowOverlap(on: screen)].compactMap(\.self).map { text($0.line, under: $0.signs) }
    }

    /// What is said of a line that runs under the signs of the bar, or where none is told from it.
    private static func text(_ line: Int, under signs: (ink: SRGB8, contrast: Double)?) -> Observation {
        let sight = signs.map {
            "Text of the app runs under the status bar, whose signs are \($0.ink) and have "
                + "\(ContrastRatio($0.contrast)) with it, below the required \(Figure(StatusBarOverlap.required))"
        }
        return Observation(
            subject: .region(line),
            remark: Remark(
                verdict: signs == nil ? .review : .fail,
                message: (sight
                    ?? "Text of the app runs across the camera, where the status bar is; no sign is "
                    + "told from it") + "; a bar or a blur keeps them apart.",
                required: StatusBarOverlap.required))
    }

    /// Whether it is the figure in a battery that is charged or low, which the system fills with a colour of
    /// its own, as nothing else in the bar lies on it.
    private static func isInBattery(_ judged: JudgedRegion, of bar: [JudgedRegion]) -> Bool {
        guard judged.attribution.backgroundRole?.group == .hue else { return false }
        let others = bar.filter { $0.region.box != judged.region.box }
        return !others.isEmpty
            && others.allSatisfy {
                $0.region.backdrop.largestDifference(from: judged.region.backdrop) > sameBackdrop
            }
    }

    private static func remark(onStatusBar judged: JudgedRegion) -> Remark? {
        guard judged.region.place == .statusBar else { return nil }
        guard let judgement = judged.judgement else { return remark(onSign: judged.region) }
        let isSure =
            judgement.verdict == .fail || judged.region.isLost(below: judgement.requiredAtMost)
        guard isSure || judged.region.isMostlyLost(below: judgement.requiredAtMost) else { return nil }
        return remark(
            on: judged.region, isSure: isSure,
            required: isSure ? judgement.required : judgement.requiredAtMost)
    }

    /// Below this a sign is lost; parts that are dim by themselves have more.
    private static let lost = 2.0

    /// What is said of a sign beside which no time can be read.
    private static func remark(onSign region: Region) -> Remark? {
        guard region.kind == .icon, region.contrast.typical < lost else { return nil }
        return remark(
            on: region, isSure: region.isLost(below: lost), required: ContrastStandard.nonTextRatio)
    }

    private static func remark(on region: Region, isSure: Bool, required: Double) -> Remark {
        let white = SRGB8.white.contrastRatio(with: region.backdrop)
        let black = SRGB8.black.contrastRatio(with: region.backdrop)
        let (style, best) = white > black ? ("light", white) : ("dark", black)
        let remedy =
            best > region.contrast.typical && best >= required
            ? "; \(style) status bar content would have \(ContrastRatio(best))" : ""
        let place = isSure ? "" : " over most of the picture behind it"
        return Remark(
            verdict: isSure ? .fail : .review,
            message: region.contrastMessage("is below the required \(Figure(required))\(place)\(remedy)"),
            required: required)
    }
}

extension Region {
    /// Whether nearly all of what lies behind it gives less than a ratio, and nothing stands in the way of
    /// measuring that: the system's own text is never bold, so that its weight is no doubt.
    fileprivate func isLost(below ratio: Double) -> Bool { doubts.isEmpty && contrast.high < ratio }

    /// Whether more than half of what lies behind it gives less than a ratio: a photograph, of which the
    /// system's style fits a part at most. The system never draws faded text in its bar.
    fileprivate func isMostlyLost(below ratio: Double) -> Bool {
        doubts.allSatisfy { [.busyBackdrop, .veiled].contains($0) } && contrast.typical < ratio
    }
}
