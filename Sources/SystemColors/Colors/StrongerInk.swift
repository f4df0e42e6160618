public import ColorMath

/// A colour of the system that can take the place of another as ink: its name follows the appearance and the
/// settings, which a literal does not.
public struct StrongerInk: Hashable, Sendable {
    /// The name in the table.
    public let name: String
    /// Whether it is the value that the colour has with Increase Contrast. Apps resolve the colour with such
    /// traits: `UIColor.systemRed.resolvedColor(with: UITraitCollection(accessibilityContrast: .high))`.
    public let isIncreased: Bool
    /// How it is seen over the backdrop.
    public let color: SRGB8
    /// The contrast ratio with the backdrop, unrounded.
    public let contrast: Double

    /// The name, with what sets the value apart: `label`, `the increased-contrast systemRed`.
    public var words: String { Self.words(for: name, isIncreased: isIncreased) }

    /// The name of a colour of the system, with what sets a value apart that it has with Increase Contrast.
    package static func words(for name: String, isIncreased: Bool) -> String {
        isIncreased ? "the increased-contrast \(name)" : name
    }
}

extension SystemPalette {
    /// The colour of the system that reaches a ratio in the place of another: for a rank of text or a grey
    /// the least striking label, for a hue, a tint or a link its own value with Increase Contrast.
    ///
    /// - Parameters:
    ///   - name: The name of the colour that is to be replaced, as the table has it.
    ///   - backdrop: What it lies on.
    ///   - ratio: The contrast ratio to reach, 1…21.
    ///   - appearance: The appearance that both are seen in.
    ///   - release: The release whose values count.
    /// - Returns: `nil` where none reaches it, or the colour is of another kind.
    public func strongerInk(
        than name: String, over backdrop: SRGB8, reaching ratio: Double, in appearance: Appearance,
        release: Release
    ) -> StrongerInk? {
        let colors = colors(in: release)
        guard let color = colors.first(where: { $0.name == name }) else { return nil }
        func ink(_ name: String, isIncreased: Bool = false) -> StrongerInk? {
            var seen = appearance
            if isIncreased { seen.contrast = .increased }
            return value(of: name, in: seen, release: release).map {
                let shown = $0.composited(over: backdrop)
                return StrongerInk(
                    name: name, isIncreased: isIncreased, color: shown,
                    contrast: shown.contrastRatio(with: backdrop))
            }
        }
        let candidates: [StrongerInk] =
            switch color.group {
            case .label, .text, .gray: colors.filter { $0.group == .label }.compactMap { ink($0.name) }
            case .hue, .tint, .link: [ink(name, isIncreased: true)].compactMap(\.self)
            default: []
            }
        return candidates.filter { $0.contrast >= ratio }.min { $0.contrast < $1.contrast }
    }
}
