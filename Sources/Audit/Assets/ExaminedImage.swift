public import Assets
internal import PixelConversion
internal import Raster
internal import Screenshots

/// A variant of an image with what was read and measured of its file.
public struct ExaminedImage: Hashable, Sendable {
    /// The variant and its file.
    public let image: AssetImage
    /// What the file says of itself; `nil` for an empty slot, and for a file that could not be read.
    public let facts: ImageFileFacts?
    /// The colour space; `nil` for files that are not decoded.
    public let colorSpace: ColorSpaceFact?
    /// What was measured of the pixels; `nil` for files that are not decoded.
    public let measures: PictureMeasures?
    /// The bytes of the smallest file that was found for the same pixels, where it is worth a word: a fifth
    /// and a kilobyte smaller; `nil` where it is not, or none was looked for.
    public let packedSize: Int?
    /// The lines of text that were found; `nil` where none were looked for.
    public let textLines: Int?
    /// The smaller file of its set that it is nearest to, made large; `nil` where there is none to compare.
    public let enlargement: Enlargement?
    /// How near a file at @3x is to every third of its own pixels made large; `nil` but where its set has a
    /// smaller file and none at @1x, which it may have been made of.
    public let fromThird: EnlargementMatch?
    /// The text on an app icon; `nil` where there is none, or none was looked for.
    public let lettering: IconLettering?

    /// A smaller file of the same set, and how near the image is to it made large.
    public struct Enlargement: Hashable, Sendable {
        /// The smaller one.
        public let source: AssetImage
        /// How near it is.
        public let match: EnlargementMatch
    }

    /// What a file says of its colour space.
    public enum ColorSpaceFact: Hashable, Sendable {
        /// Nothing, which is read as sRGB.
        case untagged
        /// sRGB, whatever it is called.
        case sRGB
        /// Display P3, whatever it is called.
        case displayP3
        /// Shades of grey.
        case gray(String)
        /// Another, by its name.
        case other(String)
    }

    /// An empty slot, or a file that could not be read.
    init(unread image: AssetImage, facts: ImageFileFacts? = nil) {
        self.init(image, facts: facts)
    }

    init(
        _ image: AssetImage, facts: ImageFileFacts?, colorSpace: ColorSpaceFact? = nil,
        measures: PictureMeasures? = nil, packedSize: Int? = nil, textLines: Int? = nil,
        enlargement: Enlargement? = nil, fromThird: EnlargementMatch? = nil, lettering: IconLettering? = nil
    ) {
        self.image = image
        self.facts = facts
        self.colorSpace = colorSpace
        self.measures = measures
        self.packedSize = packedSize
        self.textLines = textLines
        self.enlargement = enlargement
        self.fromThird = fromThird
        self.lettering = lettering
    }
}

extension ExaminedImage.ColorSpaceFact {
    init(_ space: PixelSpace, isTagged: Bool) {
        if !isTagged {
            self = .untagged
        } else if space.isSame(as: .sRGB) || Self.looksAlike(space, .sRGB) {
            self = .sRGB
        } else if space.isSame(as: .displayP3) || Self.looksAlike(space, .displayP3) {
            self = .displayP3
        } else {
            self = space.isGray ? .gray(space.name) : .other(space.name)
        }
    }

    /// How far code values of 8 bits are apart at most in two profiles of one space: many profiles of sRGB go
    /// round, with curves from tables, and black points scaled or not.
    private static let tolerance = 3

    /// Whether colours all over a space have nearly the same code values in another.
    private static func looksAlike(_ space: PixelSpace, _ other: PixelSpace) -> Bool {
        guard !space.isGray, let map = ColorMap(from: space, to: other) else { return false }
        let levels = stride(from: UInt8(0), through: 255, by: 51)
        let probes = levels.flatMap { red in
            levels.flatMap { green in levels.map { RGBA(red: red, green: green, blue: $0) } }
        }
        let given = Bitmap(width: probes.count, height: 1, pixels: probes)
        let mapped = Bitmap<UInt8>(.eight(given), over: nil, convertedBy: map)
        return zip(given.pixels, mapped.pixels).allSatisfy { one, two in
            [(one.red, two.red), (one.green, two.green), (one.blue, two.blue)].allSatisfy {
                abs(Int($0) - Int($1)) <= tolerance
            }
        }
    }

    /// The space in a word or two.
    public var words: String {
        switch self {
        case .untagged: "untagged"
        case .sRGB: "sRGB"
        case .displayP3: "Display P3"
        case .gray(let name), .other(let name): name
        }
    }
}

extension ExaminedImage {
    /// What messages call it.
    var name: String { image.name }

    /// What messages call it beside another of its name: its file with the folder.
    var pathName: String {
        let parts = image.file?.utf8.split(separator: UInt8(ascii: "/")).suffix(2) ?? []
        return parts.isEmpty ? name : "'\(parts.map { String(Substring($0)) }.joined(separator: "/"))'"
    }

    /// Pixels per point, 1 where that is not said.
    var scale: Double { image.traits.scale ?? 1 }

    /// Columns and rows, where they are known.
    var size: ImageFileFacts.Size? { measures?.size ?? facts?.size }
}

extension AssetImage {
    /// The name of the file, as messages write it: `'icon@2x.png'`; the slot where there is no file.
    var name: String {
        guard let file else { return "the slot \(traits.words)" }
        return "'\(file.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? file)'"
    }
}
