public import Audit
public import ColorMath
internal import PNGFiles
public import Raster
public import Screenshots
public import SystemColors

// Files are taken for PNG unless something else is said to decode them.

extension Auditor {
    /// Creates an auditor of PNG files.
    ///
    /// - Parameters:
    ///   - standard: The standard to judge by.
    ///   - rules: The rules to check.
    ///   - palette: The semantic colours to look for.
    ///   - conditions: What is known of the screens, and so is not inferred.
    ///   - scale: Pixels per point for every screen, or `nil` to tell it from each file.
    ///   - limits: How much a file may ask for.
    public init(
        standard: ContrastStandard = .wcagAA, rules: RuleSelection = RuleSelection(),
        palette: SystemPalette = .embedded, conditions: KnownConditions = KnownConditions(),
        scale: Double? = nil, limits: ImageLimits = .default
    ) {
        self.init(
            images: PNGDecoder(), standard: standard, rules: rules, palette: palette, conditions: conditions,
            scale: scale, limits: limits)
    }
}

extension Screenshot {
    /// Reads a PNG file.
    ///
    /// - Parameters:
    ///   - path: The file; its name may tell the scale.
    ///   - scale: Pixels per point; nil to find out.
    ///   - limits: How much the image may ask for.
    ///   - fileSizeLimit: The most bytes to read.
    /// - Throws: `ScreenshotError` when the file cannot be read, is no intact PNG image within the limits, or
    ///   has colours that cannot be judged.
    public init(
        contentsOf path: String, scale: Double? = nil, limits: ImageLimits = .default,
        fileSizeLimit: Int = defaultFileSizeLimit
    ) throws(ScreenshotError) {
        try self.init(
            contentsOf: path, decodedBy: PNGDecoder(), scale: scale, limits: limits,
            fileSizeLimit: fileSizeLimit)
    }

    /// Decodes a PNG file in memory.
    ///
    /// - Parameters:
    ///   - bytes: The file's contents.
    ///   - name: The file's name or path, for the scale and for errors.
    ///   - scale: Pixels per point; nil to find out.
    ///   - limits: How much the image may ask for.
    /// - Throws: `ScreenshotError` when the bytes are no intact PNG image within the limits, or have colours
    ///   that cannot be judged.
    public init(
        decoding bytes: [UInt8], name: String, scale: Double? = nil, limits: ImageLimits = .default
    ) throws(ScreenshotError) {
        try self.init(decoding: bytes, by: PNGDecoder(), name: name, scale: scale, limits: limits)
    }
}
