/// The largest channel difference between pixels and their neighbours, for whole rows at a time.
///
/// Pixels are opaque RGBA, 8 bits a channel, so that alpha never adds to a difference.
package enum NeighbourDifference {
    /// The number of pixels that one step of the loop looks at.
    private static let block = 16

    /// Writes `max(|Δred|, |Δgreen|, |Δblue|)` of `count` pairs of pixels; answers whether all are 0.
    ///
    /// - Parameters:
    ///   - pixels: the first pixel of each pair.
    ///   - neighbours: the second pixel of each pair: one pixel on for the right neighbour, one row on for
    ///     the lower.
    @discardableResult
    package static func write(
        _ pixels: UnsafePointer<UInt32>, _ neighbours: UnsafePointer<UInt32>, count: Int,
        to differences: UnsafeMutablePointer<UInt8>
    ) -> Bool {
        var areEqual = true
        var x = 0
        while x + block <= count {
            if isEqual(pixels + x, neighbours + x) {
                (differences + x).update(repeating: 0, count: block)
            } else {
                areEqual = false
                for column in x..<x + block {
                    differences[column] = largestChannel(pixels[column], neighbours[column])
                }
            }
            x += block
        }
        while x < count {
            differences[x] = largestChannel(pixels[x], neighbours[x])
            if differences[x] != 0 { areEqual = false }
            x += 1
        }
        return areEqual
    }

    /// The columns from the first of `count` pairs that differ to the last, to the block; none where none
    /// does.
    package static func span(
        _ pixels: UnsafePointer<UInt32>, _ neighbours: UnsafePointer<UInt32>, count: Int
    ) -> Range<Int> {
        var first = 0
        while first + block <= count, isEqual(pixels + first, neighbours + first) { first += block }
        while first < count, pixels[first] == neighbours[first] { first += 1 }
        var last = count
        while last - block >= first, isEqual(pixels + last - block, neighbours + last - block) {
            last -= block
        }
        return first..<last
    }

    /// Whether a block of pixels is the same in both rows, as most of an interface is.
    @inline(__always)
    private static func isEqual(_ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>) -> Bool {
        var difference: UInt32 = 0
        for column in 0..<block { difference |= a[column] ^ b[column] }
        return difference == 0
    }

    /// The largest channel difference of two pixels.
    @inline(__always)
    package static func largestChannel(_ a: UInt32, _ b: UInt32) -> UInt8 {
        max(max(difference(a, b), difference(a &>> 8, b &>> 8)), difference(a &>> 16, b &>> 16))
    }

    /// The difference of the low bytes, in bytes throughout so that sixteen fit a vector.
    @inline(__always)
    private static func difference(_ a: UInt32, _ b: UInt32) -> UInt8 {
        let a = UInt8(truncatingIfNeeded: a)
        let b = UInt8(truncatingIfNeeded: b)
        return max(a, b) &- min(a, b)
    }
}
