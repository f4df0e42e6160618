public import ColorMath

extension Rule {
    /// The success criteria that what it finds bears on; empty where its reason is another.
    ///
    /// Which of them a finding is about depends on what was asked for: see ``Finding/criteria``.
    public var criteria: [SuccessCriterion] { Self.criteriaByRule[id] ?? [] }

    /// What a screen or a palette shows of the criteria, rule by rule. A rule that would rather see more than
    /// a criterion asks for, or that keeps a configuration in order, has none.
    private static let criteriaByRule: [Rule.ID: [SuccessCriterion]] = [
        textContrast.id: [.contrastMinimum, .contrastEnhanced],
        statusBarContrast.id: [.contrastMinimum],
        iconContrast.id: [.nonTextContrast],
        pairContrast.id: [.contrastMinimum, .contrastEnhanced, .nonTextContrast],
        categoryConfusion.id: [.useOfColor],
        roleConfusion.id: [.useOfColor],
        tintClarity.id: [.useOfColor],
        targetSize.id: [.targetSize],
        elementContrast.id: [.nonTextContrast],
        appearanceContrast.id: [.contrastMinimum, .contrastEnhanced],
        stateContrast.id: [.contrastMinimum, .contrastEnhanced],
        focusVisible.id: [.focusVisible],
        focusAppearance.id: [.focusAppearance],
        focusObscured.id: [.focusNotObscured],
        stateColor.id: [.useOfColor],
    ]
}

extension ContrastStandard {
    /// The criterion that text which passes by the standard has passed; `nil` for Apple's, which takes bold
    /// text of any size for large.
    public var criterion: SuccessCriterion? {
        switch self {
        case .wcagAA: .contrastMinimum
        case .wcagAAA: .contrastEnhanced
        case .apple: nil
        }
    }

    /// Whether it asks for what criteria of a level ask for.
    func includes(_ level: SuccessCriterion.Level) -> Bool { level != .aaa || self == .wcagAAA }
}
