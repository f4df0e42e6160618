internal import FileSystem

/// Why a report cannot be delivered.
public enum DeliveryError: Error, Hashable, Sendable {
    /// More than one report has no file of its own.
    case severalOnStandardOutput
    /// One picture file was named, and there are several screens.
    case onePictureForSeveralScreens(path: String)
    /// One picture file was named, and there are several simulations.
    case onePictureForSeveralSimulations(path: String)
    /// Two results would go to the same file.
    case severalToOneFile(path: String)
    /// More pictures than a contact sheet holds.
    case tooManyForSheet(limit: Int)
    /// A result would replace one of the inputs.
    case wouldReplaceInput(path: String)
    /// A picture would lie where the next run searches for screens.
    case wouldBecomeInput(path: String)
    /// A file was named whose name is that of another format.
    case otherFormat(path: String)
    /// A file cannot be written: which one, and why.
    case unwritable(String)
}

extension DeliveryError {
    /// Whether asking differently fixes it; otherwise the file system is in the way.
    public var isUsage: Bool {
        if case .unwritable = self { false } else { true }
    }
}

extension DeliveryError {
    /// What files of pictures end in that are not written.
    private static let otherPictures = [
        "jpg", "jpeg", "heic", "gif", "webp", "avif", "tif", "tiff", "bmp", "pdf",
    ]

    /// Refuses a place for pictures that is named as a file of another format: neither that nor a folder of
    /// the name is what people expect.
    static func check(pictureName path: String) throws(DeliveryError) {
        if otherPictures.contains(where: path.hasExtension) { throw .otherFormat(path: path) }
    }
}

extension DeliveryError: CustomStringConvertible {
    /// What is wrong and what to do.
    public var description: String {
        switch self {
        case .severalOnStandardOutput:
            "only one report can go to the standard output; give the others a file, as in --format json=audit.json"
        case .onePictureForSeveralScreens(let path):
            "\(path.visible): one picture cannot show several screens; name a folder instead"
        case .wouldReplaceInput(let path):
            "\(path.visible): this is one of the inputs; write the result elsewhere"
        case .wouldBecomeInput(let path):
            "\(path.visible): the next run would take this picture for one of the inputs; "
                + "name a folder of its own, elsewhere or within the inputs"
        case .onePictureForSeveralSimulations(let path):
            "\(path.visible): one picture cannot show several simulations; name a folder, or use --contact-sheet"
        case .severalToOneFile(let path):
            "\(path.visible): two results would go to this file; name another"
        case .otherFormat(let path):
            "\(path.visible): pictures are written as PNG; name a .png file, or a folder"
        case .tooManyForSheet(let limit):
            "a contact sheet holds \(limit) pictures at most; give it fewer files or simulations"
        case .unwritable(let fault):
            fault.visible
        }
    }
}
