/// Which way round the circle a hue goes from one angle to another (CSS Color 4, 12.4).
public enum HueInterpolation: String, CaseIterable, Hashable, Sendable {
    /// The shorter of both arcs, at most 180°.
    case shorter
    /// The longer of both arcs, at least 180°.
    case longer
    /// Through growing angles.
    case increasing
    /// Through falling angles.
    case decreasing

    /// The two angles in degrees, the first in 0..<360, with whole turns added so that a straight line
    /// between them goes the right way.
    public func arc(from start: Double, to end: Double) -> (start: Double, end: Double) {
        func wrapped(_ angle: Double) -> Double {
            let turn = angle.truncatingRemainder(dividingBy: 360)
            return turn < 0 ? turn + 360 : turn
        }
        let (first, second) = (wrapped(start), wrapped(end))
        let distance = second - first
        switch self {
        case .shorter where distance > 180: return (first + 360, second)
        case .shorter where distance < -180: return (first, second + 360)
        case .longer where 0 < distance && distance < 180: return (first + 360, second)
        case .longer where -180 < distance && distance <= 0: return (first, second + 360)
        case .increasing where distance < 0: return (first, second + 360)
        case .decreasing where distance > 0: return (first + 360, second)
        default: return (first, second)
        }
    }
}
