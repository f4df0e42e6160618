internal import PaletteFiles

/// A rule for palettes: its description, and what it has to remark.
struct PaletteCheck: Sendable {
    let rule: Rule
    let remarks: @Sendable (PaletteExamination) -> [PaletteRemark]

    /// Describes a check.
    init(_ rule: Rule, remarking remarks: @escaping @Sendable (PaletteExamination) -> [PaletteRemark]) {
        self.rule = rule
        self.remarks = remarks
    }

    /// Every check, in the order in which the rules are documented.
    static let all: [PaletteCheck] = [
        .pairContrast, .increasedContrast, .missingVariant, .darkLightness, .categoryConfusion,
        .roleConfusion, .roleHue, .rampLightness, .tintClarity, .wideGamutFallback, .wideGamutVerdict,
        .literalColor,
        .systemColorDuplicate, .vibrancyOnMaterial, .whiteInDark, .preferredContrast, .unknownColor,
        .unresolvedPair, .repeatedName, .componentRange, .undeclaredPair, .unobservedPair,
    ]
}
