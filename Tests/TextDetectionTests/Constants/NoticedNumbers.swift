import Foundation
import TextDetection

/// For each number that a sample or a shape notices, the first of these.
enum NoticedNumbers {
    /// What something has to notice: all that does not only bound work.
    static let expected = DetectionConstants.all.filter { !$0.isBound }.map(\.name)

    private static let wish = ProcessInfo.processInfo.environment["LEGIBLE_SWEEP"]

    static var isSweeping: Bool { wish != nil }

    /// The folder that shapes are cut from.
    static var folder: URL? { wish.flatMap { $0.contains("/") ? URL(filePath: $0) : nil } }

    private static let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "noticed.json")

    static let known: [String: String] = {
        let data = try? Data(contentsOf: file)
        return data.flatMap { try? JSONDecoder().decode([String: String].self, from: $0) } ?? [:]
    }()

    /// The one number that is looked at, where the environment names one with `LEGIBLE_SWEEP_ONLY`.
    private static let only = ProcessInfo.processInfo.environment["LEGIBLE_SWEEP_ONLY"]

    static func write(_ found: [String: String]) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try (encoder.encode(found) + Data("\n".utf8)).write(to: file)
    }

    /// Looks for a screen that notices, for each number: the one that did, else the first.
    static func sweep(_ screens: [MeasuredScreen]) async -> [String: String] {
        await withTaskGroup(of: (String, String?).self) { group in
            for name in DetectionConstants.all.map(\.name) where only == nil || only == name {
                group.addTask {
                    guard let constant = DetectionConstants.all.first(where: { $0.name == name }) else {
                        return (name, nil)
                    }
                    let before = screens.first { $0.name == known[name] }
                    let first = ([before].compactMap { $0 } + screens).first {
                        $0.change(by: constant) != nil
                    }
                    return (name, first?.name)
                }
            }
            var found = only == nil ? [:] : known
            while let (name, screen) = await group.next() { found[name] = screen }
            return found
        }
    }
}
