extension Configuration {
    /// Reads a configuration file; no other is merged with it.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - isFound: Whether it was found beside an input, and nobody named it. It then has to belong to the
    ///     user, to root, or to the owner of the folder that it is in: a folder that anybody may write to is
    ///     no reason to trust a file.
    /// - Throws: ``ConfigurationError`` where there is none, or it cannot be understood.
    public init(contentsOf path: String, isFound: Bool = false) throws(ConfigurationError) {
        try self.init(try ConfigurationFile(contentsOf: path, isFound: isFound).content)
        files = [path]
    }
}
