/// Sets that belong together: those of an asset catalog, or the images of one folder.
public struct AssetCollection: Hashable, Sendable {
    /// The folder.
    public let path: String
    /// The sets, by the bytes of their paths.
    public let sets: [AssetSet]

    /// Gathers sets.
    public init(path: String, sets: [AssetSet]) {
        self.path = path
        self.sets = sets
    }
}
