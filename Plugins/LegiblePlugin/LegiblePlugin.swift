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
        let process = Process()
        // Known by the name of its target, not of the product.
        process.executableURL = try context.tool(named: "LegibleCommand").url
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        // What the command printed says what is wrong; a message of the plugin's own would only repeat it.
        if process.terminationReason != .exit || process.terminationStatus != 0 {
            exit(process.terminationReason == .exit ? process.terminationStatus : 70)
        }
    }
}
