/// What the name of a folder of resources says of when they are used: `values-night-v31`.
///
/// The qualifiers are those of "App resources overview" in Android's developer guide. Night, colour gamut and
/// the kind of device are traits of modes; the others, such as the version of the platform, make a theme.
enum AndroidQualifiers {
    private static let idioms: Set<String> = [
        "car", "desk", "television", "appliance", "watch", "vrheadset",
    ]

    /// The mode that resources in a folder are for.
    static func mode(ofFolder name: some StringProtocol) -> PaletteMode {
        var mode = PaletteMode.base
        var rest: [String] = []
        for qualifier in name.lowercased().split(separator: "-").dropFirst().map(String.init) {
            switch qualifier {
            case "night": mode.luminosity = .dark
            case "notnight": mode.luminosity = .light
            case "widecg": mode.gamut = .displayP3
            case "nowidecg": mode.gamut = .sRGB
            case let idiom where idioms.contains(idiom): mode.idiom = idiom
            default: rest.append(qualifier)
            }
        }
        mode.theme = rest.isEmpty ? nil : rest.joined(separator: "-")
        return mode
    }
}
