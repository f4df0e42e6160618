import Foundation
import TestSupport

/// What a module offers, as `swift symbolgraph-extract` writes it; of that, the releases that brought each
/// declaration.
struct SymbolGraph: Decodable {
    struct Symbol: Decodable, Sendable {
        struct Identifier: Decodable, Sendable {
            let precise: String
        }
        struct Fragment: Decodable, Sendable {
            let spelling: String
        }
        struct Availability: Decodable, Sendable {
            struct Version: Decodable, Sendable {
                let major: Int
                let minor, patch: Int?
            }

            let domain: String?
            let introduced: Version?
        }

        let identifier: Identifier
        let pathComponents: [String]
        let declarationFragments: [Fragment]?
        let availability: [Availability]?

        /// The declaration as it is written, with the types it is in.
        var wording: String {
            (pathComponents + (declarationFragments ?? []).map(\.spelling)).joined(separator: " ")
        }

        /// The first release that has the declaration, of each platform that is named.
        var platforms: Platforms {
            let named = (availability ?? []).compactMap { item in
                item.domain.flatMap { domain in
                    item.introduced.map {
                        (domain.lowercased(), PlatformVersion([$0.major, $0.minor ?? 0, $0.patch ?? 0]))
                    }
                }
            }
            return Platforms(named, uniquingKeysWith: max)
        }
    }

    let symbols: [Symbol]
}

/// A declaration of the toolchain's modules, and the releases that brought it.
struct PlatformDeclaration: Hashable, Sendable {
    let name: String
    let platforms: Platforms

    /// Those of every module of the toolchain that tell which release brought them, by what tells them from
    /// all others.
    ///
    /// Where the same words are declared twice, a requirement of a protocol and what it had before, say, the
    /// compiler takes the one that the platforms have: both count as old as the older.
    static func all() async throws -> [String: PlatformDeclaration] {
        let folder = try TemporaryFolder()
        let triple = try Toolchain.triple
        let symbols = try await withThrowingTaskGroup { group in
            for module in try Toolchain.modules {
                group.addTask {
                    try SymbolGraph.symbols(of: module, for: triple, in: folder.url.appending(path: module))
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        let oldest = Dictionary(symbols.map { ($0.wording, $0.platforms) }) { first, second in
            first.filter { second[$0.key] != nil }.merging(
                second.filter { first[$0.key] != nil }, uniquingKeysWith: min)
        }
        return symbols.reduce(into: [:]) { found, symbol in
            guard let platforms = oldest[symbol.wording], !platforms.isEmpty else { return }
            found[symbol.identifier.precise] = PlatformDeclaration(
                name: symbol.pathComponents.joined(separator: "."), platforms: platforms)
        }
    }
}

extension SymbolGraph {
    /// What a module offers.
    ///
    /// - Parameters:
    ///   - module: Its name.
    ///   - triple: The platform.
    ///   - folder: A folder of the graph's own, which is made.
    fileprivate static func symbols(of module: String, for triple: String, in folder: URL) throws -> [Symbol]
    {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Toolchain.run(
            "swift", "symbolgraph-extract", "-module-name", module, "-target", triple, "-sdk", "/",
            "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder.path)
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).flatMap { name in
            let file = try Data(contentsOf: folder.appending(path: name))
            return try JSONDecoder().decode(SymbolGraph.self, from: file).symbols
        }
    }
}
