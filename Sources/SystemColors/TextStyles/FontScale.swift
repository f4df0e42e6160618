/// How large Android shows text where people set another font scale.
///
/// Up to Android 13 every size grows by the scale. From Android 14 on large text grows less than small text,
/// by curves whose points are those of AOSP's `FontScaleConverterFactory`; between two scales they are
/// interpolated, and a scale beyond them grows every size alike.
package struct FontScale: Hashable, Sendable {
    /// The factor that people set: 1 as devices come.
    package let value: Double

    /// Creates a scale; `nil` where it is none that a device offers or a test would set.
    package init?(_ value: Double) {
        guard (0.5...4).contains(value) else { return nil }
        self.value = value
    }

    /// The sizes in sp that the curves have points at.
    private static let sizes: [Double] = [8, 10, 12, 14, 18, 20, 24, 30, 100]
    /// The sizes in dp that these have at each scale.
    private static let curves: [(scale: Double, sizes: [Double])] = [
        (1, sizes),
        (1.15, [9.2, 11.5, 13.8, 16.4, 19.8, 21.8, 25.2, 30, 100]),
        (1.3, [10.4, 13, 15.6, 18.8, 21.6, 23.6, 26.4, 30, 100]),
        (1.5, [12, 15, 18, 22, 24, 26, 28, 30, 100]),
        (1.8, [14.4, 18, 21.6, 24.4, 27.6, 30.8, 32.8, 34.8, 100]),
        (2, [16, 20, 24, 26, 30, 34, 36, 38, 100]),
    ]

    /// The size in dp that a size in sp has from Android 14 on.
    package func size(of size: Double) -> Double {
        guard value > 1, let upper = Self.curves.firstIndex(where: { $0.scale >= value }) else {
            return value * size
        }
        let (low, high) = (Self.curves[upper - 1], Self.curves[upper])
        let share = (value - low.scale) / (high.scale - low.scale)
        let points = zip(low.sizes, high.sizes).map { $0 + ($1 - $0) * share }
        guard let next = Self.sizes.firstIndex(where: { $0 >= size }) else {
            return size * (points.last ?? size) / (Self.sizes.last ?? size)
        }
        guard next > 0 else { return size * points[0] / Self.sizes[0] }
        let way = (size - Self.sizes[next - 1]) / (Self.sizes[next] - Self.sizes[next - 1])
        return points[next - 1] + (points[next] - points[next - 1]) * way
    }

    /// The factors that text of some size in dp at this scale may have at another: by the curves, and by the
    /// scales alone.
    package func growth(of size: Double, to other: FontScale) -> ClosedRange<Double> {
        let plain = other.value / value
        var (low, high) = (0.0, size / min(1, value))
        // The curves rise, so that halving finds the size in sp.
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if self.size(of: middle) < size { low = middle } else { high = middle }
        }
        let curved = other.size(of: high) / size
        return min(plain, curved)...max(plain, curved)
    }
}
