/// How often each level occurs in each channel.
package struct ChannelHistogram: ~Copyable {
    private var red = Histogram(levels: 256)
    private var green = Histogram(levels: 256)
    private var blue = Histogram(levels: 256)

    /// An empty histogram.
    package init() {}

    /// Counts a colour, as often as `times` says.
    @inline(__always)
    package mutating func add(_ color: SIMD3<Float>, times: Int32 = 1) {
        red.add(Int(color.x), times: times)
        green.add(Int(color.y), times: times)
        blue.add(Int(color.z), times: times)
    }

    package mutating func clear() {
        red.clear()
        green.clear()
        blue.clear()
    }

    /// The mean of each channel's levels about the median: where pixels vary, it is known better than to a
    /// level.
    package var middle: SIMD3<Float> { SIMD3(red.middle, green.middle, blue.middle) }

    /// The median of each channel.
    package var median: SIMD3<Float> { quantile(0.5) }

    /// The lowest level of each channel that `share` of those counted do not exceed.
    package func quantile(_ share: Double) -> SIMD3<Float> {
        SIMD3(Float(red.quantile(share)), Float(green.quantile(share)), Float(blue.quantile(share)))
    }
}
