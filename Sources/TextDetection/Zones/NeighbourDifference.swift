/// The largest channel difference between pixels and their neighbours, for whole rows at a time.
///
/// Pixels are opaque RGBA, 8 bits a channel, so that alpha never adds to a difference.
enum NeighbourDifference {
    /// The number of pixels that one step of the loop looks at.
    private static let stride = 8

    /// Writes `max(|Δred|, |Δgreen|, |Δblue|)` of `count` pairs of pixels.
    ///
    /// - Parameters:
    ///   - pixels: the first pixel of each pair.
    ///   - neighbours: the second pixel of each pair: one pixel on for the right neighbour, one row on for the lower.
    static func write(
        _ pixels: UnsafePointer<UInt32>, _ neighbours: UnsafePointer<UInt32>, count: Int,
        to differences: UnsafeMutablePointer<UInt8>
    ) {
        let first = UnsafeRawPointer(pixels)
        let second = UnsafeRawPointer(neighbours)
        let out = UnsafeMutableRawPointer(differences)
        var x = 0
        while x + stride <= count {
            let a = first.loadUnaligned(fromByteOffset: 4 * x, as: SIMD32<UInt8>.self)
            let b = second.loadUnaligned(fromByteOffset: 4 * x, as: SIMD32<UInt8>.self)
            if a == b {
                out.storeBytes(of: 0, toByteOffset: x, as: UInt64.self)
            } else {
                out.storeBytes(of: largestChannels(a, b), toByteOffset: x, as: SIMD8<UInt8>.self)
            }
            x += stride
        }
        while x < count {
            differences[x] = largestChannel(pixels[x], neighbours[x])
            x += 1
        }
    }

    @inline(__always)
    private static func largestChannels(_ a: SIMD32<UInt8>, _ b: SIMD32<UInt8>) -> SIMD8<UInt8> {
        let difference = pointwiseMax(a, b) &- pointwiseMin(a, b)
        let lanes = unsafeBitCast(difference, to: SIMD8<UInt32>.self)
        let pair = pointwiseMax(difference, unsafeBitCast(lanes &>> 8, to: SIMD32<UInt8>.self))
        let pairLanes = unsafeBitCast(pair, to: SIMD8<UInt32>.self)
        let all = pointwiseMax(pair, unsafeBitCast(pairLanes &>> 16, to: SIMD32<UInt8>.self))
        return SIMD8<UInt8>(truncatingIfNeeded: unsafeBitCast(all, to: SIMD8<UInt32>.self))
    }

    /// The largest channel difference of two pixels.
    @inline(__always)
    static func largestChannel(_ a: UInt32, _ b: UInt32) -> UInt8 {
        guard a != b else { return 0 }
        var largest = 0
        for shift in [UInt32(0), 8, 16] {
            let difference = Int(a >> shift & 255) - Int(b >> shift & 255)
            largest = max(largest, abs(difference))
        }
        return UInt8(truncatingIfNeeded: largest)
    }
}
