public import ColorMath

/// Colours converted to one space, for people and for programs.
public struct ConversionReport: Sendable {
    /// The conversions, in the order of the colours.
    public let conversions: [Conversion]

    /// Gathers conversions.
    public init(_ conversions: [Conversion]) {
        self.conversions = conversions
    }

    /// One colour a line, in the notation of CSS.
    public func text(in style: TerminalStyle) -> String {
        conversions.map { conversion in
            style.patch(of: conversion.result) + conversion.css + "\n"
        }.joined()
    }

    /// What is to be known of colours outside the gamut: one line each.
    public var notes: [String] {
        conversions.filter { !$0.isInGamut }.map { conversion in
            let gamut = conversion.target.gamut?.rawValue ?? ""
            let outside = "\(conversion.source.notation) is outside the gamut of \(gamut)"
            switch (conversion.mapping, conversion.target) {
            case (let mapping?, _): return "\(outside); brought inside by \(mapping.name)"
            case (nil, .hex): return "\(outside); clipped"
            default: return "\(outside); --gamut brings it inside"
            }
        }
    }

    /// The conversions as one JSON object, schema version 1, as `conversion-report.schema.json` lays down.
    public var json: String {
        ConversionDocument(conversions: conversions.map(ConversionDocument.Item.init)).jsonText
    }
}

extension GamutMapping {
    /// The name on the command line: `css` stands for the search that CSS Color 4 describes.
    public var name: String { self == .localMINDE ? "css" : rawValue }
}

private struct ConversionDocument: Encodable {
    let schemaVersion = 1
    let tool = ReportDocument.Tool()
    let conversions: [Item]

    struct Item: Encodable {
        let input: String
        let target: String
        let color: String
        let space: String
        /// `null` for a missing component.
        let components: [Double?]
        let alpha: Double
        let gamut: String?
        let inGamut: Bool
        let mapping: String?

        init(_ conversion: Conversion) {
            let result = conversion.result
            input = conversion.source.notation
            target = conversion.target.name
            color = conversion.css
            space = result.space.rawValue
            components = (0..<3).map { index in
                result.missing.contains(.component(at: index))
                    ? nil : result.components[index].rounded(toDecimals: 9)
            }
            alpha = result.alpha
            gamut = conversion.target.gamut?.rawValue
            inGamut = conversion.isInGamut
            mapping = conversion.isInGamut ? nil : conversion.mapping?.name
        }
    }
}
