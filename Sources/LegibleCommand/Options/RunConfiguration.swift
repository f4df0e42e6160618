import ArgumentParser
import Audit
import FileSystem
import PaletteFiles
import Reporting

/// What the configurations of the inputs of a run say of the run as a whole, where the command line does not.
struct RunConfiguration {
    /// What holds for the inputs, each once.
    private let configurations: [Configuration]
    private let isNamed: Bool
    /// What a configuration says of such a run.
    private let settings: (Configuration) -> RunSettings

    /// Looks at the configurations of the inputs that were named.
    ///
    /// - Parameters:
    ///   - inputs: Files and folders.
    ///   - configurations: The configurations.
    ///   - isNamed: Whether the configuration was named: it may then have reports written anywhere.
    ///   - settings: What a configuration says of such a run.
    init(
        of inputs: [String], by configurations: Configurations, isNamed: Bool,
        _ settings: @escaping (Configuration) -> RunSettings
    ) {
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
        self.isNamed = isNamed
        self.settings = settings
    }

    /// The reports; none where nothing is said.
    ///
    /// - Parameter fault: Why a report is none of such a run; `nil` for one that is.
    func formats(refusing fault: (ReportRequest) -> String? = { _ in nil }) throws -> [ReportRequest] {
        try agreed("formats") { $0.formats.isEmpty ? nil : $0.formats }?.map { format in
            let request = try request(format)
            if let fault = fault(request) { throw ConfigurationError(at: format.location, fault).announced() }
            return request
        } ?? []
    }

    /// The baseline to compare with; exits with 65 where there is no such file, or it cannot be looked
    /// for.
    func baseline() throws -> String? {
        guard let baseline = try agreed("baseline", \.baseline) else { return nil }
        do throws(FileFault) {
            _ = try FileStatus(of: baseline.text)
            return baseline.text
        } catch {
            let fault =
                error.isAbsence
                ? "there is no baseline '\(baseline.text)'; write it with --write-baseline '\(baseline.text)'"
                : "the baseline '\(baseline.text)' cannot be read: \(error)"
            throw ConfigurationError(at: baseline.location, fault).announced()
        }
    }

    /// The least severity that fails the run.
    func failOn() throws -> FailureThreshold? { try agreed("fail-on", \.failOn) }

    /// What all configurations say, those left out that say nothing; a usage error where they do not agree.
    private func agreed<Value: Equatable>(
        _ key: String, _ value: (RunSettings) -> Value?
    ) throws -> Value? {
        let all = configurations.compactMap { own in value(settings(own)).map { (own, $0) } }
        guard let (own, first) = all.first else { return nil }
        if let (other, _) = all.first(where: { $1 != first }) {
            throw ValidationError(
                "\(own.file ?? "") and \(other.file ?? "") say different things of '\(key)', which is of a whole run: "
                    + "say it on the command line, or audit them apart.")
        }
        return first
    }

    private func request(_ format: RunSettings.PlacedText) throws -> ReportRequest {
        guard let request = ReportRequest(argument: format.text) else {
            throw ConfigurationError(at: format.location, ReportOptions.fault(of: format.text)).announced()
        }
        // Whoever can change the configuration of a repository may not have other files overwritten.
        if !isNamed, let file = request.destination,
            !file.staysBelow(format.location.path.folderPart)
        {
            throw ConfigurationError(
                at: format.location,
                "a report that a configuration asks for lies below its folder, not by way of a link or of '..', and not "
                    + "in .git; name the file with --format, or the configuration with --config"
            ).announced()
        }
        return request
    }

    /// Says what configurations further down say of the whole run, which does not count.
    func announce(leftOutIn others: [Configuration]) {
        for other in others where !configurations.contains(other) {
            let said = settings(other)
            let keys = [
                ("formats", said.formats.isEmpty), ("baseline", said.baseline == nil),
                ("fail-on", said.failOn == nil),
            ]
            let own = keys.filter { !$0.1 }.map(\.0)
            guard !own.isEmpty, !configurations.contains(where: { settings($0) == said }) else { continue }
            System.writeError(
                "legible: \((other.file ?? "").visible): \(own.joined(separator: ", ")) not taken, as the run as a whole "
                    + "is not in its folder\n")
        }
    }
}
