/// The samples of an image, at the depth in which they are stored.
public enum ImageSamples: Hashable, Sendable {
    /// The image has at most 8 bits a sample.
    case eight(Bitmap<UInt8>)
    /// The image has 16 bits a sample.
    case sixteen(Bitmap<UInt16>)

    /// The number of columns.
    public var width: Int {
        switch self {
        case .eight(let bitmap): bitmap.width
        case .sixteen(let bitmap): bitmap.width
        }
    }

    /// The number of rows.
    public var height: Int {
        switch self {
        case .eight(let bitmap): bitmap.height
        case .sixteen(let bitmap): bitmap.height
        }
    }
}
