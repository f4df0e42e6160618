import Foundation
import PackagePlugin

/// `swift package legible …`: the command, in the folder of the package that depends on this one.
///
/// It asks for no permission, as it reads and prints. Reports in files and baselines need
/// `swift package --allow-writing-to-package-directory legible …` on macOS, where plugins run in a sandbox.
/// Whatever the exit code of the command, that of `swift package` is 0 or 1.
@main
struct LegiblePlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        // Known by the name of its target, not of the product.
        let tool = try context.tool(named: "LegibleCommand")
        try run(tool, with: arguments, in: context.package.directoryURL)
    }

    private func run(_ tool: PluginContext.Tool, with arguments: [String], in folder: URL) throws {
        let process = Process()
        process.executableURL = tool.url
        process.arguments = arguments
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        // What the command printed says what is wrong; a message of the plugin's own would only repeat it.
        if process.terminationReason != .exit || process.terminationStatus != 0 {
            exit(process.terminationReason == .exit ? process.terminationStatus : 70)
        }
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    /// The same in the menu of an Xcode project: the arguments are asked for, and without any the colours of
    /// the project are checked. Findings are shown at their lines.
    extension LegiblePlugin: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            var extractor = ArgumentExtractor(arguments)
            // Xcode names the targets that were chosen, which the command does not know.
            _ = extractor.extractOption(named: "target")
            let own = extractor.remainingArguments
            // Known by the name of its target, not of the product.
            let tool = try context.tool(named: "LegibleCommand")
            try run(
                tool, with: own.isEmpty ? ["palette", ".", "--format", "xcode"] : own,
                in: context.xcodeProject.directoryURL)
        }
    }
#endif
