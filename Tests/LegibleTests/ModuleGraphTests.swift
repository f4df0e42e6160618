import Foundation
import Testing

/// What looks at pixels needs no C library: another decoder is all that a platform without libpng needs.
///
/// `.ci/check-all seams` builds these modules where both libraries are missing.
@Suite struct `The modules below the decoders` {
    private static let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    private static let seams: Set = ["CLibPNG", "CLittleCMS", "PNGSession"]

    /// What each module of the package imports, by its sources.
    private static func imports() throws -> [String: Set<String>] {
        let sources = package.appending(path: "Sources")
        let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path())
        return try modules.reduce(into: [:]) { graph, module in
            let files = FileManager.default.enumerator(
                at: sources.appending(path: module), includingPropertiesForKeys: nil)
            while let file = files?.nextObject() as? URL {
                guard file.pathExtension == "swift" else { continue }
                let text = try String(contentsOf: file, encoding: .utf8)
                let imported = text.matches(of: /(?m)^\s*(?:@\w+ )?(?:\w+ )?import (\w+)/).map {
                    String($0.1)
                }
                graph[module, default: []].formUnion(imported)
            }
        }
    }

    /// What each target depends on, by the manifest.
    private static func dependencies() throws -> [String: Set<String>] {
        let manifest = try String(
            contentsOf: package.appending(path: "Package.swift"), encoding: .utf8)
        let targets = manifest.split(separator: /\.(?:target|testTarget|executableTarget|systemLibrary)\(/)
        return targets.dropFirst().reduce(into: [:]) { graph, target in
            guard let name = target.firstMatch(of: /name: "(\w+)"/)?.1,
                let list = target.firstMatch(of: /dependencies: \[([^\]]*)\]/)?.1
            else { return }
            graph[String(name)] = Set(list.matches(of: /"(\w+)"/).map { String($0.1) })
        }
    }

    /// Everything that a module reaches.
    private static func closure(of module: String, in graph: [String: Set<String>]) -> Set<String> {
        var reached: Set<String> = [module]
        var open = [module]
        while let next = open.popLast() {
            for other in graph[next] ?? [] where reached.insert(other).inserted { open.append(other) }
        }
        return reached
    }

    @Test(arguments: [
        "ColorMath", "PixelConversion", "Raster", "Screenshots", "TextDetection", "ScreenReading",
        "SystemColors", "Recognition",
        "Simulation", "Elements", "Audit", "Annotation", "AppleImages",
    ])
    func `reach neither libpng nor Little CMS`(module: String) throws {
        for graph in [try Self.imports(), try Self.dependencies()] {
            #expect(graph[module]?.isEmpty == false || module == "ColorMath")
            #expect(Self.closure(of: module, in: graph).isDisjoint(with: Self.seams))
        }
    }

    /// Foundation brings tens of megabytes, and is not there everywhere.
    @Test(arguments: [
        "ColorMath", "PixelConversion", "Raster", "Screenshots", "TextDetection", "ScreenReading",
        "Recognition", "Simulation", "PaletteFiles", "Elements", "Assets", "FileSystem", "PNGFiles",
    ])
    func `import no Foundation`(module: String) throws {
        let imported = try #require(try Self.imports()[module])
        #expect(imported.isDisjoint(with: ["Foundation", "FoundationEssentials"]))
    }

    @Test func `are told from those that do`() throws {
        for graph in [try Self.imports(), try Self.dependencies()] {
            #expect(Self.closure(of: "PNGFiles", in: graph).isSuperset(of: ["PNGSession", "CLittleCMS"]))
            #expect(Self.closure(of: "ColorManagement", in: graph).isDisjoint(with: ["PNGSession"]))
            #expect(Self.closure(of: "Legible", in: graph).contains("PNGSession"))
        }
    }
}
