extension Norm {
    /// A standard or a test procedure, in the version whose numbers are given here.
    public enum Standard: String, Hashable, Sendable, CaseIterable {
        /// Web Content Accessibility Guidelines.
        case wcag
        /// The European standard for products and services.
        case en301549
        /// The standards for federal agencies of the United States.
        case section508
        /// The test procedure of the Department of Homeland Security.
        case trustedTester
        /// The French guidelines for the web.
        case rgaa
        /// The test rules of the W3C.
        case act
    }
}

extension Norm.Standard {
    /// The name without a version.
    public var name: String {
        switch self {
        case .wcag: "WCAG"
        case .en301549: "EN 301 549"
        case .section508: "Section 508"
        case .trustedTester: "Trusted Tester"
        case .rgaa: "RGAA"
        case .act: "ACT Rules"
        }
    }

    /// The version; `nil` where clauses have none in common.
    public var version: String? {
        switch self {
        case .wcag: "2.2"
        case .en301549: "V3.2.1"
        case .section508: nil
        case .trustedTester: "5.0"
        case .rgaa: "4.1"
        case .act: nil
        }
    }

    /// Who publishes it.
    public var publisher: String {
        switch self {
        case .wcag, .act: "W3C"
        case .en301549: "CEN, CENELEC and ETSI"
        case .section508: "U.S. Access Board"
        case .trustedTester: "U.S. Department of Homeland Security"
        case .rgaa: "DINUM"
        }
    }

    /// What it is, in one sentence.
    public var summary: String {
        switch self {
        case .wcag: "Web Content Accessibility Guidelines."
        case .en301549:
            """
            Accessibility requirements for ICT products and services, March 2021, which take over WCAG 2.1 \
            for the web in clause 9 and for software in clause 11.
            """
        case .section508:
            "Revised standards of 2017, which incorporate levels A and AA of WCAG 2.0 for the web and software."
        case .trustedTester: "Section 508 conformance test process for the web, June 2019."
        case .rgaa: "Référentiel général d'amélioration de l'accessibilité, for the web."
        case .act: "Rules of the W3C for tests of accessibility, for pages of HTML."
        }
    }

    /// Where it is published.
    public var address: String {
        switch self {
        case .wcag: "https://www.w3.org/TR/WCAG22/"
        case .en301549:
            "https://www.etsi.org/deliver/etsi_en/301500_301599/301549/03.02.01_60/en_301549v030201p.pdf"
        case .section508: "https://www.access-board.gov/ict/"
        case .trustedTester: "https://github.com/Section508Coordinators/TrustedTester"
        case .rgaa: "https://github.com/DISIC/RGAA"
        case .act: "https://www.w3.org/WAI/standards-guidelines/act/rules/"
        }
    }
}

extension Norm.Standard: CustomStringConvertible {
    /// Name and version: `EN 301 549 V3.2.1`.
    public var description: String { [name, version].compactMap(\.self).joined(separator: " ") }
}
