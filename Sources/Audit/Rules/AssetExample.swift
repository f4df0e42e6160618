internal import Assets
internal import ColorMath
internal import Raster

/// A small catalog that a rule objects to, or does not.
struct AssetExample: Hashable {
    let sets: [ExampleSet]
    /// The text that glyphs stand beside; `nil` where nobody says.
    let text: GlyphText?

    init(_ sets: [ExampleSet], beside text: GlyphText? = nil) {
        self.sets = sets
        self.text = text
    }

    /// A set with its images.
    struct ExampleSet: Hashable {
        let kind: AssetSet.Kind
        let name: String
        let isTemplate: Bool
        let group: String?
        let grid: String?
        let images: [ExampleImage]
        let accents: [UInt32]

        init(
            _ kind: AssetSet.Kind = .image, _ name: String = "picture", isTemplate: Bool = false,
            group: String? = nil, grid: String? = nil, _ images: [ExampleImage], accents: [UInt32] = []
        ) {
            self.kind = kind
            self.name = name
            self.isTemplate = isTemplate
            self.group = group
            self.grid = grid
            self.images = images
            self.accents = accents
        }
    }

    /// The catalog as it would be examined.
    var examination: AssetExamination {
        AssetExamination(
            sets: sets.map { example in
                let set = AssetSet(
                    kind: example.kind, name: example.name, path: example.name,
                    contents: "\(example.name)/Contents.json", images: example.images.map(\.image),
                    intent: example.isTemplate ? .template : .automatic,
                    purpose: AssetSet.Purpose(of: example.name),
                    group: example.group, grid: example.grid)
                return ExaminedSet(
                    set, images: example.images.map(\.examined),
                    accents: example.accents.map(SRGB8.init(hex:)))
            })
    }

    /// The catalog, audited by one rule alone.
    func audit(by rule: Rule) -> AssetAudit {
        let auditor = AssetAuditor(
            images: NoFiles(), rules: RuleSelection(only: rule), today: CalendarDate(secondsSince1970: 0))
        var examination = examination
        examination.rules = auditor.rules
        examination.textBeside = text
        return AssetAudit(of: "example", examination, by: auditor)
    }
}

extension AssetExample: CustomStringConvertible {
    /// What is in the catalog, in words.
    var description: String {
        sets.map { set in
            let kind = set.isTemplate ? "template" : set.kind.rawValue
            let accents = set.accents.map { ", with the accent \(SRGB8(hex: $0))" }.joined()
            let grid = set.grid.map { ", in a \($0) grid" } ?? ""
            let images = set.images.map(\.description).joined(separator: "; ")
            let beside = text.map { ", beside text of \($0)" } ?? ""
            return "\(kind) '\(set.name)': \(images)\(accents)\(grid)\(beside)"
        }.joined(separator: "; ")
    }
}

/// An image of an example: what it shows, and what its file says.
struct ExampleImage: Hashable {
    let art: AssetArt?
    let width: Int
    let height: Int
    var traits = AssetTraits()
    var facts: ImageFileFacts
    var colorSpace = ExaminedImage.ColorSpaceFact.sRGB
    var needs16Bits = false
    var wideShare = 0.0
    var packedSize: Int?
    var textLines: Int?
    var lettering: IconLettering?
    /// What is said of the file beside its size, in words.
    private var words: [String] = []

    /// An image of some pixels.
    ///
    /// - Parameters:
    ///   - art: What it shows; `nil` for an empty slot.
    ///   - width: The columns.
    ///   - height: The rows; as many where nothing is said.
    ///   - scale: Pixels per point.
    init(_ art: AssetArt?, _ width: Int, _ height: Int? = nil, scale: Double = 1) {
        self.art = art
        self.width = width
        self.height = height ?? width
        traits.scale = scale
        facts = ImageFileFacts(
            format: .png, size: ImageFileFacts.Size(width: width, height: height ?? width), byteCount: 1000)
        facts.bitDepth = 8
        facts.colorType = .rgba
        facts.colorChunks = ["sRGB"]
    }

    /// The same with something said of its slot or its file.
    ///
    /// - Parameters:
    ///   - words: What is said, in words; empty where the slot says it.
    ///   - change: Says it.
    func with(_ words: String = "", _ change: (inout ExampleImage) -> Void) -> ExampleImage {
        var image = self
        change(&image)
        if !words.isEmpty { image.words.append(words) }
        return image
    }

    /// The same in a slot of a size in points.
    func inSlot(_ points: Double, _ other: Double? = nil, idiom: String = "universal") -> ExampleImage {
        with {
            $0.traits.points = AssetTraits.Points(width: points, height: other ?? points)
            $0.traits.idiom = idiom
        }
    }

    var image: AssetImage {
        let name =
            "picture\(traits.scale == 1 || traits.scale == nil ? "" : "@\(Figure(traits.scale ?? 1))x").png"
        return AssetImage(traits: traits, file: art == nil ? nil : name)
    }

    var examined: ExaminedImage {
        guard let art, facts.format.isDecoded else {
            return ExaminedImage(unread: image, facts: art == nil ? nil : facts)
        }
        let bitmap = art.bitmap(width: width, height: height)
        return ExaminedImage(
            image, facts: facts, colorSpace: colorSpace,
            measures: PictureMeasures(of: bitmap, needs16Bits: needs16Bits, wideShare: wideShare),
            packedSize: packedSize, textLines: textLines,
            fromThird: traits.scale == 3
                ? EnlargementMatch(of: DecodedImage(samples: .eight(bitmap)), fromEvery: 3) : nil,
            lettering: lettering)
    }
}

extension ExampleImage: CustomStringConvertible {
    /// What it shows and how large, in words.
    var description: String {
        let slot = traits.words.isEmpty ? "" : " for \(traits.words)"
        guard let art else { return "nothing\(slot)" }
        let said = words.isEmpty ? "" : ", \(words.joined(separator: ", "))"
        return "\(width)×\(height) px\(slot), \(art)\(said)"
    }
}
