/// What a file says of one name in one mode, before the modes of a palette are put side by side.
package struct PaletteDeclaration: Hashable, Sendable {
    /// The name as the file writes it.
    package let name: String
    /// The parts of the name, groups first.
    package let path: [String]
    /// What the file says about the colour, where it says something.
    package let note: String?
    /// The value and the mode that it is written for.
    package let value: PaletteValue

    /// Declares a colour.
    package init(name: String, path: [String], note: String? = nil, value: PaletteValue) {
        self.name = name
        self.path = path
        self.note = note
        self.value = value
    }
}
