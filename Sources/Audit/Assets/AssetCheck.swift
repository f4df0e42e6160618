/// A rule for assets: its description, and what it has to remark.
struct AssetCheck: Sendable {
    let rule: Rule
    let remarks: @Sendable (AssetExamination) -> [AssetRemark]

    /// Describes a check.
    init(_ rule: Rule, remarking remarks: @escaping @Sendable (AssetExamination) -> [AssetRemark]) {
        self.rule = rule
        self.remarks = remarks
    }

    /// Every check, in the order in which the rules are documented.
    static let all: [AssetCheck] = [
        .iconOpacity, .iconShape, .iconSizes, .iconColorSpace, .iconBorder, .iconDesigns, .iconDetail,
        .iconAppearances, .iconAccent, .templateColor, .templateShape, .templateShadow, .glyphSize,
        .glyphStroke,
        .glyphWeight, .tabIconSets, .backMask, .symbolWeights, .imageScales, .imageUpscaled, .imageInterlaced,
        .imageDepth, .imagePalette, .imageSize, .imageProfile, .imageGamut, .imageGrounds, .imageMargins,
        .imageFormat, .animationSize, .stickerSize, .stickerFormat, .launchSize, .launchText,
        .imageGrid, .referenceDetail, .referenceCount,
    ]
}
