internal import Audit
internal import ColorMath
internal import PaletteFiles
internal import Raster
internal import Recognition
internal import SystemColors

/// One finding in JSON: `region` is the first of its `regions`, and `box` is there where it is about none.
struct FindingDocument: Codable {
    let rule: Rule.ID
    let severity: Severity
    let verdict: Verdict
    let image: String
    let region: Int?
    let regions: [Int]?
    let box: BoxDocument?
    /// The element of the view tree that it is about.
    let element: ElementDocument?
    let message: String
    /// The ratio that settles the matter, where it is one of contrast.
    let required: Figure?
    let suggestion: Suggestion?
    let alternative: Alternative?
    let whatIf: [WhatIfDocument]?
    /// What it is about by number; absent where it is about no requirement of a standard.
    let norms: NormsDocument?
    /// What a palette calls the colours, where one was given that has them.
    let tokens: TokensDocument?
    let fingerprint: Fingerprint
    var suppression: SuppressionDocument?

    struct Suggestion: Codable {
        let foreground: ColorCode
        /// The system colour that the ink is, where one is to be used.
        let foregroundRole: String?
        /// `increase-contrast` where it is the value that the system colour has with that setting.
        let foregroundSetting: String?
        let contrast: Figure

        /// The name of the system colour, with what sets its value apart.
        var inkName: String? {
            foregroundRole.map { StrongerInk.words(for: $0, isIncreased: foregroundSetting != nil) }
        }

        /// The system colour in Swift, where one is to be used; `nil` where no code is known that gives it.
        func code(on platform: Platform?) -> String? {
            guard let role = foregroundRole, let platform else { return nil }
            let traits = "UITraitCollection(accessibilityContrast: .high)"
            return switch (platform, foregroundSetting == nil) {
            case (.iOS, true), (.tvOS, true), (.visionOS, true): "Color(uiColor: .\(role))"
            case (.iOS, false), (.tvOS, false), (.visionOS, false):
                "Color(uiColor: .\(role).resolvedColor(with: \(traits)))"
            case (.macOS, true): "Color(nsColor: .\(role))"
            default: nil
            }
        }

        /// The change as a clause: `use #737779 for 4.52`, or `use label #000000 for 21.00`.
        var words: String { words(foreground.color.description) }

        /// The change as a clause.
        ///
        /// - Parameter color: The ink as a format shows it.
        func words(_ color: String) -> String {
            let name = inkName.map { "\($0) " } ?? ""
            return "use \(name)\(color) for \(ContrastRatio(contrast.exact))"
        }
    }

    /// A backdrop that would do under the ink as it is.
    struct Alternative: Codable {
        let background: ColorCode
        let contrast: Figure

        /// The change as a clause: `or #1B5E20 behind it for 4.56`.
        var words: String { words(background.color.description) }

        /// The change as a clause.
        ///
        /// - Parameter color: The backdrop as a format shows it.
        func words(_ color: String) -> String {
            "or \(color) behind it for \(ContrastRatio(contrast.exact))"
        }
    }

    /// What fixes it without a change of a palette, as a clause; `nil` where no ink and no backdrop does.
    var suggestionWords: String? {
        guard let suggestion else {
            return alternative.map {
                "use \($0.background.color) behind it for \(ContrastRatio($0.contrast.exact))"
            }
        }
        return [suggestion.words, alternative?.words].compactMap(\.self).joined(separator: ", ")
    }

    init(of finding: Finding, on screen: ScreenAudit, fingerprint: Fingerprint) {
        rule = finding.rule
        severity = finding.severity
        verdict = finding.verdict
        image = screen.path
        region = finding.region
        regions = finding.regions.isEmpty ? nil : finding.regions
        box = finding.regions.isEmpty ? finding.boxes.first.map(BoxDocument.init) : nil
        element = finding.element.map(ElementDocument.init)
        message = finding.message
        required = finding.required.map { Figure($0) }
        suggestion = finding.suggestion.map {
            Suggestion(
                foreground: ColorCode($0.foreground), foregroundRole: $0.role,
                foregroundSetting: $0.isIncreased ? WhatIf.Condition.increaseContrast.name : nil,
                contrast: Figure($0.contrast))
        }
        alternative = finding.alternative.map {
            Alternative(background: ColorCode($0.background), contrast: Figure($0.contrast))
        }
        whatIf = finding.whatIfs.isEmpty ? nil : finding.whatIfs.map(WhatIfDocument.init)
        norms = NormsDocument(of: finding.criteria, on: screen.conditions.platform)
        tokens = finding.tokens.map(TokensDocument.init)
        self.fingerprint = fingerprint
        suppression = finding.suppression.map {
            SuppressionDocument(.exception(reason: $0.reason), at: $0.location)
        }
    }
}

extension FindingDocument {
    /// Where on its screen it is: at least one place.
    func places(on image: ImageDocument) -> [PixelRect] {
        regions.map { $0.map { image.regions[$0].box.rect } } ?? [box?.rect ?? image.frame]
    }
}

/// Why a finding counts for nothing, in JSON.
struct SuppressionDocument: Codable {
    let kind: String
    let reason: String?
    /// Where the configuration says so, as `path:line:column`; `nil` where that is not known.
    let at: String?

    /// The reason, as lists of findings carry it.
    var suppression: ReportedFinding.Suppression {
        switch SuppressedFinding.Cause(rawValue: kind) {
        case .exception: .exception(reason: reason ?? "")
        case .comment: .comment(reason: reason ?? "")
        case .baseline, nil: .baseline
        }
    }
}

extension SuppressionDocument {
    init(_ suppression: ReportedFinding.Suppression, at location: SourceLocation? = nil) {
        kind = suppression.cause.rawValue
        reason = suppression.reason
        at = location?.description
    }
}
