/// The way from a space to its base and back.
struct ConversionStep: Sendable {
    /// The step for each of some colours.
    typealias Pass = @Sendable (UnsafeMutableBufferPointer<SIMD3<Double>>) -> Void

    /// The place of the base among all spaces.
    var base = 0
    /// How many conversions away the root is.
    private let depth: Int
    let hueIndex: Int?
    private let toBase: @Sendable (SIMD3<Double>) -> SIMD3<Double>
    private let fromBase: @Sendable (SIMD3<Double>) -> SIMD3<Double>
    private let passToBase: Pass
    private let passFromBase: Pass
    let isHuePowerless: @Sendable (SIMD3<Double>) -> Bool

    /// Those of all spaces; apart from what else is known of them, because every conversion asks here.
    static let all = ColorSpaceTraits.all.map { $0.step }

    init<Space: ColorSpace>(_ space: Space.Type) {
        depth = Space.depth
        hueIndex = Space.componentKinds.firstIndex(of: .hue)
        toBase = { Space(components: $0).base.components }
        fromBase = { Space(Space.Base(components: $0)).components }
        passToBase = { colors in
            for index in colors.indices { colors[index] = Space(components: colors[index]).base.components }
        }
        passFromBase = { colors in
            for index in colors.indices {
                colors[index] = Space(Space.Base(components: colors[index])).components
            }
        }
        isHuePowerless = { Space(components: $0).isHuePowerless }
    }

    static func convert(
        _ components: SIMD3<Double>, from source: Int, to target: Int,
        by steps: UnsafeBufferPointer<ConversionStep>
    ) -> SIMD3<Double> {
        if source == target { return components }
        let (depth, targetDepth) = (steps[source].depth, steps[target].depth)
        if depth > targetDepth {
            return convert(steps[source].toBase(components), from: steps[source].base, to: target, by: steps)
        }
        var inBase = components
        var base = source
        if depth == targetDepth { (inBase, base) = (steps[source].toBase(components), steps[source].base) }
        return steps[target].fromBase(convert(inBase, from: base, to: steps[target].base, by: steps))
    }

    /// The same steps, in their order.
    static func passes(from source: Int, to target: Int) -> [Pass] {
        if source == target { return [] }
        let (depth, targetDepth) = (all[source].depth, all[target].depth)
        if depth > targetDepth {
            return [all[source].passToBase] + passes(from: all[source].base, to: target)
        }
        if depth < targetDepth {
            return passes(from: source, to: all[target].base) + [all[target].passFromBase]
        }
        return [all[source].passToBase] + passes(from: all[source].base, to: all[target].base)
            + [all[target].passFromBase]
    }
}
