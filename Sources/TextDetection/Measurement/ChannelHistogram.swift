/// How often each level occurs in each channel.
struct ChannelHistogram {
    private var counts = [Int](repeating: 0, count: 3 * 256)
    private var total = 0

    mutating func add(_ color: SIMD3<Float>) {
        counts[Int(color.x)] += 1
        counts[256 + Int(color.y)] += 1
        counts[512 + Int(color.z)] += 1
        total += 1
    }

    /// The median of each channel.
    var median: SIMD3<Float> {
        var result = SIMD3<Float>.zero
        for channel in 0..<3 {
            var seen = 0
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
