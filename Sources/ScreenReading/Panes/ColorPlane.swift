/// The least-squares plane through the colours of pixels, and how far they are from it.
struct ColorPlane {
    private var count = 0.0
    private var x = 0.0
    private var y = 0.0
    private var xx = 0.0
    private var xy = 0.0
    private var yy = 0.0
    private var color = SIMD3<Double>.zero
    private var squares = SIMD3<Double>.zero
    private var xColor = SIMD3<Double>.zero
    private var yColor = SIMD3<Double>.zero

    /// Adds a pixel.
    mutating func add(_ color: SIMD3<Double>, x: Double, y: Double) {
        count += 1
        self.x += x
        self.y += y
        xx += x * x
        xy += x * y
        yy += y * y
        self.color += color
        squares += color * color
        xColor += color * x
        yColor += color * y
    }

    /// The mean colour.
    var mean: SIMD3<Double> { color / max(count, 1) }

    /// The standard deviation of each channel.
    var deviation: SIMD3<Double> {
        (squares / max(count, 1) - mean * mean).replacingNegatives.squareRoot()
    }

    /// How far colours are from the plane, of each channel: next to nothing for an even colour or a linear
    /// gradient.
    var residual: SIMD3<Double> {
        guard count > 0 else { return .zero }
        let (meanX, meanY) = (x / count, y / count)
        let (varianceX, varianceY) = (xx / count - meanX * meanX, yy / count - meanY * meanY)
        let covariance = xy / count - meanX * meanY
        let determinant = varianceX * varianceY - covariance * covariance
        guard determinant > 0 else { return deviation }
        let (alongX, alongY) = (xColor / count - mean * meanX, yColor / count - mean * meanY)
        let slopeX = (alongX * varianceY - alongY * covariance) / determinant
        let slopeY = (alongY * varianceX - alongX * covariance) / determinant
        let explained = slopeX * alongX + slopeY * alongY
        return (deviation * deviation - explained).replacingNegatives.squareRoot()
    }
}

extension SIMD3<Double> {
    /// Rounding may leave a variance of nothing a little below.
    fileprivate var replacingNegatives: SIMD3<Double> { replacing(with: 0, where: self .< .zero) }
}
