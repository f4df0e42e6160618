internal import ColorMath

/// Reads the swatches of Photoshop, `.aco` (Adobe, "Photoshop File Formats Specification", Color Swatches): a
/// list of colours, and after it, or in its place, the same list with names.
///
/// RGB and HSB are read as sRGB, because the format has no profiles, a gray of 10000 as white, and L\*a\*b\*
/// relative to D50. CMYK and the systems of ink makers are faults: they have no colour without a profile or a
/// book.
struct PhotoshopSwatches {
    private var reader: ByteReader
    private var declarations: [PaletteDeclaration] = []
    private var faults: [PaletteFault] = []
    private var names = UniqueNames()

    /// Reads a file; a colour that is wrong is a fault, and the others are read.
    static func read(_ file: PaletteFile) -> Palette {
        var swatches = PhotoshopSwatches(reader: ByteReader(file))
        do throws(PaletteFault) {
            try swatches.readLists()
        } catch {
            swatches.faults.append(error)
        }
        return Palette(name: file.path, declarations: swatches.declarations, faults: swatches.faults)
    }

    private init(reader: ByteReader) {
        self.reader = reader
    }

    private mutating func readLists() throws(PaletteFault) {
        let version = try reader.uint16()
        guard version == 1 || version == 2 else {
            throw reader.fault("expected version 1 or 2 of Photoshop's swatches", at: 0)
        }
        let beforeNames = self
        try readList(hasNames: version == 2)
        // Photoshop writes the second list for programs that know of names; it says the same as the first and
        // more.
        if version == 1, reader.remaining >= 4, try reader.uint16() == 2 {
            (declarations, faults, names) = (
                beforeNames.declarations, beforeNames.faults, beforeNames.names
            )
            try readList(hasNames: true)
        }
    }

    private mutating func readList(hasNames: Bool) throws(PaletteFault) {
        let count = try reader.uint16()
        for number in 0..<count {
            guard reader.remaining > 0 else {
                throw reader.fault("the file says that it has \(count) colours, but ends after \(number)")
            }
            let start = reader.offset
            let space = try reader.uint16()
            let values = (try reader.uint16(), try reader.uint16(), try reader.uint16())
            _ = try reader.uint16()
            let name = hasNames ? try reader.text(unitCount: Int(try reader.uint32())) : ""
            guard let color = Self.color(of: space, values) else {
                faults.append(
                    reader.fault(
                        "colour \(number + 1) is in none of RGB, HSB, Lab and gray, and has no colour without a "
                            + "profile; save it as RGB", at: start))
                continue
            }
            let unique = names.unique(name)
            declarations.append(
                PaletteDeclaration(
                    name: unique, path: UniqueNames.path(of: unique),
                    value: PaletteValue(.color(color), at: SourceLocation(path: reader.path))))
        }
    }

    /// The colour of three values in a space by its number; `nil` for spaces without a colour of their own.
    private static func color(of space: UInt16, _ values: (UInt16, UInt16, UInt16)) -> DynamicColor? {
        let unit = SIMD3(Double(values.0), Double(values.1), Double(values.2)) / 65535
        switch space {
        case 0: return DynamicColor(space: .sRGB, components: unit)
        case 1: return DynamicColor(HSV(hue: unit.x * 360, saturation: unit.y, value: unit.z).base)
        case 7:
            return DynamicColor(
                CIELab(
                    lightness: Double(values.0) / 100, a: Double(Int16(bitPattern: values.1)) / 100,
                    b: Double(Int16(bitPattern: values.2)) / 100))
        case 8: return DynamicColor(Gray(level: Double(values.0) / 10000).srgb)
        default: return nil
        }
    }
}

extension PaletteFormat {
    /// The swatches of Photoshop.
    public static let photoshop = PaletteFormat(
        name: "Photoshop swatches", extensions: ["aco"], reading: .eachFile(PhotoshopSwatches.read))
}
