/// A design system whose names of colours say which lie on which.
///
/// What is known of each is its convention, and no list of its colours: patterns over names as
/// `ColorName.canonical` writes them, which hold for every palette that is named alike.
public enum DesignSystem: String, Hashable, Sendable, CaseIterable {
    /// The semantic colours of Apple's systems.
    case apple
    /// IBM's Carbon.
    case carbon
    /// Microsoft's Fluent 2.
    case fluent
    /// Google's Material 3.
    case material
    /// Shopify's Polaris.
    case polaris
    /// GitHub's Primer.
    case primer
    /// The scales of Radix Colors.
    case radix
    /// The variables of shadcn/ui.
    case shadcn

    /// The pairs that the convention names.
    var pairs: [PairDeclaration] {
        textPairs
            + nonText.map { PairDeclaration(.standard(.nonText), inks: $0.inks, backdrops: $0.backdrops) }
    }

    /// The systems whose names a palette has, as `ColorName.canonical` writes them, without being told so.
    ///
    /// Those of shadcn/ui, which apps copy whole, are not to be mistaken; the names of others are words that
    /// many have.
    static func recognized(byNames names: Set<String>) -> [DesignSystem] {
        let own: Set = [
            "background", "foreground", "card", "card-foreground", "primary", "primary-foreground", "muted",
            "muted-foreground",
        ]
        return own.isSubset(of: names) ? [.shadcn] : []
    }

    /// The pairs of text among them.
    var textPairs: [PairDeclaration] {
        text.map { PairDeclaration(.standard(.text), inks: $0.inks, backdrops: $0.backdrops) }
    }

    /// Inks, and the backdrops that they lie on.
    struct Row {
        let inks: [NamePattern]
        let backdrops: [NamePattern]

        init(_ inks: String..., on backdrops: String...) {
            self.inks = inks.map(NamePattern.init)
            self.backdrops = backdrops.map(NamePattern.init)
        }
    }
}
