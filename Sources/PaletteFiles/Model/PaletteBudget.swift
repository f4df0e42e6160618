/// How much one palette may hold: more than any that people work with, and little enough for memory.
///
/// Files can say much with few bytes: a name once for many colours, a colour for many modes. What goes beyond
/// is a fault, and what was read before it stays.
struct PaletteBudget {
    /// The most values that files may declare, each once a mode.
    static let declarationLimit = 500_000
    /// The most cells that a palette may have: colours times modes.
    static let cellLimit = 1_000_000
    /// The bytes of all names together, in UTF-8.
    static let namesLimit = 32 << 20
    /// The bytes of one name, in UTF-8.
    static let nameLimit = 1 << 10

    private var declarationCount = 0
    private var nameBytes = 0

    /// Whether nothing more is taken.
    private(set) var isSpent = false

    /// Takes a declaration, or says why not.
    ///
    /// - Parameter nameLength: The bytes of its name, in UTF-8.
    mutating func take(nameLength: Int) -> String? {
        guard !isSpent else { return Self.spent }
        guard nameLength <= Self.nameLimit else {
            return "this name has more than \(Self.nameLimit) bytes; it is left out"
        }
        declarationCount += 1
        nameBytes += nameLength
        isSpent = declarationCount > Self.declarationLimit || nameBytes > Self.namesLimit
        return isSpent ? Self.spent : nil
    }

    /// What is said where some modes are left out, as there would be too many cells.
    static func fault(in text: SourceText) -> PaletteFault {
        PaletteFault(
            at: text.location(of: 0),
            "colours times modes are more than \(cellLimit) values; the rest of the modes is not looked at")
    }

    /// What is said of a palette that is too large.
    private static let spent =
        "the palette has more than \(declarationLimit) values, or names of more than \(namesLimit) bytes together; what follows is not read"
}
