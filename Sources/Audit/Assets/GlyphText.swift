internal import Assets
package import SystemColors

/// The text that the glyphs of an app stand beside, which the files do not tell.
public struct GlyphText: Hashable, Sendable {
    private let face: Face

    private enum Face: Hashable {
        /// A text style at the usual content size, by its name.
        case style(String)
        /// A size in points, and a weight of 100…900.
        case size(Double, weight: Int)
    }

    /// Reads the name of a text style, or a size in points and a weight: `headline`, `15`, `15 semibold`,
    /// `15 600`. Without a weight it is regular.
    ///
    /// - Returns: `nil` for what is neither.
    public init?(_ text: String) {
        let parts = text.split(separator: " ")
        guard let first = parts.first, parts.count <= 2 else { return nil }
        if let size = Double(first) {
            guard (1...1000).contains(size) else { return nil }
            guard let weight = parts.dropFirst().first.map(String.init) else {
                face = .size(size, weight: 400)
                return
            }
            guard
                let number = Int(weight)
                    ?? TextStyle.Weight(rawValue: weight.lowercased())?.number
                    ?? Self.lightWeights[weight.lowercased()],
                (100...900).contains(number)
            else { return nil }
            face = .size(size, weight: number)
        } else {
            let names = Set(TextStyleTable.embedded.styles.map(\.style))
            guard parts.count == 1, let name = names.first(where: { $0.lowercased() == first.lowercased() })
            else { return nil }
            face = .style(name)
        }
    }

    /// Weights that no text style has (the names of `UIFont.Weight`).
    private static let lightWeights = ["ultralight": 100, "thin": 200, "light": 300, "black": 900]

    /// What can be written, for messages.
    public static let expected = "a text style such as headline, or a size and a weight: 15 semibold"

    /// The size and the weight of the text on a platform; `nil` for a style that it does not have.
    package func set(on platform: Platform) -> (size: Double, weight: Int)? {
        switch face {
        case .size(let size, let weight): (size, weight)
        case .style(let name):
            TextStyleTable.embedded.style(name, on: platform).map { ($0.size, $0.weight?.number ?? 400) }
        }
    }

    /// The width of its upright strokes in points; `nil` where the platform does not have the style.
    package func stem(on platform: Platform) -> Double? {
        set(on: platform).map { $0.size * TextStyleTable.embedded.letterforms.stem(at: $0.weight) }
    }
}

extension GlyphText: CustomStringConvertible {
    /// As it is written: `headline`, `15 points of weight 600`.
    public var description: String {
        switch face {
        case .style(let name): name
        case .size(let size, let weight): "\(Figure(size)) points of weight \(weight)"
        }
    }
}

extension AssetExamination {
    /// The width of the upright strokes of the text that the glyphs stand beside, in points; `nil` where
    /// nobody says what it is.
    var stemBeside: Double? {
        let platform = platforms.count == 1 ? platforms.first?.ofTextStyles ?? .iOS : .iOS
        return textBeside.flatMap { $0.stem(on: platform) ?? $0.stem(on: .iOS) }
    }
}

extension AssetPlatform {
    /// The platform whose text styles it has; nil where they are in no table.
    fileprivate var ofTextStyles: Platform? {
        switch self {
        case .iOS: .iOS
        case .macOS: .macOS
        case .watchOS: .watchOS
        case .tvOS: .tvOS
        case .visionOS: .visionOS
        case .android: nil
        }
    }
}
