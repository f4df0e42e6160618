internal import ColorMath

/// Reads Adobe Swatch Exchange, `.ase`: blocks of colours and groups, each with its length.
///
/// RGB is read as sRGB, because the format has no profiles, gray as sRGB with equal components, and L\*a\*b\*
/// relative to D50. What CMYK looks like is for a profile to say, so such a colour is a fault.
struct SwatchExchange {
    private var reader: ByteReader
    private var declarations: [PaletteDeclaration] = []
    private var faults: [PaletteFault] = []
    private var names = UniqueNames()
    private var group: String?

    /// Reads a file; a block that is wrong is a fault, and the others are read.
    static func read(_ file: PaletteFile) -> Palette {
        var swatches = SwatchExchange(reader: ByteReader(file))
        do throws(PaletteFault) {
            try swatches.readBlocks()
        } catch {
            swatches.faults.append(error)
        }
        return Palette(name: file.path, declarations: swatches.declarations, faults: swatches.faults)
    }

    private init(reader: ByteReader) {
        self.reader = reader
    }

    private mutating func readBlocks() throws(PaletteFault) {
        guard try reader.ascii(4) == "ASEF" else { throw reader.fault("expected ASEF", at: 0) }
        _ = try reader.uint32()  // The version; only 1.0 is known to exist.
        let count = try reader.uint32()
        for number in 0..<count {
            guard reader.remaining > 0 else {
                throw reader.fault("the file says that it has \(count) blocks, but ends after \(number)")
            }
            let kind = try reader.uint16()
            let length = try reader.uint32()
            var block = try reader.part(Int(length))
            do throws(PaletteFault) {
                try readBlock(kind, &block)
            } catch {
                faults.append(error)
            }
        }
    }

    private mutating func readBlock(_ kind: UInt16, _ block: inout ByteReader) throws(PaletteFault) {
        switch kind {
        case 0xC001: group = try block.text(unitCount: Int(block.uint16()))
        case 0xC002: group = nil
        case 0x0001:
            let name = try block.text(unitCount: Int(block.uint16()))
            let color = try color(in: &block, of: name)
            let path =
                (group.map(UniqueNames.path(of:)) ?? [])
                + UniqueNames.path(of: name.isEmpty ? "Untitled" : name)
            let location = SourceLocation(path: reader.path)
            declarations.append(
                PaletteDeclaration(
                    name: names.unique(path.joined(separator: "/")), path: path,
                    value: PaletteValue(.color(color), at: location)))
        default: return  // Other programs may add blocks of their own.
        }
    }

    private func color(in block: inout ByteReader, of name: String) throws(PaletteFault) -> DynamicColor {
        let start = block.offset
        switch try block.ascii(4) {
        case "RGB ":
            return DynamicColor(
                space: .sRGB, components: SIMD3(try block.float(), try block.float(), try block.float()))
        case "LAB ", "Lab ":
            let lightness = try block.float() * 100
            return DynamicColor(
                CIELab(lightness: lightness, a: try block.float(), b: try block.float()))
        case "Gray", "GRAY":
            return DynamicColor(Gray(level: try block.float()).srgb)
        case "CMYK":
            throw block.fault(
                "\"\(name)\" is in CMYK, which has no colour without a profile; save it as RGB", at: start)
        default:
            throw block.fault("\"\(name)\" is in none of RGB, LAB and Gray", at: start)
        }
    }
}

extension PaletteFormat {
    /// The swatches that Adobe's programs exchange.
    public static let swatchExchange = PaletteFormat(
        name: "Adobe Swatch Exchange", extensions: ["ase"], reading: .eachFile(SwatchExchange.read))
}
