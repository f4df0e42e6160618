internal import FileSystem

/// A folder whose images are variants of those of another: `drawable-night-xhdpi` for Android (Android
/// Developers, "App resources overview", table 2), `2.0x` for Flutter ("Adding assets and images").
struct VariantFolder {
    /// The folder that the images belong to.
    private(set) var base: String
    /// What its images are for.
    private(set) var traits = AssetTraits()
    /// Whether the folder says a scale.
    private(set) var saysScale = false

    /// Takes the names of a path apart, from the last up to one that says nothing.
    init(_ folder: String) {
        base = folder
        traits.scale = 1
        while let scale = AssetTraits.scale(base.lastPart), base.lastPart.first?.isNumber == true {
            traits.scale = scale
            saysScale = true
            base = base.folderPart
        }
        if !saysScale { readQualifiers() }
    }

    /// The densities of Android by their name, in pixels per density-independent pixel.
    private static let densities: [String: Double] = [
        "ldpi": 0.75, "mdpi": 1, "tvdpi": 1.33125, "hdpi": 1.5, "xhdpi": 2, "xxhdpi": 3, "xxxhdpi": 4,
    ]

    private mutating func readQualifiers() {
        var words = base.lastPart.split(separator: "-").map(String.init)
        guard let kind = words.first, ["drawable", "mipmap"].contains(kind) else { return }
        words.removeFirst()
        base = base.folderPart.isEmpty ? kind : base.folderPart.appendingPart(kind)
        traits.idiom = "android"
        saysScale = true
        for word in words {
            if let density = Self.densities[word] {
                traits.scale = density
            } else {
                switch word {
                case "nodpi", "anydpi": traits.scale = nil
                case "night": traits.appearance = .dark
                case "notnight": traits.appearance = .light
                default: traits.others.append(word)
                }
            }
        }
    }
}
