internal import Audit
internal import ColorMath
internal import PaletteFiles

/// What a palette calls the colours of text, and what would settle its contrast there, in JSON.
struct TokensDocument: Codable {
    let palette: String
    let mode: String
    /// The ink; several where they look the same.
    let inks: [Token]
    /// The backdrop; several where they look the same, none where the palette does not have it.
    let backdrops: [Token]
    /// As the palette specifies the two.
    let contrast: Figure?
    let repair: Repair?
    let obstacle: String?

    /// A colour of the palette, in the words that people read: `#3C3C43 at 60 %`.
    struct Token: Codable {
        let name: String
        let color: String
    }

    /// A change of the palette.
    struct Repair: Codable {
        let changes: [PaletteChangeDocument]
        let contrast: Figure
        /// How many other tokens look different then.
        let tokens: Int
        /// How many other pairs they are in.
        let pairs: Int
    }

    /// The most names that are listed for one colour.
    private static let nameLimit = 64

    init(_ tokens: TextTokens) {
        palette = tokens.palette
        mode = tokens.mode.description
        func list(_ tokens: [TextTokens.Token]) -> [Token] {
            tokens.prefix(Self.nameLimit).map { Token(name: $0.name, color: $0.color.words) }
        }
        inks = list(tokens.inks)
        backdrops = list(tokens.backdrops)
        contrast = tokens.contrast.map { Figure($0) }
        repair = tokens.repair.map { repair in
            Repair(
                changes: repair.suggestion.changes.map(PaletteChangeDocument.init),
                contrast: Figure(repair.suggestion.contrast), tokens: repair.tokenCount,
                pairs: repair.pairCount)
        }
        obstacle = tokens.obstacle
    }
}

extension TokensDocument {
    /// The names, and what they stand for as it is specified: `text-muted #8A8A8E on card #FFFFFF, 3.43 as
    /// specified`.
    var words: String {
        let places = mode == "any" ? "" : " (\(mode))"
        let backdrop = backdrops.isEmpty ? "" : " on \(Self.words(backdrops))"
        let ratio = contrast.map { ", \(ContrastRatio($0.exact)) as specified" } ?? ""
        return Self.words(inks) + backdrop + places + ratio
    }

    /// The change as a clause, or why there is none; `nil` where nothing is to be said.
    var remedy: String? { repair?.words ?? obstacle.map { "no change in the palette: \($0)" } }

    private static func words(_ tokens: [Token]) -> String {
        // Those that look the same as they are seen may be specified otherwise.
        listed(tokens, joinedBy: " or ", conjunction: "or", \.name)
            + (tokens.count == 1 ? " \(tokens[0].color)" : "")
    }
}

extension TokensDocument.Repair {
    /// The change as a clause: `in the palette, text-muted gray-600 #5F5F63 for 6.20; 2 other tokens and 4
    /// other pairs change with it`.
    var words: String {
        let others = [
            tokens == 0 ? nil : counted(tokens, "other token"),
            pairs == 0 ? nil : counted(pairs, "other pair"),
        ].compactMap(\.self)
        let touched =
            others.isEmpty
            ? "nothing else changes"
            : "\(others.joined(separator: " and ")) \(tokens + pairs == 1 ? "changes" : "change") with it"
        return "in the palette, \(changes.words) for \(ContrastRatio(contrast.exact)); \(touched)"
    }
}
