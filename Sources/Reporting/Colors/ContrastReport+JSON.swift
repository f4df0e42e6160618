internal import Audit
internal import ColorMath
internal import SystemColors

extension ContrastReport {
    /// The report as one JSON object, schema version 1, as `contrast-report.schema.json` lays down.
    ///
    /// Ratios are cut to two decimals towards zero. What only one pair of opaque colours has (luminances,
    /// lightness, colour vision) is there where the backdrop, or the canvas behind it, is opaque.
    public var json: String { ContrastDocument(of: self).jsonText }
}

extension ScreenGamut {
    /// A colour that the screen shows, in its own space; `#RRGGBB` where it has whole code values of sRGB.
    fileprivate func notation(of color: SRGB) -> String {
        color.isInGamut()
            ? DynamicColor(color).notation : DynamicColor(color.extended(to: DisplayP3.self)).notation
    }
}

private struct ContrastDocument: Encodable {
    let schemaVersion = 1
    let tool = ReportDocument.Tool()
    let ink: Layer
    let backdrop: Layer
    let canvas: Layer?
    /// The screen that the pair is for; missing where it is for all.
    let medium: String?
    /// What screens make of colours outside their gamut.
    let gamutMapping: String
    /// The pair on every screen that shows it in its own way.
    let screens: [Screen]
    /// The screen of those that it is judged by.
    let judgedOn: String
    let contrast: Figure
    let contrastMin: Figure
    let contrastMax: Figure
    let lightnessDifference: Double?
    let standard: String
    let kind: String
    let required: Double
    let passes: Bool
    let verdict: String
    let verdicts: [String: [String: String]]
    let colorVision: [Vision]
    let repair: Repair?

    struct Layer: Encodable {
        let color: String
        let alpha: Double
        let inSRGB: Bool
        let seen: String?
        let luminance: Double?
        let lightness: Double?

        init(_ color: DynamicColor, seen: SRGB? = nil) {
            self.color = color.notation
            alpha = color.alpha
            inSRGB = color.extended(to: SRGB.self).color.isInGamut()
            self.seen = seen.map { DynamicColor($0).notation }
            luminance = seen.map { $0.relativeLuminance.rounded(toDecimals: 6) }
            lightness = seen.map { $0.cieLightness.rounded(toDecimals: 2) }
        }
    }

    /// The pair as a screen shows it.
    struct Screen: Encodable {
        let screen: String
        let ink: String?
        let backdrop: String?
        let contrast: Figure
        let contrastMax: Figure

        init(_ view: ColorPair.View) {
            screen = view.screen.rawValue
            ink = view.ink.map { view.screen.notation(of: $0) }
            backdrop = view.backdrop.map { view.screen.notation(of: $0) }
            contrast = Figure(view.ratios.lowerBound)
            contrastMax = Figure(view.ratios.upperBound)
        }
    }

    struct Vision: Encodable {
        let simulation: SimulationDocument
        let ink: String
        let backdrop: String
        let contrast: Figure
        let remainingShare: Double
        let verdict: String

        init(_ pair: SimulatedPair) {
            simulation = SimulationDocument(pair.confusion.simulation)
            ink = SRGB8(clipping: pair.ink).description
            backdrop = SRGB8(clipping: pair.backdrop).description
            contrast = Figure(pair.ratio)
            remainingShare = pair.confusion.remainingShare.rounded(toDecimals: 4)
            verdict = pair.confusion.verdict.rawValue
        }
    }

    struct Repair: Encodable {
        let ink: Change
        let backdrop: Change?
        let named: NamedInk?
    }

    /// A colour of the system in the place of the ink.
    struct NamedInk: Encodable {
        let name: String
        /// `increase-contrast` where it is the value that the colour has with that setting.
        let setting: String?
        let color: String
        let contrast: Figure

        init(_ ink: StrongerInk) {
            name = ink.name
            setting = ink.isIncreased ? WhatIf.Condition.increaseContrast.name : nil
            color = ink.color.description
            contrast = Figure(ink.contrast)
        }
    }

    /// A colour that reaches the ratio, or the highest ratio that there is.
    struct Change: Encodable {
        var color: String?
        var contrast: Figure?
        var difference: Double?
        var bestContrast: Figure?

        init(_ outcome: ContrastRepair.Outcome<SRGB>) {
            switch outcome {
            case .alreadyReached(let color, let ratio):
                (self.color, contrast, difference) = (DynamicColor(color).notation, Figure(ratio), 0)
            case .repaired(let color, let ratio, let difference):
                (self.color, contrast) = (DynamicColor(color).notation, Figure(ratio))
                self.difference = difference.rounded(toDecimals: 5)
            case .impossible(let best), .betweenCodeValues(let best):
                bestContrast = Figure(best)
            }
        }
    }

    init(of report: ContrastReport) {
        let seen = report.pair.seen
        ink = Layer(report.ink, seen: seen?.ink)
        backdrop = Layer(report.backdrop, seen: seen?.backdrop)
        canvas = report.canvas.map { Layer($0) }
        medium = report.medium?.rawValue
        gamutMapping = ScreenGamut.mapping.rawValue
        screens = report.pair.views.map(Screen.init)
        judgedOn = report.pair.worst.screen.rawValue
        contrast = Figure(report.ratios.lowerBound)
        contrastMin = contrast
        contrastMax = Figure(report.ratios.upperBound)
        lightnessDifference = seen.map {
            $0.ink.lightnessDifference(from: $0.backdrop).rounded(toDecimals: 2)
        }
        standard = report.standard.rawValue
        kind = report.kind.rawValue
        required = report.required
        passes = report.verdict == .passes
        verdict = report.verdict.rawValue
        verdicts = Dictionary(
            uniqueKeysWithValues: ContrastStandard.allCases.map { standard in
                let cells = SubjectKind.allCases.map { kind in
                    (kind.rawValue, standard.verdict(on: report.ratios, for: kind.subject).rawValue)
                }
                return (standard.rawValue, Dictionary(uniqueKeysWithValues: cells))
            })
        colorVision = report.visions.map(Vision.init)
        repair = report.repair.map {
            Repair(
                ink: Change($0.ink), backdrop: $0.backdrop.map(Change.init),
                named: report.strongerInk.map(NamedInk.init))
        }
    }
}
