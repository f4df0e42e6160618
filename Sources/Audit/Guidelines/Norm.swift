public import SystemColors

/// A clause of a standard, or a test of a test procedure, by its number.
public struct Norm: Hashable, Sendable {
    /// What it is a clause of.
    public let standard: Standard
    /// Its number there: `11.1.4.3`.
    public let clause: String
    /// Its name there; `nil` where it has none.
    public let name: String?
    /// What it is for; `nil` for both.
    public let medium: Medium?

    /// What a screen is a screen of, as standards see it.
    public enum Medium: String, Hashable, Sendable, CaseIterable {
        /// Software that is not a page: apps of phones, tablets, watches and computers.
        case app
        /// A page in a browser.
        case web
    }

    init(_ standard: Standard, _ clause: String, _ name: String? = nil, for medium: Medium? = nil) {
        self.standard = standard
        self.clause = clause
        self.name = name
        self.medium = medium
    }
}

extension Norm {
    /// Where its text stands by itself; `nil` where it stands in a document with others.
    public var address: String? {
        switch standard {
        case .wcag: SuccessCriterion(rawValue: clause)?.address
        case .act: "\(standard.address)\(clause)/"
        case .section508: "\(standard.address)#\(clause)"
        case .en301549, .trustedTester, .rgaa: nil
        }
    }

    /// The norm with what it is for: `RGAA 4.1, 3.2, for the web`.
    public var words: String {
        switch medium {
        case .app: "\(self), for apps"
        case .web: "\(self), for the web"
        case nil: description
        }
    }
}

extension Norm: CustomStringConvertible {
    /// Standard, number and name: `EN 301 549 V3.2.1, 11.1.4.3 Contrast (minimum)`.
    public var description: String {
        "\(standard), \(clause)" + (name.map { " \($0)" } ?? "")
    }
}

extension Platform {
    /// What standards take a screen of the platform for.
    public var medium: Norm.Medium { self == .web ? .web : .app }
}
