/// What a screen was taken under, as far as somebody says.
package struct ScreenTraits: Hashable, Sendable {
    private var values: [ScreenTrait: String]

    /// States what is known.
    package init(_ values: [ScreenTrait: String] = [:]) {
        self.values = values
        // These scripts run from right to left, whoever forgets to say so.
        if values[.direction] == nil, let language = values[.language],
            ["ar", "fa", "he", "ur"].contains(language.prefix { $0 != "-" && $0 != "_" })
        {
            self.values[.direction] = "rtl"
        }
    }

    /// The value of a trait: what was said, or what systems come with; `nil` where that is nothing.
    package subscript(trait: ScreenTrait) -> String? { values[trait] ?? trait.usual }

    /// Whether a value was said.
    package func says(_ trait: ScreenTrait) -> Bool { values[trait] != nil }

    /// The same with another value of one trait; `nil` for that of systems as they come.
    package func with(_ trait: ScreenTrait, _ value: String?) -> ScreenTraits {
        var traits = self
        traits.values[trait] = value
        return traits
    }

    /// The traits of which two screens have different values, in the order in which they are documented.
    package func differences(from other: ScreenTraits) -> [ScreenTrait] {
        ScreenTrait.allCases.filter { self[$0] != other[$0] }
    }

    /// Whether text runs from right to left.
    package var runsFromRight: Bool { self[.direction] == "rtl" }

    /// Whether something on the screen is in another state than at rest.
    package var isStateful: Bool { self[.state] != ScreenTrait.state.usual }

    /// Whether the focus of the keyboard is on something.
    package var isFocused: Bool { self[.state]?.hasPrefix("focus") == true }

    /// Whether it is the screen that is shown while the app starts.
    package var isLaunch: Bool { self[.state] == "launch" }
}

extension ScreenTraits: CustomStringConvertible {
    /// What is not as systems come, in words: `in dark, at AX3`; `as it comes` where all is.
    package var description: String {
        let words = ScreenTrait.allCases.compactMap { trait in
            self[trait] == trait.usual ? nil : self[trait].map(trait.words)
        }
        return words.isEmpty ? "as it comes" : words.joined(separator: ", ")
    }
}
