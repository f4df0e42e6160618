/// What a standard says of a contrast ratio, or of a range of them.
public enum ContrastVerdict: String, Hashable, Sendable {
    /// The ratio is reached, whatever lies behind.
    case passes
    /// The ratio is missed, whatever lies behind.
    case fails
    /// The ratio is reached over some canvases and missed over others.
    case dependsOnCanvas = "depends-on-canvas"
}

extension ContrastStandard {
    /// What the standard says of one ratio; unrounded, and equal is enough.
    public func verdict(on ratio: Double, for subject: ContrastSubject) -> ContrastVerdict {
        ratio >= requiredRatio(for: subject) ? .passes : .fails
    }

    /// What the standard says of a range of ratios.
    public func verdict(on ratios: ClosedRange<Double>, for subject: ContrastSubject) -> ContrastVerdict {
        let required = requiredRatio(for: subject)
        return ratios.lowerBound >= required
            ? .passes : ratios.upperBound < required ? .fails : .dependsOnCanvas
    }
}
