import ArgumentParser
import FileSystem
import Reporting
import Screenshots
import SystemColors

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Tables of colours that are laid over the system's.
struct TableOptions: ParsableArguments {
    @Option(
        name: .customLong("palette"),
        help: ArgumentHelp(
            """
            A table of colours to lay over the system's, which Palettes/README.md describes; or, where \
            screens are audited, the palette that they are drawn in, as tokens, a stylesheet or an asset \
            catalog: repeatable.
            """, valueName: "path"),
        completion: .file())
    var palettes: [String] = []

    /// More than any table needs.
    private static let largestFile = 64 << 20

    /// The system's colours with tables laid over them, the last on top; exits with 65 where one cannot be
    /// read.
    ///
    /// - Parameter configured: The files that a configuration names, which lie below those of the command
    ///   line.
    func palette(over configured: [String] = []) throws -> SystemPalette {
        try tables(over: configured).palette
    }

    /// The system's colours with tables laid over them, and the SHA-256 of each table; exits with 65 where
    /// one cannot be read.
    ///
    /// - Parameter configured: The files that a configuration names, which lie below those of the command
    ///   line.
    func tables(over configured: [String]) throws -> (palette: SystemPalette, digests: [String]) {
        try tables(in: configured + palettes)
    }

    /// The same of those that are tables, and the paths of the others: palettes of the app's own.
    func tablesAndTokens(
        over configured: [String]
    ) throws -> (palette: SystemPalette, digests: [String], tokens: [String]) {
        let own = palettes.filter(Self.isTable)
        let tables = try tables(in: configured + own)
        return (tables.palette, tables.digests, palettes.filter { !own.contains($0) })
    }

    /// Whether a path is that of a table: JSON that names its platform, or what cannot be looked at twice.
    private static func isTable(_ path: String) -> Bool {
        guard let status = try? FileStatus(of: path) else { return !path.contains { "*?[".contains($0) } }
        guard status.kind == .file, path.hasExtension("json") else { return status.kind == .special }
        guard let bytes = try? FileBytes.contents(of: path, limit: largestFile) else { return true }
        return (try? JSONDecoder().decode(Head.self, from: Data(bytes))) != nil
    }

    /// What tells a table from tokens.
    private struct Head: Decodable {
        let platform: String
    }

    private func tables(in files: [String]) throws -> (palette: SystemPalette, digests: [String]) {
        var palette = SystemPalette.embedded
        var digests: [String] = []
        for file in files {
            do {
                let json = try FileBytes.contents(
                    of: file, limit: Self.largestFile, allowsStreams: true)
                palette = try palette.merging(decoding: json, file: file.visible)
                digests.append(SHA256.hexDigest(of: json))
            } catch let fault as FileFault {
                System.writeError("legible: \(file.visible): cannot be read: \(fault)\n")
                throw ExitCode.unreadable
            } catch {
                System.writeError("legible: \(error)\n")
                throw ExitCode.unreadable
            }
        }
        return (palette, digests)
    }
}

extension SystemPalette {
    /// A release of a platform by its number, or the newest, which also stands for those that are newer; a
    /// usage error where the tables are of later ones only.
    func release(_ number: Int?, of platform: Platform) throws -> Release {
        guard let oldest = releases(of: platform).first, let newest = newestRelease(of: platform) else {
            guard number == nil else {
                throw ValidationError(
                    "No table has colours of \(platform.name), so its releases are not known: leave out --release."
                )
            }
            let known = Platform.allCases.filter { newestRelease(of: $0) != nil }.map(\.rawValue)
            throw ValidationError(
                "No table has colours of \(platform.name); there are those of \(known.joined(separator: ", "))."
            )
        }
        let wanted = number.map { Release(platform, $0) } ?? newest
        if wanted > newest {
            System.writeError(
                "legible: the newest known is \(name(of: newest)); its colours stand for those of \(name(of: wanted))\n"
            )
        }
        let release = min(wanted, newest)
        guard release >= oldest else {
            throw ValidationError("The colours of \(platform.name) are known from \(oldest) on.")
        }
        return release
    }
}
