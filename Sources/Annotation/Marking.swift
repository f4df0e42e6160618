package import Audit
package import ColorMath

/// How what was found is marked: by a sign and the kind of outline, and by a colour besides.
package enum Marking: Int, Hashable, Sendable, CaseIterable {
    /// Text that cannot be read, and other failures.
    case fail
    /// What needs a look.
    case review
    /// What is worth knowing.
    case note
    /// Text that passes.
    case pass
    /// What the configuration says is ignored, or a comment: it counts for nothing.
    case suppressed

    /// The ink of what is written on ``color``: at least 7 to 1 with each.
    package static let ink = SRGB8.black

    package init(_ verdict: Verdict) {
        switch verdict {
        case .fail: self = .fail
        case .review: self = .review
        case .pass: self = .pass
        }
    }

    /// How a finding is marked. Only of text that cannot be read, and of errors, it is said that they fail.
    package init(of rule: Rule.ID, _ verdict: Verdict, weighing severity: Severity, isSuppressed: Bool) {
        let isOfText = [Rule.textContrast.id, Rule.preferredContrast.id].contains(rule)
        if isSuppressed {
            self = .suppressed
        } else if severity == .note {
            self = .note
        } else {
            self = isOfText || severity == .error ? Marking(verdict) : .review
        }
    }

    package var sign: Character {
        switch self {
        case .fail: "✗"
        case .review: "?"
        case .note: "-"
        case .pass: "✓"
        case .suppressed: "/"
        }
    }

    package var word: String {
        switch self {
        case .fail: "fail"
        case .review: "review"
        case .note: "note"
        case .pass: "pass"
        case .suppressed: "suppressed"
        }
    }

    package var color: SRGB8 {
        switch self {
        case .fail: SRGB8(red: 255, green: 118, blue: 102)
        case .review: SRGB8(red: 255, green: 200, blue: 60)
        case .note: SRGB8(red: 165, green: 200, blue: 255)
        case .pass: SRGB8(red: 150, green: 220, blue: 190)
        case .suppressed: SRGB8(red: 190, green: 190, blue: 196)
        }
    }

    package var isDashed: Bool { self == .review || self == .suppressed }

    /// Whether it stands out undimmed.
    var isLit: Bool { self == .fail || self == .review }

    /// Whether a legend has it where nothing is marked so, too.
    var isAlwaysListed: Bool { self != .note && self != .suppressed }
}

extension Marking: Comparable {
    /// The graver first.
    package static func < (lhs: Marking, rhs: Marking) -> Bool { lhs.rawValue < rhs.rawValue }
}
