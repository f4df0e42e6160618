import Legible

extension FuzzTarget {
    /// Colours of CSS. What can be read is finite, and is the same when it has been written and read again;
    /// what cannot has a fault within the text.
    static let color = FuzzTarget(name: "color") { input in
        let text = String(decoding: input, as: UTF8.self)
        do throws(CSSColorError) {
            let color = try DynamicColor(css: text)
            precondition((0...1).contains(color.alpha))
            for index in 0..<3 { precondition(color.components[index].isFinite) }
            precondition(DynamicColor(color.description) == color)
            let read = try DynamicColor(css: color.css(significantDigits: 15))
            // A lightness that CSS would bring into range is written by another space.
            guard read.space == color.space else { return }
            precondition(read.missing == color.missing)
            for index in 0..<3 {
                // Fifteen digits, at most that many after the decimal point.
                let value = abs(color.components[index])
                precondition(abs(read.components[index] - color.components[index]) <= 1e-12 * max(1, value))
            }
            _ = color.extended(to: .oklch).extended(to: SRGB.self).color.mapped(to: DisplayP3.self)
        } catch {
            precondition((0...text.utf8.count).contains(error.offset) && !error.description.isEmpty)
        }
    }
}
