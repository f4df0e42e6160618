internal import ColorMath

/// A colour of Legible's own format: CSS text, the colour object of a design token, or the name of a system
/// colour.
enum LegibleColor {
    /// The value of a mode.
    ///
    /// - Throws: A fault at the character of the text, or at the member, that is wrong.
    static func value(
        of node: JSONNode, for mode: PaletteMode, in document: JSONDocument
    ) throws(PaletteFault) -> PaletteValue {
        let location = document.location(of: node)
        if let css = node.string {
            // An escape takes up more bytes than what it stands for, and cannot be edited as CSS.
            let bytes = node.bytes.lowerBound + 1..<node.bytes.upperBound - 1
            let isPlain = bytes.count == css.utf8.count
            let literal = ColorLiteral(
                at: document.source.location(of: bytes.lowerBound), bytes: document.source.fileRange(bytes),
                notation: .css)
            do throws(CSSColorError) {
                return PaletteValue(
                    .color(try DynamicColor(css: css)), writtenFor: mode, at: location,
                    literal: isPlain ? literal : nil)
            } catch {
                throw PaletteFault(
                    at: document.source.location(of: bytes.lowerBound + (isPlain ? error.offset : 0)),
                    "\"\(css)\" is not a colour: expected \(error.expected)")
            }
        }
        if node["colorSpace"] != nil {
            let reader = TokenColorReader(document)
            return PaletteValue(
                .color(try reader.color(of: node)), writtenFor: mode, at: location,
                literal: reader.literal(of: node, notation: .designToken))
        }
        guard let name = node["system"]?.string else {
            throw document.fault(
                at: node,
                "expected a colour of CSS in quotes, an object with colorSpace and components, or "
                    + "{\"system\": \"labelColor\"}")
        }
        return PaletteValue(
            .system(name: name, platform: node["platform"]?.string ?? "universal"), writtenFor: mode,
            at: location)
    }
}
