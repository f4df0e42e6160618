import Foundation
import TestSupport
import Testing

/// Code that only Apple's systems compile is checked here against stubs of what it uses of them.
@Suite("Code for Apple's systems", .enabled(if: isLinux, "the compiler itself checks it here"))
struct AppleSourceTests {
    /// In the order in which they import each other.
    private static let stubs = ["CoreGraphics", "ImageIO", "UIKit", "AppKit", "SwiftUI"]

    /// The options that lead to the modules of C that built modules import.
    private static let modulesOfC: [String] = {
        let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
        let build = BuildProducts.folder.appending(path: "../..").standardizedFileURL
        let maps =
            ["PaletteData", "PNGSession"].map {
                BuildProducts.folder.appending(path: "\($0).build/module.modulemap")
            }
            + ["CLibDeflate", "CLibPNG", "CLittleCMS"].map {
                package.appending(path: "Sources/\($0)/module.modulemap")
            }
            + [build.appending(path: "checkouts/Yams/Sources/CYaml/include/module.modulemap")]
        return maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] }
    }()

    /// Modules with those that they import before them.
    @Test("type-checks", arguments: [["AppleImages"], ["ColorBridges"], ["AppleImages", "LegibleTesting"]])
    func check(built: [String]) throws {
        try check(built, against: BuildProducts.folder.appending(path: "Modules").path)
    }

    /// On phones, tablets, watches and televisions, where what is on libpng is not.
    @Test("type-checks where there is no libpng", arguments: [["AppleImages", "LegibleTesting"]])
    func checkWithoutLibPNG(built: [String]) throws {
        let modules = BuildProducts.folder.appending(path: "Modules")
        let folder = try TemporaryFolder()
        for name in try FileManager.default.contentsOfDirectory(atPath: modules.path)
        where !["PNGFiles.", "ColorManagement.", "Reporting."].contains(where: name.hasPrefix) {
            try FileManager.default.createSymbolicLink(
                at: folder.url.appending(path: name), withDestinationURL: modules.appending(path: name))
        }
        try check(built, against: folder.url.path)
    }

    private func check(_ built: [String], against modules: String) throws {
        let here = URL(filePath: #filePath).deletingLastPathComponent()
        let folder = try TemporaryFolder()
        for name in Self.stubs {
            let stub = try Data(contentsOf: here.appending(path: "AppleStubs/\(name).stub"))
            let file = try folder.write(Array(stub), to: "\(name).swift")
            try Toolchain.run(
                "swiftc", "-emit-module", "-module-name", name, "-parse-as-library", "-I", folder.url.path,
                "-o", folder.url.appending(path: "\(name).swiftmodule").path, file)
        }
        let settings = [
            "-swift-version", "6", "-warnings-as-errors", "-package-name", "legible",
            "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature",
            "MemberImportVisibility", "-enable-upcoming-feature", "InternalImportsByDefault",
        ]
        for module in built {
            let sources = here.appending(path: "../../Sources/\(module)").standardizedFileURL
            let files = try FileManager.default.contentsOfDirectory(atPath: sources.path)
                .filter { $0.hasSuffix(".swift") }.map { sources.appending(path: $0).path }
            #expect(!files.isEmpty)
            let compiler = ["swiftc", "-parse-as-library", "-module-name", module]
            let rest = settings + ["-I", folder.url.path, "-I", modules] + Self.modulesOfC + files
            try Toolchain.run(compiler + ["-typecheck"] + rest)
            let output = folder.url.appending(path: "\(module).swiftmodule").path
            try Toolchain.run(compiler + ["-emit-module", "-o", output] + rest)
            try checkSnippets(of: module, importing: [folder.url.path, modules])
        }
        // What is not there is found: the check does not pass over the sources.
        let wrong = try folder.write(
            Array("import CoreGraphics\nlet wrong = CGColor.missing\n".utf8), to: "Wrong.swift")
        #expect(throws: Toolchain.Failure.self) {
            try Toolchain.run(["swiftc", "-typecheck", "-I", folder.url.path, wrong])
        }
    }

    /// What the snippets of a module show is code for the same systems. They are programs.
    private func checkSnippets(of module: String, importing folders: [String]) throws {
        let snippets = URL(filePath: #filePath).appending(path: "../../../Snippets/\(module)")
            .standardizedFileURL
        let files = (try? FileManager.default.contentsOfDirectory(atPath: snippets.path)) ?? []
        let options = ["-swift-version", "6", "-warnings-as-errors"] + folders.flatMap { ["-I", $0] }
        for file in files {
            try Toolchain.run(
                ["swiftc", "-typecheck"] + options + Self.modulesOfC
                    + [snippets.appending(path: file).path])
        }
    }

    @Test("type-checks where it is a plugin of Xcode")
    func checkPlugin() throws {
        let here = URL(filePath: #filePath).deletingLastPathComponent()
        let folder = try TemporaryFolder()
        let stub = try Data(contentsOf: here.appending(path: "AppleStubs/XcodeProjectPlugin.stub"))
        let file = try folder.write(Array(stub), to: "XcodeProjectPlugin.swift")
        let compiler = [
            "swiftc", "-parse-as-library", "-package-description-version", "6.2", "-I",
            try Toolchain.pluginInterface,
        ]
        try Toolchain.run(
            compiler + [
                "-emit-module", "-module-name", "XcodeProjectPlugin", "-o",
                folder.url.appending(path: "XcodeProjectPlugin.swiftmodule").path, file,
            ])
        let plugin = here.appending(path: "../../Plugins/LegiblePlugin/LegiblePlugin.swift")
            .standardizedFileURL.path
        try Toolchain.run(
            compiler + [
                "-typecheck", "-module-name", "LegiblePlugin", "-swift-version", "6", "-warnings-as-errors",
                "-I", folder.url.path, plugin,
            ])
    }
}
