import Audit
import ColorMath

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What to simulate, colours and pictures told apart.
struct SimulationInputs {
    private(set) var colors: [DynamicColor] = []
    private(set) var paths: [String] = []

    /// Takes for a colour what reads as one; for a path what exists, ends in `.png` or is a pattern. What is neither is
    /// a colour with a fault.
    init(_ arguments: [String]) throws {
        for argument in arguments {
            if let color = try? DynamicColor(css: argument) {
                colors.append(color)
            } else if FileManager.default.fileExists(atPath: argument)
                || argument.lowercased().hasSuffix(".png") || argument.contains(where: "*?[".contains)
            {
                paths.append(argument)
            } else {
                colors.append(try ColorArgument.color(argument))
            }
        }
    }
}
