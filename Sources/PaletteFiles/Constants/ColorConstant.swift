internal import ColorMath

/// A named colour as a file declares it for one mode, before the names in it are followed.
struct ColorConstant: Sendable {
    /// What a constant is.
    indirect enum Value: Sendable {
        /// A colour that is written out.
        case color(DynamicColor, ColorLiteral?)
        /// Another constant.
        case reference(Reference)
        /// What a function makes of other colours.
        case made(by: StyleColorFunction, of: [Value])
        /// A colour for certain, of which the files do not tell which; why.
        case unread(String)
    }

    /// The name of another constant.
    struct Reference: Sendable {
        /// The keys that it may mean, of which the first that is declared counts.
        var keys: [String]
        /// The namespace that is written before it, in languages that have them.
        var namespace: String?
        /// An opacity that takes the place of the other's.
        var alpha: Double?
        /// What the opacity is multiplied by.
        var alphaFactor = 1.0
        /// Why there is no colour where none of the keys is declared; `nil` where the constant may be
        /// something else then.
        var missing: String?
    }

    /// What other constants call it, and what tells it from them.
    var key: String
    /// What people call it.
    var name: String
    /// The parts of the name.
    var path: [String]
    var value: Value
    /// Where it is declared for a mode.
    var condition = PaletteMode.base
    /// Where its value is written.
    let location: SourceLocation
    /// The reason of a `legible:ignore` comment that it has.
    var ignored: String?
    /// Whether a rule paints with it, and nobody has named it.
    var isPainted = false

    /// Whether the files do not tell which colour it is.
    var isUnread: Bool { if case .unread = value { true } else { false } }
}

extension ColorConstant.Value {
    /// The same with other names for those of other constants.
    func renaming(
        _ renamed: (ColorConstant.Reference) -> ColorConstant.Reference
    ) -> ColorConstant.Value {
        switch self {
        case .reference(let reference): .reference(renamed(reference))
        case .made(let function, let values): .made(by: function, of: values.map { $0.renaming(renamed) })
        case .color, .unread: self
        }
    }

    /// Whether another says the same, wherever it is written.
    func says(_ other: ColorConstant.Value) -> Bool {
        switch (self, other) {
        case (.color(let own, _), .color(let color, _)): own == color
        case (.reference(let own), .reference(let reference)):
            own.keys == reference.keys && own.namespace == reference.namespace
                && own.alpha == reference.alpha && own.alphaFactor == reference.alphaFactor
        default: false
        }
    }
}
