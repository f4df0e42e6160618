public import ColorMath
internal import Recognition
internal import ScreenReading
internal import Screenshots
internal import SystemColors

/// What the sizes of a screen's text stand for, as far as scale and platform are known.
public struct TypeConditions: Hashable, Sendable {
    /// From which size on text is large: on the platform of the screen, or, where that is not known, on each
    /// that it may be; never empty.
    public let largeText: [LargeText]
    /// What a size is to be multiplied with for each scale that the screen may have; the first is 1.
    public let factors: [Double]

    /// Sizes in points of a scale that is sure.
    public static let points = TypeConditions(largeText: [.points], factors: [1])

    /// States what sizes stand for.
    ///
    /// - Precondition: neither list is empty.
    public init(largeText: [LargeText], factors: [Double] = [1]) {
        precondition(!largeText.isEmpty && !factors.isEmpty, "a size is measured in something")
        self.largeText = largeText
        self.factors = factors
    }

    /// What the sizes on a screen stand for.
    init(of screen: RecognizedScreen) {
        let scale = screen.model.scale
        self.init(
            largeText: LargeText.limits(on: screen.conditions.platform),
            factors: [1] + scale.alternatives.map { scale.value / $0 })
    }
}

extension LargeText {
    /// From which size on text is large on a platform; both limits that are in use where it is not known.
    fileprivate static func limits(on platform: Platform?) -> [LargeText] {
        switch platform {
        case .iOS, .macOS, .watchOS, .tvOS, .visionOS, .android: [.points]
        case .web: [.cssPixels]
        case nil: [.points, .cssPixels]
        }
    }
}
