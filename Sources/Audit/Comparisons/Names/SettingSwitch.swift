/// A setting that a name switches on or off: `darkMode=false`, `isRtl_true`.
struct SettingSwitch {
    /// The trait that it is of.
    let trait: ScreenTrait
    /// The value that it says.
    let value: String
    /// Where it stands among the words.
    let range: ClosedRange<Int>

    /// Finds the first in the words of a name that is of no trait that is known.
    init?(in words: [String], besides known: [ScreenTrait: String]) {
        for (place, word) in words.enumerated().dropLast() {
            guard let (trait, on, off) = Self.names[word.lowercased()], known[trait] == nil,
                let isOn = Bool(words[place + 1].lowercased())
            else { continue }
            self.trait = trait
            value = isOn ? on : off
            range = place...(place + 1)
            return
        }
        return nil
    }

    /// What settings are called, and the values that they have on and off.
    private static let names: [String: (trait: ScreenTrait, on: String, off: String)] = {
        var names: [String: (trait: ScreenTrait, on: String, off: String)] = [:]
        for name in ["dark", "night", "darkmode", "nightmode", "darktheme", "nighttheme"] {
            names[name] = (.appearance, "dark", "light")
            names["is" + name] = (.appearance, "dark", "light")
            names["use" + name] = (.appearance, "dark", "light")
        }
        for name in ["rtl", "isrtl"] { names[name] = (.direction, "rtl", "ltr") }
        for name in ["bold", "boldtext", "isbold"] { names[name] = (.bold, "bold", "regular") }
        for name in ["highcontrast", "ishighcontrast"] { names[name] = (.contrast, "increased", "standard") }
        return names
    }()
}
