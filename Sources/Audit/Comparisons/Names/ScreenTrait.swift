/// Something that one screen is pictured under several values of: a setting, a state, or what it runs on.
package enum ScreenTrait: String, Hashable, Sendable, CaseIterable, Codable {
    /// Light or dark.
    case appearance
    /// The size that people set all text to: `xSmall` to `AX5`, or `font scale 1.5` of Android.
    case size
    /// Whether Bold Text is on.
    case bold
    /// Whether Increase Contrast is on.
    case contrast
    /// Whether Reduce Transparency is on.
    case transparency
    /// Whether Reduce Motion is on.
    case motion
    /// Whether Button Shapes is on.
    case shapes
    /// Which way the layout runs.
    case direction
    /// The language of the text.
    case language
    /// What the screen was taken on.
    case device
    /// The state of what is on it: at rest, focused, hovered, pressed, selected, in error, or launching.
    case state
}

extension ScreenTrait {
    /// The value where nothing is said: that of a system as it comes. Of language and device there is none.
    package var usual: String? {
        switch self {
        case .appearance: "light"
        case .size: "large"
        case .bold: "regular"
        case .contrast, .transparency, .motion, .shapes: "standard"
        case .direction: "ltr"
        case .language, .device: nil
        case .state: "rest"
        }
    }

    /// What a value of it is called in a sentence: `in dark`, `at AX3`, `with Bold Text`.
    package func words(for value: String) -> String {
        switch (self, value) {
        case (.appearance, _), (.language, _): "in \(value)"
        case (.size, _): "at \(value)"
        case (.bold, "bold"): "with Bold Text"
        case (.bold, _): "without Bold Text"
        case (.contrast, "increased"): "with Increase Contrast"
        case (.contrast, _): "without Increase Contrast"
        case (.transparency, "reduced"): "with Reduce Transparency"
        case (.transparency, _): "without Reduce Transparency"
        case (.motion, "reduced"): "with Reduce Motion"
        case (.motion, _): "without Reduce Motion"
        case (.shapes, "shown"): "with Button Shapes"
        case (.shapes, _): "without Button Shapes"
        case (.direction, "rtl"): "from right to left"
        case (.direction, _): "from left to right"
        case (.device, _): "on \(value)"
        case (.state, "rest"): "at rest"
        case (.state, _): "in state \(value)"
        }
    }
}
