/// What a colour is wanted for.
struct SwiftColorSlot {
    /// Its names; `nil` where they are longer than a name may be.
    var path: [String]?
    /// The type that `.init` makes, where it is known.
    let type: String?
    /// Whether what is wanted is of that type.
    let isTyped: Bool
    /// Whether it may stand for another constant, and is counted where it is not read: what a function calls
    /// its own does neither.
    let isMember: Bool

    /// What is wanted for a part of it.
    func part(_ name: String) -> SwiftColorSlot {
        SwiftColorSlot(
            path: path.flatMap { SwiftDeclarations.path($0 + [name]) }, type: type, isTyped: isTyped,
            isMember: isMember)
    }
}
