public import ColorMath

/// How a file changes when another colour is put in the place of a literal.
public struct ColorRewriting: Hashable, Sendable {
    /// The changes, in the order of the file. Notation, spacing and letter case stay as they are.
    public let edits: [TextEdit]
    /// The colour that the file then holds: the one that was asked for, as nearly as the notation can say it.
    /// Eight bits in Display P3, for example, are other colours than eight bits in sRGB.
    public let color: DynamicColor
    /// What changes with it; `nil` where nothing does.
    public let fallback: Fallback?

    /// The colour that screens of sRGB fall back on, which stands beside one that they do not have: the `hex`
    /// of a design token. It is a literal of its own, so that whoever changes both has a say in it.
    public struct Fallback: Hashable, Sendable {
        /// The change, which takes up the whole of that literal.
        public let edit: TextEdit
        /// What screens of sRGB show of the new colour.
        public let color: DynamicColor
    }
}

/// Why a colour cannot be put in the place of a literal.
public enum ColorRewritingError: Error, Hashable, Sendable {
    /// The bytes of the literal hold no colour in its notation: the file has changed since it was read.
    case stale(SourceLocation)
    /// The notation has no way to write the colour: a grey with one component, a narrower gamut, or an
    /// opacity where it has none.
    case notExpressible(SourceLocation)
}

extension ColorRewritingError: CustomStringConvertible {
    /// The place and what to do, on one line.
    public var description: String {
        switch self {
        case .stale(let location): "\(location): the file has changed since it was read; read it again"
        case .notExpressible(let location):
            "\(location): the colour cannot be written in the notation that stands here; change it by hand"
        }
    }
}

extension ColorLiteral {
    /// How to put another colour here.
    ///
    /// Digits that were enough for the old colour may be too few for the new one; a component then gets as
    /// many as it takes to come within a quarter of an 8-bit step of sRGB.
    ///
    /// - Parameters:
    ///   - color: The new colour.
    ///   - file: The whole file that the literal was read from.
    ///   - alpha: The opacity that the colour is known to have, where the new one's is to be written, too;
    ///     the file then holds that opacity or the next greater that the notation has. `nil` keeps what
    ///     stands there.
    /// - Throws: ``ColorRewritingError/notExpressible(_:)`` also where the opacity is not that of the
    ///   literal, but set behind it.
    public func rewriting(
        as color: DynamicColor, in file: [UInt8], replacingAlpha alpha: Double? = nil
    ) throws(ColorRewritingError) -> ColorRewriting {
        guard bytes.upperBound <= file.count, let old = syntax(of: Array(file[bytes])) else {
            throw .stale(location)
        }
        let newAlpha = alpha.map { _ in color.alpha }
        if let alpha, abs(old.color.alpha - alpha) > 1e-9 { throw .notExpressible(location) }
        func attempt(_ edits: [TextEdit]) -> Attempt? {
            guard let text = edits.applied(to: Array(file[bytes])), let new = syntax(of: text),
                (0...0.02).contains(new.color.alpha - (newAlpha ?? old.color.alpha) + 1e-9)
            else { return nil }
            return Attempt(edits: edits, color: new.color, difference: new.color.distance(to: color))
        }
        var best: Attempt?
        for leastPlaces in 0...6 {
            guard let edits = old.edits(for: color, alpha: newAlpha, leastPlaces: leastPlaces),
                let found = attempt(edits)
            else { break }
            if found.difference < best?.difference ?? .infinity { best = found }
            if found.difference <= 0.25 / 255 { break }
        }
        // Eight bits of a wider gamut are at most about this far from those of sRGB.
        guard var best, best.difference <= 1.25 / 255 else { throw .notExpressible(location) }
        // A component stays as it is written where the colour is the same with it.
        let allowed = max(best.difference, 0.49 / 255)
        for edit in best.edits {
            guard let fewer = attempt(best.edits.filter { $0 != edit }), fewer.difference <= allowed else {
                continue
            }
            // What makes no difference at all says the colour a second time, and is kept in step.
            let isSame =
                Array(
                    file[bytes][bytes.lowerBound...].dropFirst(edit.bytes.lowerBound)
                        .prefix(edit.bytes.count)) == edit.replacement
            if isSame || fewer.color != best.color { best = fewer }
        }
        return ColorRewriting(
            edits: best.edits.map { $0.moved(by: bytes.lowerBound) }, color: best.color,
            fallback: old.fallback(for: best.color).map {
                ColorRewriting.Fallback(edit: $0.edit.moved(by: bytes.lowerBound), color: $0.color)
            })
    }

    /// Changes of the literal, and what they make of it.
    private struct Attempt {
        let edits: [TextEdit]
        let color: DynamicColor
        let difference: Double
    }

    private func syntax(of text: [UInt8]) -> (any ColorSyntax)? {
        switch notation {
        case .css: CSSColorSyntax(text)
        case .cssComponents(let space, _): CSSColorSyntax(text, componentsOf: space)
        case .assetCatalog: AssetColorSyntax(text)
        case .designToken: TokenColorSyntax(text)
        case .alphaFirstHexadecimal: AlphaFirstHexSyntax(text)
        case .gimp: GIMPRowSyntax(text)
        case .swift(let type, let arguments): SwiftColorSyntax(text, type: type, arguments: arguments)
        }
    }
}

/// A literal in one notation, taken apart so that its components can be replaced.
protocol ColorSyntax {
    /// The colour that is written.
    var color: DynamicColor { get }

    /// The changes, as bytes of the literal, that put another colour here.
    ///
    /// - Parameters:
    ///   - color: The new colour; its alpha is passed over.
    ///   - alpha: The new opacity, which is rounded up; `nil` keeps the old one.
    ///   - leastPlaces: How many digits behind the point a component has at least.
    /// - Returns: `nil` where the notation cannot say such a colour.
    func edits(for color: DynamicColor, alpha: Double?, leastPlaces: Int) -> [TextEdit]?

    /// The change, as bytes of the literal, of what screens of sRGB fall back on; `nil` where nothing does
    /// that is a colour of its own.
    func fallback(for color: DynamicColor) -> ColorRewriting.Fallback?
}

extension ColorSyntax {
    func fallback(for color: DynamicColor) -> ColorRewriting.Fallback? { nil }
}

extension DynamicColor {
    /// The largest difference of a component in sRGB, gamma-encoded and beyond 0…1; alpha is passed over.
    fileprivate func distance(to other: DynamicColor) -> Double {
        let difference =
            extended(to: SRGB.self).color.components - other.extended(to: SRGB.self).color.components
        return max(difference.max(), -difference.min())
    }
}
