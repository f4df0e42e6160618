public import SystemColors

/// A success criterion of WCAG 2.2 that is about what a screen looks like, whether it is looked at or not.
public enum SuccessCriterion: String, Hashable, Sendable, CaseIterable, Identifiable {
    /// Nothing is told by colour alone.
    case useOfColor = "1.4.1"
    /// Text stands out from what lies behind it.
    case contrastMinimum = "1.4.3"
    /// Text stands out further.
    case contrastEnhanced = "1.4.6"
    /// Controls and graphics stand out from what lies beside them.
    case nonTextContrast = "1.4.11"
    /// It is seen where the focus of the keyboard is.
    case focusVisible = "2.4.7"
    /// What has the focus is not wholly hidden by what the page puts over it.
    case focusNotObscured = "2.4.11"
    /// What shows the focus is large and stands out.
    case focusAppearance = "2.4.13"
    /// What is tapped is large enough, or has room around it.
    case targetSize = "2.5.8"

    /// The levels of conformance.
    public enum Level: String, Hashable, Sendable, CaseIterable {
        /// The least.
        case a = "A"
        /// What laws ask for.
        case aa = "AA"
        /// More than laws ask for.
        case aaa = "AAA"
    }
}

extension SuccessCriterion {
    /// The number: `1.4.3`.
    public var id: String { rawValue }

    /// The name, as the standard writes it.
    public var name: String {
        switch self {
        case .useOfColor: "Use of Color"
        case .contrastMinimum: "Contrast (Minimum)"
        case .contrastEnhanced: "Contrast (Enhanced)"
        case .nonTextContrast: "Non-text Contrast"
        case .focusVisible: "Focus Visible"
        case .focusNotObscured: "Focus Not Obscured (Minimum)"
        case .focusAppearance: "Focus Appearance"
        case .targetSize: "Target Size (Minimum)"
        }
    }

    /// The level that it belongs to.
    public var level: Level {
        switch self {
        case .useOfColor: .a
        case .contrastMinimum, .nonTextContrast, .focusVisible, .focusNotObscured, .targetSize: .aa
        case .contrastEnhanced, .focusAppearance: .aaa
        }
    }

    /// What names it in addresses and in other formats: `contrast-minimum`.
    public var anchor: String {
        switch self {
        case .useOfColor: "use-of-color"
        case .contrastMinimum: "contrast-minimum"
        case .contrastEnhanced: "contrast-enhanced"
        case .nonTextContrast: "non-text-contrast"
        case .focusVisible: "focus-visible"
        case .focusNotObscured: "focus-not-obscured-minimum"
        case .focusAppearance: "focus-appearance"
        case .targetSize: "target-size-minimum"
        }
    }

    /// Its text.
    public var address: String { "\(Norm.Standard.wcag.address)#\(anchor)" }

    /// What asks for the same: WCAG itself, then the standards and test procedures that take it over.
    public var norms: [Norm] { [Norm(.wcag, id, name)] + otherNorms }

    /// What asks for the same of a screen.
    ///
    /// - Parameter platform: The platform of the screen; with `nil`, which is for one that is not known,
    ///   those for apps and those for the web.
    public func norms(on platform: Platform?) -> [Norm] {
        guard let medium = platform?.medium else { return norms }
        return norms.filter { $0.medium == nil || $0.medium == medium }
    }

    /// Whether pixels or colours can show that it is not met. That colour alone tells something cannot be
    /// seen: something else may tell it, too.
    public var canBeSeenToFail: Bool { self != .useOfColor }
}

extension SuccessCriterion: CustomStringConvertible {
    /// Standard, number, name and level: `WCAG 2.2, 1.4.3 Contrast (Minimum), level AA`.
    public var description: String { "\(Norm.Standard.wcag), \(id) \(name), level \(level.rawValue)" }
}
