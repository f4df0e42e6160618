internal import ColorMath

/// A rule for screenshots that belong together: its description, and what it observes.
package struct ComparisonCheck: Sendable {
    let rule: Rule
    private let subject: Subject

    /// What a rule looks at.
    private enum Subject: Sendable {
        /// One screen under two settings, or in two states.
        case pair(@Sendable (ScreenPair) -> [ComparisonRemark])
        /// Several screens that were taken under the same: what it says of each, by their places.
        case set(@Sendable ([ScreenSummary]) -> [(screen: Int, reference: Int, remark: ComparisonRemark)])
    }

    /// Describes a check of two screenshots of one screen.
    init(_ rule: Rule, observing observe: @escaping @Sendable (ScreenPair) -> [ComparisonRemark]) {
        self.rule = rule
        subject = .pair(observe)
    }

    /// Describes a check of several screens of one app.
    init(
        _ rule: Rule,
        observingScreens observe:
            @escaping @Sendable ([ScreenSummary]) -> [(
                screen: Int, reference: Int, remark: ComparisonRemark
            )]
    ) {
        self.rule = rule
        subject = .set(observe)
    }

    /// Every check, in the order in which the rules are documented.
    static let all: [ComparisonCheck] = [
        .textSizeGrowth, .textCut, .textVanished, .appearanceContrast, .boldUnanswered,
        .contrastUnanswered, .transparencyUnanswered, .shapesUnanswered, .mirroredLayout, .pictureCropped,
        .launchLikeness, .barConsistency, .backgroundConsistency, .roleConsistency, .focusVisible,
        .focusAppearance, .focusObscured, .stateColor, .stateContrast, .elementContrast,
    ]

    /// What the rules that are on say of two screenshots, in the order of the rules.
    package static func findings(on pair: ScreenPair, by rules: RuleSelection) -> [ComparisonFinding] {
        all.flatMap { check -> [ComparisonFinding] in
            guard case .pair(let observe) = check.subject, let severity = rules.severity(of: check.rule)
            else { return [] }
            return observe(pair).map {
                ComparisonFinding(
                    $0, by: check.rule, weighing: severity, on: pair.screen.member.path,
                    against: pair.reference.member.path, standard: pair.screen.audit.standard)
            }
        }
    }

    /// What the rules that are on say of screens that were taken under the same, in the order of the rules.
    static func findings(
        on screens: [ScreenSummary], by rules: RuleSelection, standard: ContrastStandard
    ) -> [ComparisonFinding] {
        all.flatMap { check -> [ComparisonFinding] in
            guard case .set(let observe) = check.subject, let severity = rules.severity(of: check.rule)
            else { return [] }
            return observe(screens).map {
                ComparisonFinding(
                    $0.remark, by: check.rule, weighing: severity, on: screens[$0.screen].member.path,
                    against: screens[$0.reference].member.path, standard: standard)
            }
        }
    }
}

extension ComparisonFinding {
    /// Puts a remark and the rule that makes it together.
    fileprivate init(
        _ remark: ComparisonRemark, by rule: Rule, weighing severity: Severity, on path: String,
        against reference: String, standard: ContrastStandard
    ) {
        self.init(
            rule: rule.id, severity: min(severity, remark.severityAtMost), verdict: remark.verdict,
            message: remark.message, path: path, reference: reference, boxes: remark.boxes,
            referenceBoxes: remark.referenceBoxes, colors: remark.colors,
            criteria: remark.criteria
                ?? rule.criteria.filter { standard.includes($0.level) || rule.criteria.count == 1 })
    }
}
