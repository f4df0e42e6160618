internal import PaletteFiles

/// A rule for palettes: its description, and what it has to remark.
struct PaletteCheck: Sendable {
    let rule: Rule
    /// Hands out what there is to remark, one by one: of a large palette that is more than memory is to hold.
    let forEachRemark: @Sendable (PaletteExamination, (PaletteRemark) -> Void) -> Void

    /// Describes a check that has few things to remark.
    init(_ rule: Rule, remarking remarks: @escaping @Sendable (PaletteExamination) -> [PaletteRemark]) {
        self.init(rule, each: { examination, body in remarks(examination).forEach(body) })
    }

    /// Describes a check that may have many.
    init(
        _ rule: Rule,
        each forEachRemark: @escaping @Sendable (PaletteExamination, (PaletteRemark) -> Void) -> Void
    ) {
        self.rule = rule
        self.forEachRemark = forEachRemark
    }

    /// Every check, in the order in which the rules are documented.
    static let all: [PaletteCheck] = [
        .pairContrast, .increasedContrast, .missingVariant, .darkLightness, .categoryConfusion,
        .roleConfusion, .roleHue, .rampLightness, .tintClarity, .wideGamutFallback, .wideGamutVerdict,
        .literalColor,
        .systemColorDuplicate, .vibrancyOnMaterial, .whiteInDark, .preferredContrast, .unknownColor,
        .unresolvedPair, .unmeasuredText, .repeatedName, .componentRange, .undeclaredPair, .unobservedPair,
    ]
}
