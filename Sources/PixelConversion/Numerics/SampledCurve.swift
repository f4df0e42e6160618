/// A curve given by samples at equal distances, straight in between.
package struct SampledCurve: Hashable, Sendable {
    /// The samples as 16-bit codes of light, at least two.
    package let samples: [UInt16]

    /// Creates a curve; nil for fewer than two samples.
    package init?(_ samples: [UInt16]) {
        guard samples.count >= 2 else { return nil }
        self.samples = samples
    }

    func linear(_ encoded: Double) -> Double {
        guard encoded > 0 else { return light(0) }
        guard encoded < 1 else { return light(samples.count - 1) }
        let position = encoded * Double(samples.count - 1)
        let index = min(Int(position), samples.count - 2)
        let fraction = position - Double(index)
        return light(index) * (1 - fraction) + light(index + 1) * fraction
    }

    func encoded(_ linear: Double) -> Double {
        let target = linear * 65535
        var low = 0
        var high = samples.count - 1
        guard target > Double(samples[low]) else { return 0 }
        guard target < Double(samples[high]) else { return 1 }
        while high - low > 1 {
            let middle = (low + high) / 2
            if Double(samples[middle]) <= target { low = middle } else { high = middle }
        }
        let step = Double(samples[high]) - Double(samples[low])
        let fraction = step > 0 ? (target - Double(samples[low])) / step : 0
        return (Double(low) + fraction) / Double(samples.count - 1)
    }

    private func light(_ index: Int) -> Double { Double(samples[index]) / 65535 }
}
