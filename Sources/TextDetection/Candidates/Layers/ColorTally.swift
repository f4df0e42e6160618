package import Raster

/// How many pixels have a colour, by the upper bits of its channels, and which colour most of them have
/// exactly.
///
/// Millions of pixels are counted one by one, so the memory is owned alone: nothing asks whether it is
/// shared.
package struct ColorTally: ~Copyable {
    /// The colours of one key: how many pixels, and the one that most of them have if one has most of them.
    ///
    /// Source: R. S. Boyer and J S. Moore, "MJRTY: a fast majority vote algorithm" (1991).
    private struct Entry {
        var count: Int32 = 0
        var candidate = RGBA<UInt8>(red: 0, green: 0, blue: 0)
        private var lead: Int32 = 0

        @inline(__always)
        mutating func add(_ pixel: RGBA<UInt8>) {
            count += 1
            if lead == 0 {
                candidate = pixel
                lead = 1
            } else {
                lead += ColorTally.isSame(pixel, candidate) ? 1 : -1
            }
        }
    }

    /// Bits that are left of a channel for counting.
    package static let keptBits = 5
    /// The number of keys.
    package static let keys = 1 << (3 * keptBits)

    // A variable, as Swift 6.3.1 crashes where it compiles a change through a constant for ThreadSanitizer.
    private var entries: UnsafeMutableBufferPointer<Entry>
    /// The keys that have been counted.
    private var touched: [Int] = []

    package init() {
        entries = .allocate(capacity: Self.keys)
        entries.initialize(repeating: Entry())
    }

    deinit { entries.deallocate() }

    /// Counts a pixel.
    @inline(__always)
    package mutating func add(_ pixel: RGBA<UInt8>) {
        let key = Self.key(pixel)
        if entries[key].count == 0 { touched.append(key) }
        entries[key].add(pixel)
    }

    /// Up to `most` of the keys that at least `fewest` pixels have, the commonest first, with the colour of
    /// most.
    package func common(fewest: Int, most: Int) -> [(key: Int, color: SIMD3<Float>)] {
        touched.filter { entries[$0].count >= fewest }
            .sorted { (entries[$0].count, $1) > (entries[$1].count, $0) }
            .prefix(most)
            .map { ($0, entries[$0].candidate.levels) }
    }

    package mutating func clear() {
        for key in touched { entries[key] = Entry() }
        touched.removeAll(keepingCapacity: true)
    }

    /// The key of a pixel's colour.
    @inline(__always)
    package static func key(_ pixel: RGBA<UInt8>) -> Int {
        let drop = 8 - keptBits
        return ((Int(pixel.red) &>> drop) &<< keptBits | Int(pixel.green) &>> drop) &<< keptBits
            | Int(pixel.blue) &>> drop
    }

    @inline(__always)
    package static func isSame(_ a: RGBA<UInt8>, _ b: RGBA<UInt8>) -> Bool {
        unsafeBitCast(a, to: UInt32.self) == unsafeBitCast(b, to: UInt32.self)
    }
}
