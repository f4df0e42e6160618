/// How often each level occurs in each channel.
struct ChannelHistogram {
    private var counts = [Int32](repeating: 0, count: 3 * 256)
    private var total: Int32 = 0

    /// Counts a colour, as often as `times` says.
    mutating func add(_ color: SIMD3<Float>, times: Int32 = 1) {
        counts[Int(color.x)] += times
        counts[256 + Int(color.y)] += times
        counts[512 + Int(color.z)] += times
        total += times
    }

    /// The median of each channel.
    var median: SIMD3<Float> {
        var result = SIMD3<Float>.zero
        for channel in 0..<3 {
            var seen: Int32 = 0
            for level in 0..<256 {
                seen += counts[channel * 256 + level]
                if 2 * seen >= total {
                    result[channel] = Float(level)
                    break
                }
            }
        }
        return result
    }
}
