internal import FileSystem

/// What the name of a screenshot's file says: which screen it shows, and under what.
package struct ScreenName: Hashable, Sendable {
    /// The screen: what screenshots of it have in common.
    package let screen: String
    /// What it was taken under.
    package let traits: ScreenTraits

    /// Names a screen.
    package init(screen: String, traits: ScreenTraits) {
        self.screen = screen
        self.traits = traits
    }

    /// Recognises the words for traits in a path, wherever they stand: what is left is the screen.
    ///
    /// Words are parted by hyphens, underlines, full stops and blanks; the scale, `@2x`, is none. Of two
    /// words for one trait the first counts, and the other is a part of the screen's name. The name of a
    /// folder is read where it says nothing else: `dark/home.png`, and not `dark-matter/home.png`.
    package init(recognizing path: String) {
        var values: [ScreenTrait: String] = [:]
        let own = Self.words(of: String(path.lastPart.withoutExtension)).filter { word in
            guard let (trait, value) = Self.trait(of: word, besides: values) else { return true }
            values[trait] = value
            return false
        }
        var parts = [own.joined(separator: "-")]
        for folder in path.pathParts.dropLast(1).reversed() {
            var all = values
            let isOfTraits = Self.words(of: folder).allSatisfy { word in
                guard let (trait, value) = Self.trait(of: word, besides: all) else { return false }
                all[trait] = value
                return true
            }
            if isOfTraits { values = all } else { parts.append(folder) }
        }
        screen = parts.reversed().filter { !$0.isEmpty }.joined(separator: "/")
        traits = ScreenTraits(values)
    }

    /// The trait that a word says something of, and what; `nil` for a word that is of no trait that is not
    /// told yet.
    private static func trait(
        of word: String, besides known: [ScreenTrait: String]
    ) -> (ScreenTrait, String)? {
        ScreenTrait.allCases.lazy.filter { known[$0] == nil }.compactMap { trait in
            trait.value(of: word, isNamed: false).map { (trait, $0) }
        }.first
    }

    /// The words of a name, without the scale.
    private static func words(of name: String) -> [String] {
        let plain = name.split(separator: "@", omittingEmptySubsequences: false)
        let scaleless = plain.enumerated().filter { index, part in index == 0 || !isScale(part) }
            .map { String($0.element) }.joined(separator: "-")
        return scaleless.split { "-_. ".contains($0) }.map(String.init)
    }

    /// Whether a text is what stands behind the at sign of a scale: `2x`, `2.625x`.
    private static func isScale(_ text: Substring) -> Bool {
        text.hasSuffix("x") && Double(text.dropLast()) != nil
    }
}

extension String {
    /// The name of a file without what stands behind its last full stop.
    fileprivate var withoutExtension: Substring {
        guard let dot = lastIndex(of: "."), dot != startIndex else { return self[...] }
        return self[..<dot]
    }
}
