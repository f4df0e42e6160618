internal import Audit

/// A change of one colour of a palette in JSON.
struct PaletteChangeDocument: Codable, Hashable {
    let name: String
    let color: String
    /// The step of a ramp to name.
    let token: String?

    init(_ change: PaletteFinding.Change) {
        name = change.name
        color = change.color.notation
        token = change.token
    }
}

extension [PaletteChangeDocument] {
    /// What changes: `text-muted gray-600 #5F5F63`.
    var words: String {
        map { "\($0.name) " + ($0.token.map { "\($0) " } ?? "") + $0.color }.joined(separator: " and ")
    }
}
