internal import PaletteFiles

extension Hindrance {
    /// The reason as a clause.
    func words(in palette: Palette) -> String {
        func name(_ entry: Int) -> String { "'\(palette.entries[entry].name)'" }
        return switch self {
        case .fixed(let entry): "\(name(entry)) is fixed by the configuration"
        case .primitive(let entry, let count):
            "\(name(entry)) is a primitive that feeds \(counted(count, "other token")): "
                + "'legible palette fix --primitives' changes it"
        case .opacity(let entry, let alpha):
            "no colour is enough at the opacity of \(name(entry)), \(Int((alpha * 100).rounded())) %"
        case .unwritten(let entry): "\(name(entry)) is not written out where it could be changed"
        case .order(let entry):
            "\(name(entry)) would pass a neighbour on its ramp, or a state its colour at rest"
        case .pairs: "other pairs are in the way"
        case .guesses:
            "pairs that are only guessed would get worse: 'legible palette fix --inferred' fixes them too"
        case .novelty(let entry, let colors):
            "to change \(name(entry)) would bring a finding that is not there now, on "
                + listed(colors) { "'\($0)'" }
        case .effort: "so many pairs fail that no change was looked for: fix others first"
        }
    }
}
