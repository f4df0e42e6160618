import ArgumentParser
import Audit
import FileSystem
import PaletteFiles
import Reporting

/// What the configurations of the inputs of a run say of the run as a whole, where the command line does not.
struct RunConfiguration {
    private(set) var formats: [ReportRequest] = []
    private(set) var baseline: String?
    private(set) var failOn: FailureThreshold?
    /// What holds for the inputs, each once.
    private let configurations: [Configuration]

    /// Looks at the configurations of the inputs that were named.
    ///
    /// - Parameters:
    ///   - inputs: Files and folders.
    ///   - configurations: The configurations.
    /// - Throws: A usage error where they do not agree.
    init(of inputs: [String], by configurations: Configurations) throws {
        var configurations = configurations
        var known: Set<String> = []
        var found: [Configuration] = []
        for input in inputs {
            let isFolder = (try? FileStatus(of: input).kind) == .folder
            guard let own = configurations.known(for: isFolder ? input.appendingPart("input") : input),
                known.insert(own.file ?? "").inserted
            else { continue }
            found.append(own)
        }
        self.configurations = found
        formats = try agreed("formats") { $0.formats.isEmpty ? nil : $0.formats }?.map(Self.request) ?? []
        baseline = try agreed("baseline", \.baseline)?.text
        failOn = try agreed("fail-on", \.failOn)
    }

    /// What all configurations say, those left out that say nothing.
    private func agreed<Value: Equatable>(
        _ key: String, _ value: (ScreenConfiguration) -> Value?
    ) throws -> Value? {
        let all = configurations.compactMap { own in value(own.screens).map { (own, $0) } }
        guard let (own, first) = all.first else { return nil }
        if let (other, _) = all.first(where: { $1 != first }) {
            throw ValidationError(
                "\(own.file ?? "") and \(other.file ?? "") say different things of '\(key)', which is of a whole run: "
                    + "say it on the command line, or audit them apart.")
        }
        return first
    }

    private static func request(_ format: ScreenConfiguration.PlacedText) throws -> ReportRequest {
        guard let request = ReportRequest(argument: format.text) else {
            System.writeError(
                "legible: \(format.location.description.visible): \(ReportOptions.fault(of: format.text))\n")
            throw ExitCode(65)
        }
        return request
    }

    /// Says what configurations further down say of the whole run, which does not count.
    func announce(leftOutIn others: [Configuration]) {
        for other in others where !configurations.contains(other) {
            let keys = [
                ("formats", other.screens.formats.isEmpty),
                ("baseline", other.screens.baseline == nil), ("fail-on", other.screens.failOn == nil),
            ]
            let own = keys.filter { !$0.1 }.map(\.0)
            guard !own.isEmpty, !agrees(with: other.screens) else { continue }
            System.writeError(
                "legible: \((other.file ?? "").visible): \(own.joined(separator: ", ")) not taken, as the run as a whole "
                    + "is not in its folder\n")
        }
    }

    private func agrees(with screens: ScreenConfiguration) -> Bool {
        configurations.contains {
            $0.screens.formats == screens.formats && $0.screens.baseline == screens.baseline
                && $0.screens.failOn == screens.failOn
        }
    }
}
