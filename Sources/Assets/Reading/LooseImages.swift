internal import FileSystem

/// The image files of a folder that no catalog lists, put together by their names: `star.png`, `star@2x.png`
/// and `star~dark.png` are one set.
package struct LooseImages {
    /// The files of each set, by the name that they share.
    private var files: [String: [AssetImage]] = [:]

    /// Adds a file.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - folder: What the folder that it lies in says of it.
    ///   - look: The look that the folder is for.
    mutating func add(_ path: String, in folder: VariantFolder, look: AssetTraits.Appearance? = nil) {
        var (name, traits) = Self.parts(of: path.lastPart)
        if folder.saysScale {
            let said = folder.traits
            traits.scale = said.scale
            if said.idiom != "universal" { traits.idiom = said.idiom }
            if said.appearance != .any { traits.appearance = said.appearance }
            traits.others += said.others
        }
        if let look { traits.appearance = look }
        files[name, default: []].append(AssetImage(traits: traits, file: path))
    }

    /// Whether there is an image of a name.
    func has(_ name: String) -> Bool { files[name] != nil }

    /// The sets, by name.
    ///
    /// - Parameter folder: The folder of the files.
    func sets(in folder: String) -> [AssetSet] {
        let folders = folder.pathParts.suffix(2)
        return files.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { name, images in
            let images = images.sorted {
                ($0.traits.appearance == .any ? 0 : 1, $0.traits.scale ?? 1, $0.file ?? "")
                    < ($1.traits.appearance == .any ? 0 : 1, $1.traits.scale ?? 1, $1.file ?? "")
            }
            let words = AssetWords(name)
            return AssetSet(
                kind: Self.kind(of: words, in: folders.map(AssetWords.init)), name: name,
                path: images.first?.file ?? folder, images: images,
                mask: words.words.last == "template" ? .name : nil,
                purpose: AssetSet.Purpose(of: folders + [name]))
        }
    }

    /// What a file is for, by its own name and those of the folders around it.
    private static func kind(of words: AssetWords, in folders: [AssetWords]) -> AssetSet.Kind {
        if words.hasAny("appicon") || words.has("app") && words.has("icon") { return .appIcon }
        if words.words.first == "launch" && words.hasAny("image", "screen") || words.has("launchimage") {
            return .launchImage
        }
        if words.has("sticker") || folders.contains(where: { $0.hasAny("sticker", "stickers") }) {
            return .sticker
        }
        return .image
    }

    /// The name that a file shares with its variants, and what it is a variant for.
    ///
    /// The marks are those of bundles (`@2x`, `~ipad`; Apple, "Bundle Programming Guide") and `~dark`.
    package static func parts(of file: String) -> (name: String, traits: AssetTraits) {
        var stem = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
        var traits = AssetTraits()
        traits.scale = 1
        var hasMore = true
        while hasMore {
            hasMore = false
            if let tilde = stem.lastIndex(of: "~") {
                switch stem[stem.index(after: tilde)...].lowercased() {
                case "dark": traits.appearance = .dark
                case "light": traits.appearance = .light
                case "iphone": traits.idiom = "iphone"
                case "ipad": traits.idiom = "ipad"
                default: continue
                }
                stem = String(stem[..<tilde])
                hasMore = true
            } else if let at = stem.lastIndex(of: "@"),
                let scale = AssetTraits.scale(String(stem[stem.index(after: at)...]))
            {
                traits.scale = scale
                stem = String(stem[..<at])
                hasMore = true
            }
        }
        return (stem, traits)
    }
}
