/// The configurations of a run: each input is judged by the files that hold for it, the nearer over the
/// farther.
public struct Configurations: Sendable {
    private let file: String?
    private var search: ConfigurationSearch
    private var read: [String: ConfigurationFile] = [:]
    /// What holds where a file is the nearest; `nil` where it cannot be understood.
    private var merged: [String: MergedConfiguration?] = [:]
    private var failures: [(error: ConfigurationError, inputs: Int)] = []
    private var placesOfFailures: [ConfigurationError: Int] = [:]
    /// The fault of what holds where a file is the nearest, by its place among the failures.
    private var failureOfNearest: [String: Int] = [:]

    /// Prepares the search.
    ///
    /// - Parameters:
    ///   - file: A file that holds for everything, alone, and is read at once; `nil` for those around the
    ///     inputs.
    ///   - inputs: The paths that were named, folders among them.
    ///   - workingFolder: The absolute path of the folder that relative paths start from.
    public init(file: String? = nil, for inputs: [String], workingFolder: String) {
        self.file = file
        search = ConfigurationSearch(for: inputs, workingFolder: workingFolder)
        if let file { _ = merged(from: [file]) }
    }

    /// What was read and cannot be understood, with the number of inputs that it holds for: nothing is judged
    /// by half of a configuration.
    public var unread: [UnreadInput] { failures.map { UnreadInput($0.error, leavingOut: $0.inputs) } }

    /// The nearest of the files that hold for an input, which tells what holds from what holds for others;
    /// `nil` where there is none.
    public mutating func file(for input: String) -> String? { files(for: input).first }

    /// What holds for an input; where there is no file for it, everything is as it comes. `nil` where a file
    /// cannot be understood: then the input is not to be judged, and ``unread`` says so.
    public mutating func configuration(for input: String) -> Configuration? {
        let files = files(for: input)
        guard let nearest = files.first else { return Configuration() }
        let configuration = merged(from: files)?.configuration
        if let place = failureOfNearest[nearest] { failures[place].inputs += 1 }
        return configuration
    }

    /// What holds for an input as it is written; `nil` where a file cannot be understood.
    mutating func written(for input: String) -> MergedConfiguration? {
        let files = files(for: input)
        return files.isEmpty ? MergedConfiguration() : merged(from: files)
    }

    /// What the files say that hold for something, which is no input of the run; `nil` where there are none,
    /// or one cannot be understood.
    package mutating func known(for input: String) -> Configuration? {
        let files = files(for: input)
        return files.isEmpty ? nil : merged(from: files)?.configuration
    }

    private mutating func files(for input: String) -> [String] {
        file.map { [$0] } ?? search.files(for: input)
    }

    /// What files say together.
    ///
    /// - Parameter files: The files, the nearest first.
    private mutating func merged(from files: [String]) -> MergedConfiguration? {
        if let known = merged[files[0]] { return known }
        var configuration: MergedConfiguration?
        do throws(ConfigurationError) {
            var chain: [(path: String, file: ConfigurationFile)] = []
            for path in files where chain.last?.file.isRoot != true {
                chain.append((path, try contents(of: path)))
            }
            var all = MergedConfiguration()
            for (path, file) in chain.reversed() { all = try all.adding(file, at: path) }
            configuration = all
        } catch {
            let place = placesOfFailures[error] ?? failures.count
            if place == failures.count { failures.append((error, 0)) }
            placesOfFailures[error] = place
            failureOfNearest[files[0]] = place
        }
        merged[files[0]] = .some(configuration)
        return configuration
    }

    private mutating func contents(of path: String) throws(ConfigurationError) -> ConfigurationFile {
        if let known = read[path] { return known }
        let contents = try ConfigurationFile(contentsOf: path, isFound: self.file == nil)
        read[path] = contents
        return contents
    }
}
