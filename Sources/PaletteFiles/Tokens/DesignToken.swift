/// A design token as one file declares it for one mode, before aliases are followed.
struct DesignToken {
    /// The names of its groups and its own; `$root` is one of them.
    let path: [String]
    /// The type that it or the nearest group around it states, in lower case.
    let type: String?
    /// What it stands for: a colour, an alias, or a composite of several values.
    let value: JSONNode
    /// The mode that it is for.
    let condition: PaletteMode
    // A palette may have hundreds of thousands of tokens, of which few have details.
    private let documentNumber: Int32
    private let precedenceNumber: Int32
    private let boxedDetails: Boxed<Details>?

    /// What few tokens have.
    struct Details: Hashable {
        /// What its file says about it.
        var note: String?
        /// An opacity that the file states beside the value, as Primer and Carbon do.
        var alpha: JSONNode?
        /// What changes the colour after all aliases are followed, as Tokens Studio writes it,
        /// or as a build of its own does, which is not read.
        var modifier: JSONNode?
        /// A colour that the value is mixed with, and the share of it, as Primer writes it: `color` and
        /// `weight`.
        var mix: JSONNode?
        /// Where ``DesignToken/value`` is a colour object beyond sRGB, what is shown instead: its `hex`.
        var fallback: JSONNode?
        /// What aliases may call it beside its name: the `id` of a variable of Figma's.
        var identifier: String?

        /// The details in a place of their own, which tokens share; `nil` where there are none.
        var boxed: Boxed<Details>? { self == Details() ? nil : Boxed(self) }
    }

    /// Describes a token.
    ///
    /// - Parameters:
    ///   - document: Which of the documents read together it is in.
    ///   - precedence: What decides between declarations that hold: the greater wins, before the number of
    ///     traits that modes state.
    init(
        path: [String], type: String?, value: JSONNode, document: Int, for condition: PaletteMode,
        precedence: Int = 0, details: Boxed<Details>?
    ) {
        self.path = path
        self.type = type
        self.value = value
        self.condition = condition
        documentNumber = Int32(clamping: document)
        precedenceNumber = Int32(clamping: precedence)
        boxedDetails = details
    }

    /// Which of the documents read together it is in.
    var document: Int { Int(documentNumber) }
    /// What decides between declarations that hold: the greater wins, before the number of traits that modes
    /// state.
    var precedence: Int { Int(precedenceNumber) }

    /// What few tokens have.
    var details: Details { boxedDetails?.value ?? Details() }

    /// What is shown where the token holds.
    var shown: JSONNode { boxedDetails?.value.fallback ?? value }

    /// The name that aliases write in braces.
    var name: String { path.joined(separator: ".") }

    /// The token under another name, as `$extends` brings it into another group.
    func renamed(_ path: [String]) -> DesignToken {
        var own = details
        own.identifier = nil
        return DesignToken(
            path: path, type: type, value: value, document: document, for: condition, precedence: precedence,
            details: own.boxed)
    }
}
