internal import ColorMath

/// Reads the text format of GIMP, which Inkscape, Krita and Aseprite share.
///
/// After the line `GIMP Palette` come `Name:` and `Columns:`, comments that begin with `#`, and a row a
/// colour: three numbers of 0…255 in sRGB, and a name (GIMP, `app/core/gimppalette-load.c`). Aseprite adds
/// `Channels: RGBA`, after which a row has a fourth number, alpha.
struct GIMPPalette {
    private let text: SourceText
    private var declarations: [PaletteDeclaration] = []
    private var faults: [PaletteFault] = []
    private var names = UniqueNames()
    private var channelCount = 3

    /// Reads a palette; a row that is wrong is a fault.
    static func read(_ file: PaletteFile) -> Palette {
        var reader = GIMPPalette(text: file.text)
        reader.readLines()
        return Palette(name: file.path, declarations: reader.declarations, faults: reader.faults)
    }

    private init(text: SourceText) {
        self.text = text
    }

    private mutating func readLines() {
        let lines = text.bytes.indices.split(omittingEmptySubsequences: false) {
            text.bytes[$0] == UInt8(ascii: "\n") || text.bytes[$0] == UInt8(ascii: "\r")
        }
        for (number, line) in lines.enumerated() {
            let line = trimmed(Range(uncheckedBounds: (line.startIndex, line.endIndex)))
            if number == 0 {
                if text.string(line) != "GIMP Palette" {
                    report("expected the line 'GIMP Palette'", at: line.lowerBound)
                }
            } else if let first = line.first, text.bytes[first] != UInt8(ascii: "#") {
                readLine(line)
            }
        }
    }

    private mutating func readLine(_ line: Range<Int>) {
        let content = text.string(line)
        if content.hasPrefix("Name:") || content.hasPrefix("Columns:") { return }
        if content.hasPrefix("Channels:") {
            channelCount = content.hasSuffix("RGBA") ? 4 : 3
            return
        }
        var channels: [Double] = []
        var (offset, end) = (line.lowerBound, line.lowerBound)
        while channels.count < channelCount {
            let number = numberEnd(from: offset, in: line)
            guard let value = Int(text.string(offset..<number)), value <= 255 else {
                report("expected \(channelCount) numbers of 0 to 255 and a name", at: offset)
                return
            }
            channels.append(Double(value) / 255)
            end = channels.count == 3 ? number : end
            offset = trimmed(number..<line.upperBound).lowerBound
        }
        let name = names.unique(text.string(offset..<line.upperBound))
        let location = text.location(of: line.lowerBound)
        let color = DynamicColor(
            space: .sRGB, components: SIMD3(channels[0], channels[1], channels[2]),
            alpha: channelCount == 4 ? channels[3] : 1)
        let literal = ColorLiteral(
            at: location, bytes: text.fileRange(line.lowerBound..<end), notation: .gimp)
        declarations.append(
            PaletteDeclaration(
                name: name, path: UniqueNames.path(of: name),
                value: PaletteValue(.color(color), at: location, literal: literal)))
    }

    /// Where the digits that begin at an offset end.
    private func numberEnd(from offset: Int, in line: Range<Int>) -> Int {
        text.bytes[offset..<line.upperBound].firstIndex {
            !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        }
            ?? line.upperBound
    }

    /// A range without the spaces and tabs around it.
    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        let start = text.bytes[range].firstIndex { !isSpace($0) } ?? range.upperBound
        let last = text.bytes[start..<range.upperBound].lastIndex { !isSpace($0) }
        return start..<(last.map { $0 + 1 } ?? start)
    }

    private mutating func report(_ message: String, at offset: Int) {
        faults.append(PaletteFault(at: text.location(of: offset), message))
    }
}

extension PaletteFormat {
    /// The palettes of GIMP, Inkscape, Krita and Aseprite.
    public static let gimp = PaletteFormat(
        name: "GIMP palette", extensions: ["gpl"], reading: .eachFile(GIMPPalette.read))
}
