internal import ColorMath
internal import PaletteFiles

/// A place in a file at which entries can be given another colour.
enum RepairSite: Hashable {
    case literal(ColorLiteral)
    case reference(AliasReference)

    var location: SourceLocation {
        switch self {
        case .literal(let literal): literal.location
        case .reference(let reference): reference.location
        }
    }
}

/// An entry in a mode.
struct PalettePlace: Hashable {
    // A palette has at most a million of them.
    private let entryNumber: Int32
    private let modeNumber: Int32

    init(entry: Int, mode: Int) {
        entryNumber = Int32(entry)
        modeNumber = Int32(mode)
    }

    var entry: Int { Int(entryNumber) }
    var mode: Int { Int(modeNumber) }
}

/// Another colour for all that a site gives one.
struct RepairMove {
    let site: RepairSite
    /// The entry that a reference is to name.
    var step: Int?
    /// The entry that the site is written for.
    let owner: Int
    let original: DynamicColor
    let replacement: DynamicColor
    /// What the places that the site gives a colour look like then.
    let cells: [PalettePlace: PaletteColors.Cell]
    /// The greatest difference that it makes to one of them, ΔE OK.
    let difference: Double

    /// The number of entries that look different then.
    var entryCount: Int { Set(cells.keys.map(\.entry)).count }

    /// What decides between moves: the difference to the hundredth, which is about the least that can be
    /// seen, then the number of entries. A step that exists counts half: nothing new is drawn.
    func isCheaper(than other: RepairMove) -> Bool {
        func weight(_ move: RepairMove) -> Double {
            (move.difference * (move.step == nil ? 100 : 50)).rounded()
        }
        return (weight(self), entryCount) < (weight(other), other.entryCount)
    }
}

/// Why a site is left as it is.
enum Hindrance: Error, Hashable {
    /// The configuration keeps an entry.
    case fixed(entry: Int)
    /// The entry is a primitive, which gives so many others their colour.
    case primitive(entry: Int, feeding: Int)
    /// No colour is enough at the opacity of the entry.
    case opacity(entry: Int, Double)
    /// The colour of the entry is worked out, or of the system: nothing is written that could be changed.
    case unwritten(entry: Int)
    /// The entry would pass its neighbours on a ramp, or a state its colour at rest.
    case order(entry: Int)
    /// Other pairs are in the way.
    case pairs
    /// Pairs that are only guessed, fail and are not to be fixed would get worse.
    case guesses
    /// To change the entry brings a finding on some colours that is not there now.
    case novelty(entry: Int, colors: [String])
    /// It was not looked at, as too many others fail.
    case effort

    /// Whether it holds whatever other colours there are.
    var isForGood: Bool {
        switch self {
        case .fixed, .primitive, .unwritten, .novelty: true
        case .opacity, .order, .pairs, .guesses, .effort: false
        }
    }
}
