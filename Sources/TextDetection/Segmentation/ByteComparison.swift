/// Compares the eight bytes of a word at once.
///
/// See H. S. Warren, "Hacker's Delight", second edition (2012), section 6-1.
package enum ByteComparison {
    private static let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    private static let ones: UInt64 = 0x0101_0101_0101_0101

    /// Which bytes of a word are greater than a limit: a bit each, from the lowest byte.
    ///
    /// - Precondition: The limit is less than 128.
    @inline(__always)
    package static func bytes(of word: UInt64, above limit: UInt8) -> UInt64 {
        // The sum carries into a byte's top bit where its lower bits exceed the limit.
        let sums = (word & low) &+ ones &* UInt64(127 - limit)
        let greater = ((sums | word) & ~low) &>> 7
        // Moves the lowest bit of byte i to bit 56 + i; no two of the products meet.
        return (greater &* 0x0102_0408_1020_4080) &>> 56
    }
}
