internal import Assets
internal import Audit
internal import ColorMath
internal import Raster

/// A set of images in JSON.
struct AssetSetDocument: Encodable {
    let name: String
    let kind: String
    let purpose: String
    let path: String
    let isTemplate: Bool
    /// The configuration files that hold for it, the nearest first.
    let configuration: [String]
    let images: [AssetImageDocument]

    init(of set: ExaminedSet, under configuration: [String], in project: ProjectFolder) {
        self.configuration = configuration
        name = set.set.name
        kind = set.set.kind.rawValue
        purpose = set.set.purpose.rawValue
        path = project.path(of: set.set.path)
        isTemplate = set.set.isTemplate
        images = set.images.map { AssetImageDocument(of: $0, in: project) }
    }
}

/// An image of a set in JSON: what it is for, and what was read and measured of its file.
struct AssetImageDocument: Encodable {
    /// Missing for an empty slot.
    let file: String?
    let variant: String
    let scale: Figure?
    let format: String?
    let width: Int?
    let height: Int?
    let bytes: Int?
    /// The bytes of the smallest file that was found for the same pixels.
    let packedBytes: Int?
    let bitDepth: Int?
    let colorType: String?
    let interlaced: Bool?
    let frames: Int?
    let colorSpace: String?
    /// Missing for files that are not decoded.
    let pixels: PixelsDocument?

    init(of image: ExaminedImage, in project: ProjectFolder) {
        file = image.image.file.map(project.path)
        variant = image.image.traits.words
        scale = image.image.traits.scale.map { Figure($0) }
        let facts = image.facts
        let isPNG = facts?.format.isDecoded ?? false
        format = facts?.format.rawValue
        width = facts?.size?.width
        height = facts?.size?.height
        bytes = facts?.byteCount
        packedBytes = image.packedSize
        bitDepth = facts?.bitDepth
        colorType = facts?.colorType?.words
        interlaced = isPNG ? facts?.isInterlaced : nil
        frames = isPNG ? facts?.frameCount : nil
        colorSpace = image.colorSpace?.words
        pixels = image.measures.map(PixelsDocument.init)
    }

    /// What was measured of pixels. Shares are in percent.
    struct PixelsDocument: Encodable {
        let translucent: Figure
        let wide: Figure
        /// The number of different pixels; 257 for all above 256.
        let colors: Int
        let ink: String
        let inkBox: BoxDocument?
        /// In pixels.
        let strokeWidth: Figure
        let photograph: Figure
        let contrastOnWhite: Figure?
        let contrastOnBlack: Figure?

        init(_ measures: PictureMeasures) {
            translucent = Figure(100 * measures.translucentShare)
            wide = Figure(100 * measures.wideShare)
            colors = measures.colorCount
            ink = measures.ink.color.description
            inkBox = measures.inkBox.map(BoxDocument.init)
            strokeWidth = Figure(measures.outline.thickness)
            photograph = Figure(100 * measures.texture.noisyShare)
            contrastOnWhite = measures.contour.contrastOnWhite.map { Figure($0) }
            contrastOnBlack = measures.contour.contrastOnBlack.map { Figure($0) }
        }
    }
}
