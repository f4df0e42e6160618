/// The configurations of a run: each input is judged by the one that holds for it.
public struct Configurations: Sendable {
    private let file: String?
    private var search: ConfigurationSearch
    private var read: [String: Configuration?] = [:]
    private var failures: [(error: ConfigurationError, inputs: Int)] = []
    private var placesOfFailures: [String: Int] = [:]

    /// Prepares the search.
    ///
    /// - Parameters:
    ///   - file: A file that holds for everything, and is read at once; `nil` for those around the inputs.
    ///   - inputs: The paths that were named, folders among them.
    ///   - workingFolder: The absolute path of the folder that relative paths start from.
    public init(file: String? = nil, for inputs: [String], workingFolder: String) {
        self.file = file
        search = ConfigurationSearch(for: inputs, workingFolder: workingFolder)
        if let file { _ = configuration(in: file) }
    }

    /// What was read and cannot be understood, with the number of inputs that it holds for: nothing is judged
    /// by half of a configuration.
    public var unread: [UnreadInput] { failures.map { UnreadInput($0.error, leavingOut: $0.inputs) } }

    /// The file that holds for an input; `nil` where there is none.
    public mutating func file(for input: String) -> String? { file ?? search.file(for: input) }

    /// What holds for an input; where there is no file for it, everything is as it comes. `nil` where the
    /// file cannot be understood: then the input is not to be judged, and ``unread`` says so.
    public mutating func configuration(for input: String) -> Configuration? {
        guard let file = file(for: input) else { return Configuration() }
        let configuration = configuration(in: file)
        if let place = placesOfFailures[file] { failures[place].inputs += 1 }
        return configuration
    }

    /// What a file says of palettes; nothing where it cannot be understood.
    mutating func palette(in file: String) -> PaletteConfiguration {
        configuration(in: file)?.palette ?? PaletteConfiguration()
    }

    private mutating func configuration(in file: String) -> Configuration? {
        if let known = read[file] { return known }
        var configuration: Configuration?
        do throws(ConfigurationError) {
            configuration = try Configuration(contentsOf: file, isFound: self.file == nil)
        } catch {
            placesOfFailures[file] = failures.count
            failures.append((error, 0))
        }
        read[file] = .some(configuration)
        return configuration
    }
}
