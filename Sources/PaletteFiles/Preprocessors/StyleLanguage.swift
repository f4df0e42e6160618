/// A language that is compiled to CSS, with variables of its own.
enum StyleLanguage: Sendable {
    /// Sass, in either syntax: `$ink: #123`.
    case sass
    /// Less: `@ink: #123`.
    case less

    /// What a name begins with.
    var sigil: String { self == .sass ? "$" : "@" }

    /// What people call the compiler.
    var name: String { self == .sass ? "Sass" : "Less" }

    /// The functions that make a colour of others, which only the compiler works out.
    static let colorFunctions: Set<String> = [
        "lighten", "darken", "saturate", "desaturate", "mix", "tint", "shade", "invert", "complement",
        "grayscale", "greyscale", "spin", "adjust-hue", "opacify", "fade-in", "fadein", "transparentize",
        "fade-out", "fadeout", "adjust-color", "scale-color", "change-color", "tint-color", "shade-color",
        "shift-color", "contrast", "color.adjust", "color.scale", "color.change", "color.mix", "color.invert",
        "color.complement", "color.grayscale", "fade", "multiply", "screen", "overlay", "softlight",
        "rgb", "rgba", "hsl", "hsla",
    ]
}

extension PaletteFormat {
    /// Constants in SCSS and the indented syntax of Sass; all files that are found together are one palette.
    public static let sass = PaletteFormat(
        name: "Sass constants", extensions: ["scss", "sass"],
        reading: .together { StyleConstants.read($0, in: .sass, name: $1) },
        recognizes: { StyleConstants.hasColors($0, in: .sass) },
        completes: { file in
            // What a mixin paints with may be given to it.
            StyleConstants.hasNames(file, in: .sass) || file.mentions("@mixin")
        }, liesBesideOthers: true)

    /// Constants in Less; all files that are found together are one palette.
    public static let less = PaletteFormat(
        name: "Less constants", extensions: ["less"],
        reading: .together { StyleConstants.read($0, in: .less, name: $1) },
        recognizes: { StyleConstants.hasColors($0, in: .less) },
        completes: { StyleConstants.hasNames($0, in: .less) }, liesBesideOthers: true)
}
