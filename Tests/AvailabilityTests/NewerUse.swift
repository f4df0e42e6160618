import Foundation
import Testing

/// A place that also runs on releases without the declaration it uses.
struct NewerUse: CustomStringConvertible {
    let place: SourceIndex.Place
    let declaration: PlatformDeclaration
    /// The releases that brought the declaration, of the platforms where that is too late.
    let releases: [String]

    var description: String {
        "\(place.file):\(place.line):\(place.column): \(declaration.name) came with "
            + releases.joined(separator: ", ")
    }

    private static let declarations = Task { try await PlatformDeclaration.all() }

    /// Those in an index, by files, lines and columns.
    static func all(in index: SourceIndex, than platforms: Platforms) async throws -> [NewerUse] {
        let newer = try await declarations.value.filter { !$0.value.platforms.newer(than: platforms).isEmpty }
        try #require(newer.count > 100)
        let files = Dictionary(grouping: try index.uses(of: newer)) { $0.key.file }
        return files.sorted { $0.key < $1.key }.flatMap { file, uses -> [NewerUse] in
            // The index keeps what files that are gone have used.
            guard let source = try? String(contentsOfFile: file, encoding: .utf8) else { return [] }
            let guarded = GuardedSource(source)
            let places = uses.sorted { ($0.key.line, $0.key.column) < ($1.key.line, $1.key.column) }
            return places.compactMap { place, declaration in
                // Where a loop has no `next(isolation:)`, the compiler falls back on `next()` (SE-0421).
                if declaration.name.hasSuffix(".next(isolation:)"), guarded.begins("for", at: place) {
                    return nil
                }
                let here = guarded.platforms(at: place)
                let least = platforms.merging(here, uniquingKeysWith: max)
                let releases = declaration.platforms.newer(than: least)
                guard !releases.isEmpty else { return nil }
                return NewerUse(place: place, declaration: declaration, releases: releases)
            }
        }
    }
}
