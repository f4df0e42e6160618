public import SystemColors

/// The settings that change what colours an app draws: appearance, Increase Contrast and Reduce Transparency.
public struct DisplaySettings: Hashable, Sendable {
    /// Light or dark, with standard or increased contrast.
    public var appearance: Appearance
    /// Whether Reduce Transparency is on: what is translucent or blurred becomes opaque.
    public var reducesTransparency: Bool

    /// Creates settings.
    public init(_ appearance: Appearance, reducesTransparency: Bool = false) {
        self.appearance = appearance
        self.reducesTransparency = reducesTransparency
    }

    /// All eight at one level: light before dark; in each as it comes, with either setting, with both.
    public static func matrix(level: Appearance.Level = .base) -> [DisplaySettings] {
        Appearance.Style.allCases.flatMap { style in
            [false, true].flatMap { reducesTransparency in
                Appearance.Contrast.allCases.map { contrast in
                    DisplaySettings(
                        Appearance(style, contrast: contrast, level: level),
                        reducesTransparency: reducesTransparency)
                }
            }
        }
    }
}

extension DisplaySettings: CustomStringConvertible {
    /// What is on: `dark, Increase Contrast, Reduce Transparency`.
    public var description: String {
        ([appearance.style.rawValue] + (appearance.level == .elevated ? ["elevated"] : [])
            + (appearance.contrast == .increased ? ["Increase Contrast"] : [])
            + (reducesTransparency ? ["Reduce Transparency"] : [])).joined(separator: ", ")
    }
}
