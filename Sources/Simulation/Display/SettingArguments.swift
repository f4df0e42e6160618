extension TrueTone {
    /// Reads a temperature and a style as a command line writes them: `2700`, `3000:reading`.
    ///
    /// - Throws: ``SettingArgumentError``.
    public init(argument: String) throws(SettingArgumentError) {
        let (number, rest) = argument.partedAtColon
        guard let kelvin = Double(number), Self.temperatures.contains(kelvin) else {
            throw .temperature(number)
        }
        guard let rest else {
            self.init(kelvin: kelvin)
            return
        }
        guard let style = AdaptivityStyle(rawValue: rest.lowercased()) else { throw .adaptivityStyle(rest) }
        self.init(kelvin: kelvin, style: style)
    }
}

extension AmbientLight {
    /// The illuminances that a command line may ask for, in lux; the sun at its highest gives 130 000.
    static let illuminances: ClosedRange<Double> = 0...200_000
    /// The luminances of a display that a command line may ask for, in cd/m².
    static let peakLuminances: ClosedRange<Double> = 1...10_000

    /// Reads an illuminance in lux, and the luminance of the display's white in cd/m², as a command line
    /// writes them: `10000`, `10000:600`.
    ///
    /// - Throws: ``SettingArgumentError``.
    public init(argument: String) throws(SettingArgumentError) {
        let (number, rest) = argument.partedAtColon
        guard let illuminance = Double(number), Self.illuminances.contains(illuminance) else {
            throw .illuminance(number)
        }
        guard let rest else {
            self.init(illuminance: illuminance)
            return
        }
        guard let peak = Double(rest), Self.peakLuminances.contains(peak) else { throw .peakLuminance(rest) }
        self.init(illuminance: illuminance, peakLuminance: peak)
    }
}

extension String {
    fileprivate var partedAtColon: (String, String?) {
        let parts = split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        return (parts[0], parts.count > 1 ? parts[1] : nil)
    }
}

/// Why a text names no setting.
public enum SettingArgumentError: Error, Hashable, Sendable {
    /// No colour temperature that there is a white for.
    case temperature(String)
    /// No adaptivity style has this name.
    case adaptivityStyle(String)
    /// No illuminance on earth.
    case illuminance(String)
    /// No luminance of a display.
    case peakLuminance(String)
}

extension SettingArgumentError: CustomStringConvertible {
    /// What is wrong and what to do.
    public var description: String {
        switch self {
        case .temperature(let text):
            return "'\(text)' is no colour temperature; use kelvins from 1667 to 25000, as in 2700"
        case .adaptivityStyle(let text):
            let names = TrueTone.AdaptivityStyle.allCases.map(\.rawValue).joined(separator: ", ")
            return "'\(text)' is no adaptivity style; use one of \(names)"
        case .illuminance(let text):
            return "'\(text)' is no illuminance; use lux from 0 to 200000, as in 10000"
        case .peakLuminance(let text):
            return "'\(text)' is no luminance of a display; use cd/m² from 1 to 10000, as in 10000:600"
        }
    }
}
