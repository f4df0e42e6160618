/// Sets that belong together: those of an asset catalog, or the images of one folder.
public struct AssetCollection: Hashable, Sendable {
    /// The folder.
    public let path: String
    /// The sets, by the bytes of their paths.
    public let sets: [AssetSet]
    /// The systems that they are for, as the icons among them tell, or their slots; empty where nothing does.
    public let platforms: Set<AssetPlatform>

    /// Gathers sets.
    ///
    /// - Parameters:
    ///   - path: The folder.
    ///   - sets: The sets.
    ///   - others: The systems of the icons beside it, where it has none of its own.
    public init(path: String, sets: [AssetSet], beside others: Set<AssetPlatform> = []) {
        self.path = path
        let own = [sets.platformsOfIcons, sets.platformsOfSlots].first { !$0.isEmpty }
        platforms = own ?? others
        self.sets = platforms == [.macOS] ? sets.map(\.asOnMacs) : sets
    }

    /// The same without some of its sets; what the others are for is as it was.
    package func filter(_ isIncluded: (AssetSet) -> Bool) -> AssetCollection {
        AssetCollection(path: path, platforms: platforms, sets: sets.filter(isIncluded))
    }

    private init(path: String, platforms: Set<AssetPlatform>, sets: [AssetSet]) {
        self.path = path
        self.platforms = platforms
        self.sets = sets
    }
}
