internal import Assets
internal import FileSystem
internal import PixelConversion
public import Raster
internal import Screenshots
internal import TextDetection

/// Audits the image files of an app: asset catalogs, icons, and plain sets of files.
public struct AssetAuditor: Sendable {
    /// What decodes the files.
    public var images: any ImageSource
    /// What says how small a file could be; `nil` where that is not looked at.
    public var packer: (any ImagePacker)?
    /// The rules to check.
    public var rules: RuleSelection
    /// What is known and accepted.
    public var exceptions: [AssetException]
    /// The text that glyphs stand beside; `nil` where nobody says.
    public var textBeside: GlyphText?
    /// The day that exceptions have to last to.
    public var today: CalendarDate
    /// The files that the configuration was read from, the nearest first.
    public var configurationFiles: [String] = []
    /// How much a file may ask for.
    public var limits = ImageLimits.default

    /// Creates an auditor.
    public init(
        images: any ImageSource, packer: (any ImagePacker)? = nil, rules: RuleSelection = RuleSelection(),
        exceptions: [AssetException] = [], textBeside: GlyphText? = nil,
        today: CalendarDate
    ) {
        self.images = images
        self.packer = packer
        self.rules = rules
        self.exceptions = exceptions
        self.textBeside = textBeside
        self.today = today
    }

    /// The most bytes of a file that is read.
    private static let fileSizeLimit = 256 << 20
    /// The most pixels of an image that is encoded again to see how small its file could be.
    private static let packedPixels = 1 << 21

    /// Reads and measures an image of a set.
    ///
    /// - Returns: What was found, and the fault where the file could not be read.
    func examine(_ image: AssetImage, of set: AssetSet) -> (ExaminedImage, UnreadInput?) {
        guard let file = image.file else { return (ExaminedImage(unread: image), nil) }
        let bytes: [UInt8]
        do throws(FileFault) {
            bytes = try FileBytes.contents(of: file, limit: Self.fileSizeLimit)
        } catch {
            return (ExaminedImage(unread: image), UnreadInput(path: file, fault: "cannot be read: \(error)"))
        }
        var facts = ImageFileFacts(decoding: bytes)
        guard !facts.isPackedByXcode else { return (ExaminedImage(unread: image, facts: facts), nil) }
        // A catalog may hold other formats, which its rules know by their names; a file by itself is to be
        // looked at, and what decodes it says why it cannot be.
        guard facts.format.isDecoded || facts.format == .other || set.contents == nil else {
            return (ExaminedImage(unread: image, facts: facts), nil)
        }
        do throws(ImageError) {
            var decoded = try images.image(decoding: bytes, limits: limits)
            if image.isNinePatch {
                decoded = NinePatch.picture(of: decoded)
                facts.size = .init(width: decoded.samples.width, height: decoded.samples.height)
            }
            return (examined(image, decoded, facts: facts, in: set), nil)
        } catch {
            return (
                ExaminedImage(unread: image, facts: facts), UnreadInput(path: file, fault: error.description)
            )
        }
    }

    private func examined(
        _ image: AssetImage, _ decoded: DecodedImage, facts: ImageFileFacts, in set: AssetSet
    ) -> ExaminedImage {
        var packedSize: Int?
        if rules.severity(of: .imageSize) != nil, let packer, facts.frameCount == 1,
            case .eight(let bitmap) = decoded.samples, bitmap.pixels.count <= Self.packedPixels
        {
            packedSize = packer.packedSize(
                of: bitmap, within: AssetCheck.packedLimit(ofFileOf: facts.byteCount))
        }
        return ExaminedImage(
            image, facts: facts,
            // A gamma alone says how light samples are, and not which colours: enough for grey.
            colorSpace: .init(
                decoded.space, isTagged: facts.colorChunks.contains { $0 != "gAMA" || decoded.space.isGray }),
            measures: PictureMeasures(of: decoded), packedSize: packedSize,
            textLines: set.kind == .launchImage ? textLines(in: decoded, scale: image.traits.scale) : nil,
            enlargement: enlargement(of: image, decoded, sized: facts.size, in: set),
            fromThird: fromThird(of: image, decoded, in: set),
            lettering: set.kind.isIcon && !set.isIconFolder && rules.severity(of: .iconDetail) != nil
                ? lettering(on: decoded) : nil)
    }

    /// How near an image is to the next smaller one of its set made large; `nil` where there is none.
    private func enlargement(
        of image: AssetImage, _ decoded: DecodedImage, sized size: ImageFileFacts.Size?, in set: AssetSet
    ) -> ExaminedImage.Enlargement? {
        guard let size, rules.severity(of: .imageUpscaled) != nil else { return nil }
        let matches = smaller(than: image, in: set).compactMap { source -> ExaminedImage.Enlargement? in
            guard let file = source.file,
                let bytes = try? FileBytes.contents(of: file, limit: Self.fileSizeLimit),
                // Decoding takes its time, and is for what can be compared.
                let other = ImageFileFacts(decoding: bytes).size,
                EnlargementMatch.compares(size, with: other),
                let small = try? images.image(decoding: bytes, limits: limits),
                let match = EnlargementMatch(of: decoded, from: small)
            else { return nil }
            return ExaminedImage.Enlargement(source: source, match: match)
        }
        return matches.min { $0.match.distance < $1.match.distance }
    }

    /// How near an image at @3x is to every third of its own pixels made large, where a smaller one was drawn
    /// and that at @1x is not there; `nil` for others.
    private func fromThird(
        of image: AssetImage, _ decoded: DecodedImage, in set: AssetSet
    ) -> EnlargementMatch? {
        guard rules.severity(of: .imageUpscaled) != nil, image.traits.scale == 3,
            let least = smaller(than: image, in: set).first?.traits.scale, least > 1
        else { return nil }
        return EnlargementMatch(of: decoded, fromEvery: 3)
    }

    /// The variants of a set that are like an image at smaller scales, the smallest first.
    private func smaller(than image: AssetImage, in set: AssetSet) -> [AssetImage] {
        guard let scale = image.traits.scale else { return [] }
        return set.images.filter { other in
            other.file != nil && other.traits.withoutScale == image.traits.withoutScale
                && other.traits.scale.map { $0 < scale } ?? false
        }.sorted { $0.traits.scale ?? 1 < $1.traits.scale ?? 1 }
    }

    /// The text on an app icon.
    private func lettering(on decoded: DecodedImage) -> IconLettering? {
        IconLettering(on: decoded.inSRGB)
    }

    /// The lines of text on a launch screen.
    private func textLines(in decoded: DecodedImage, scale: Double?) -> Int {
        let screen = decoded.inSRGB
        let size = PixelSize(width: screen.width, height: screen.height)
        let told = scale ?? DeviceTable.embedded.scale(ofScreenshot: size) ?? 2
        return TextDetector(scale: told).detection(in: screen).regions.count { $0.kind == .text }
    }
}

extension DecodedImage {
    /// Its pixels as sRGB.
    fileprivate var inSRGB: Bitmap<UInt8> {
        let map = ColorMap(from: space, to: .sRGB) ?? .identity
        return Bitmap<UInt8>(samples, over: samples.canvas, convertedBy: map)
    }
}
