/// Colours on a way through several, each part of which is straight in some space, as in a gradient of CSS.
public struct ColorGradient: Hashable, Sendable {
    /// A colour and where on the way it is.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: DynamicColor
        /// The position, usually 0…1.
        public var position: Double

        /// Creates a stop.
        public init(_ color: some ColorConvertible, at position: Double) {
            self.color = color.dynamic
            self.position = position
        }
    }

    /// The colours on the way, by rising position.
    public let stops: [Stop]
    /// The space in which each part is straight.
    public let space: ColorSpaceID
    /// Which way round hues go, in a space that has one.
    public let hue: HueInterpolation

    /// Creates a gradient of stops.
    ///
    /// As in CSS, a stop before an earlier one is moved to its position. Two stops at one position make a
    /// hard edge.
    public init(stops: [Stop], in space: ColorSpaceID = .oklab, hue: HueInterpolation = .shorter) {
        var last = -Double.infinity
        self.stops = stops.map { stop in
            last = max(last, stop.position)
            return Stop(stop.color, at: last)
        }
        self.space = space
        self.hue = hue
    }

    /// Creates a gradient of colours that lie evenly from 0 to 1; one alone lies at 0.
    public init(
        _ colors: [some ColorConvertible], in space: ColorSpaceID = .oklab, hue: HueInterpolation = .shorter
    ) {
        let last = Double(max(colors.count - 1, 1))
        self.init(
            stops: colors.enumerated().map { Stop($1, at: Double($0) / last) }, in: space, hue: hue)
    }

    /// The colour at a position, in the gradient's space and extended; before the first stop and after the
    /// last it is theirs. Transparent black without stops.
    public func color(at position: Double) -> DynamicColor {
        guard let first = stops.first else { return DynamicColor(SRGB(.black).withAlpha(0)) }
        guard let next = stops.firstIndex(where: { $0.position > position }) else {
            return (stops.last ?? first).color.carryingMissing(to: space)
        }
        guard next > 0 else { return first.color.carryingMissing(to: space) }
        let (from, to) = (stops[next - 1], stops[next])
        let share = (position - from.position) / (to.position - from.position)
        return from.color.mixed(with: to.color, in: space, by: share, hue: hue)
    }

    /// Colours at even distances from the first stop to the last, both included; one alone is the first.
    public func steps(_ count: Int) -> [DynamicColor] {
        guard count > 0, let first = stops.first, let last = stops.last else { return [] }
        return (0..<count).map { step in
            let share = count > 1 ? Double(step) / Double(count - 1) : 0
            return color(at: first.position * (1 - share) + last.position * share)
        }
    }

    /// Colours from the first stop to the last of which neighbours differ by no more than a difference.
    ///
    /// Positions are halved until that holds, at most 4096 times between two stops; a hard edge stays one.
    ///
    /// - Parameters:
    ///   - difference: The greatest difference of neighbours, above 0.
    ///   - formula: What it is measured by.
    public func steps(within difference: Double, by formula: DifferenceFormula = .ok) -> [DynamicColor] {
        var steps: [DynamicColor] = []
        func fill(
            _ low: Double, _ lowColor: DynamicColor, _ high: Double, _ highColor: DynamicColor, depth: Int
        ) {
            let isClose = lowColor.difference(from: highColor, by: formula) <= difference
            // Both ends may be alike with other colours between them.
            let middle = (low + high) / 2
            guard depth < 12, !isClose || depth < 2 else { return }
            let color = color(at: middle)
            fill(low, lowColor, middle, color, depth: depth + 1)
            if !isClose || color.difference(from: lowColor, by: formula) > difference { steps.append(color) }
            fill(middle, color, high, highColor, depth: depth + 1)
        }
        for (index, stop) in stops.enumerated() {
            let end = stop.color.carryingMissing(to: space)
            if index > 0, stops[index - 1].position < stop.position {
                let start = stops[index - 1]
                fill(
                    start.position, start.color.carryingMissing(to: space), stop.position.nextDown, end,
                    depth: 0)
            }
            steps.append(end)
        }
        return steps
    }
}
