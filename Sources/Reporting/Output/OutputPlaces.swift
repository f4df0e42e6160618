internal import FileSystem

/// The places that results go to: never that of an input, and never one for two.
struct OutputPlaces {
    private let inputs: Set<FilePlace>
    /// What the inputs are, whatever they are called: a file may have several names.
    private let inputFiles: Set<FileIdentity>
    private var taken: Set<FilePlace> = []

    /// Knows the inputs.
    init(keeping files: [String]) {
        inputs = Set(files.map(FilePlace.init))
        inputFiles = FolderWalk.identities(of: files)
    }

    /// Takes a place for a result.
    ///
    /// - Throws: ``DeliveryError`` where an input is there, or another result goes there.
    mutating func take(_ path: String) throws(DeliveryError) {
        let place = FilePlace(path)
        guard !inputs.contains(place), FolderWalk.identities(of: [path]).isDisjoint(with: inputFiles) else {
            throw .wouldReplaceInput(path: path)
        }
        guard taken.insert(place).inserted else { throw .severalToOneFile(path: path) }
    }
}
