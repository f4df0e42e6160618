internal import ColorMath

/// A number for what a stylesheet says, or a name, from the bytes of its parts (FNV-1a with 64 bits).
struct StatementDigest {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Adds a part.
    mutating func add(_ text: some Sequence<UInt8>) {
        for byte in text { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
        // The parts are not to run into one another.
        value = (value ^ 0xFF) &* 0x100_0000_01B3
    }

    /// Adds the name of a property of a part of the page.
    mutating func add(_ key: CustomProperties.Key) {
        add(key.component.utf8)
        add(key.property.utf8)
    }

    /// Adds a value. One that a minifier writes otherwise, `#FFF` for `hsl(0, 0%, 100%)`, is the same: a
    /// colour counts by its codes of sRGB where it has some, and numbers without the zero before their point.
    mutating func add(_ tokens: ArraySlice<CSSToken>, in sources: CSSSources) {
        if let reading = try? CSSColorReader(in: sources, isDark: false).color(of: tokens),
            !tokens.contains(where: { sources.text($0).lowercased() == "light-dark(" })
        {
            let color = reading.color.extended(to: SRGB.self)
            if color.color.isInGamut() {
                let codes = SRGB8(clipping: color.color)
                add([codes.red, codes.green, codes.blue, UInt8((color.alpha * 255).rounded())])
                return
            }
        }
        for token in tokens where token.kind != .whitespace {
            let text = sources.text(token).lowercased()
            add((text.hasPrefix("0.") ? String(text.dropFirst()) : text).utf8)
        }
    }
}
