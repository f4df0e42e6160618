extension SuccessCriterion {
    /// The norms that take the criterion over, beside WCAG.
    ///
    /// The numbers are those of these sources: EN 301 549 V3.2.1, its table of contents for clause 9, and for
    /// clause 11 the correspondences of RAAM 1.1, Luxembourg's guidelines for apps; the revised Section 508
    /// standards, E205.4 and E207.2, which incorporate WCAG 2.0 and so neither 1.4.11 nor what is younger;
    /// Trusted Tester 5.0, appendix C; RGAA 4.1, criteres.json; the approved ACT rules. EN 301 549 and
    /// Section 508 have no clause for a criterion of level AAA, and V3.2.1 none for what WCAG 2.2 added.
    var otherNorms: [Norm] {
        switch self {
        case .useOfColor:
            en301549("Use of colour") + Self.section508
                + [
                    Norm(.trustedTester, "13.A", "1.4.1-color-meaning", for: .web),
                    Norm(.rgaa, "3.1", for: .web),
                ]
        case .contrastMinimum:
            en301549("Contrast (minimum)") + Self.section508
                + [
                    Norm(.trustedTester, "13.C", "1.4.3-contrast", for: .web),
                    Norm(.rgaa, "3.2", for: .web),
                    Norm(.act, "afw4f7", "Text has minimum contrast", for: .web),
                ]
        case .contrastEnhanced:
            [Norm(.act, "09o5cg", "Text has enhanced contrast", for: .web)]
        case .nonTextContrast:
            en301549("Non-text contrast") + [Norm(.rgaa, "3.3", for: .web)]
        case .focusVisible:
            en301549("Focus visible") + Self.section508
                + [
                    Norm(.trustedTester, "4.D", "2.4.7-focus-visible", for: .web),
                    Norm(.rgaa, "10.7", for: .web),
                    Norm(.act, "oj04fd", "Element in sequential focus order has visible focus", for: .web),
                ]
        case .focusNotObscured, .focusAppearance, .targetSize:
            []
        }
    }

    private func en301549(_ name: String) -> [Norm] {
        [
            Norm(.en301549, "9.\(id)", name, for: .web),
            Norm(.en301549, "11.\(id)", name, for: .app),
        ]
    }

    private static let section508 = [
        Norm(.section508, "E205.4", "Accessibility Standard", for: .web),
        Norm(.section508, "E207.2", "WCAG Conformance", for: .app),
    ]
}
