/// A design token as one file declares it for one mode, before aliases are followed.
struct DesignToken {
    /// The names of its groups and its own; `$root` is one of them.
    let path: [String]
    /// The type that it or the nearest group around it states, in lower case.
    let type: String?
    /// What it stands for: a colour, an alias, or a composite of several values.
    let value: JSONNode
    /// Which of the documents read together it is in.
    let document: Int
    /// What its file says about it.
    let note: String?
    /// An opacity that the file states beside the value, as Primer and Carbon do.
    let alpha: JSONNode?
    /// What changes the colour after all aliases are followed, as Tokens Studio writes it,
    /// or as a build of its own does, which is not read.
    let modifier: JSONNode?
    /// A colour that the value is mixed with, and the share of it, as Primer writes it: `color` and `weight`.
    var mix: JSONNode?
    /// The mode that it is for.
    let condition: PaletteMode
    /// Where ``value`` is a colour object beyond sRGB, what is shown instead: its `hex`.
    var fallback: JSONNode?
    /// What decides between declarations that hold: the greater wins, before the number of traits that modes
    /// state.
    var precedence = 0
    /// What aliases may call it beside its name: the `id` of a variable of Figma's.
    var identifier: String?

    /// What is shown where the token holds.
    var shown: JSONNode { fallback ?? value }

    /// The name that aliases write in braces.
    var name: String { path.joined(separator: ".") }
}

extension DesignToken {
    /// The token under another name, as `$extends` brings it into another group.
    func renamed(_ path: [String]) -> DesignToken {
        DesignToken(
            path: path, type: type, value: value, document: document, note: note, alpha: alpha,
            modifier: modifier, mix: mix, condition: condition, fallback: fallback, precedence: precedence)
    }
}
