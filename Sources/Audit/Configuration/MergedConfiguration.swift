/// What configuration files say together, and how it is written.
struct MergedConfiguration: Sendable {
    private(set) var configuration = Configuration()
    var content: ConfigurationNode?

    /// The same with a nearer file over it.
    func adding(
        _ file: ConfigurationFile, at path: String
    ) throws(ConfigurationError) -> MergedConfiguration {
        var nearer = self
        if let own = file.content {
            // What a nearer file says in place of it has to be understood all the same.
            nearer.content =
                try content.map { farther throws(ConfigurationError) in
                    try own.merged(over: farther)
                } ?? own
            nearer.configuration = try Configuration(nearer.content)
        }
        nearer.configuration.files = [path] + configuration.files
        return nearer
    }
}
