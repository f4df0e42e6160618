/// The differences of a tile's pixels to their right and lower neighbours.
struct TileNoise {
    let horizontal: UnsafePointer<UInt8>
    let vertical: UnsafePointer<UInt8>
    /// From one row to the next.
    let stride: Int
    let rows: Int
    let columns: Int

    /// Every other row tells a quantile as well as all of them.
    private static let step = 2
    /// Levels from this one on are counted together: their threshold is the largest anyway.
    private static let highest = 9

    /// The level that `share` of the differences do not exceed.
    func level(atShare share: Double) -> Int {
        let sampledRows = (rows + Self.step - 1) / Self.step
        let rank = Int(Double(sampledRows * columns) * share)
        if hasMoreZeros(than: rank) { return 0 }
        return withUnsafeTemporaryAllocation(of: Int.self, capacity: Self.highest + 1) { counts in
            counts.initialize(repeating: 0)
            for row in Swift.stride(from: 0, to: rows, by: Self.step) {
                let across = horizontal + row * stride
                let down = vertical + row * stride
                for column in 0..<columns {
                    counts[min(Int(max(across[column], down[column])), Self.highest)] &+= 1
                }
            }
            var seen = 0
            for level in 0..<Self.highest {
                seen += counts[level]
                if seen > rank { return level }
            }
            return Self.highest
        }
    }

    /// Whether more than `rank` pixels are equal to both neighbours: in an interface that is soon known.
    private func hasMoreZeros(than rank: Int) -> Bool {
        var zeros = 0
        for row in Swift.stride(from: 0, to: rows, by: Self.step) {
            let across = horizontal + row * stride
            let down = vertical + row * stride
            var column = 0
            while column + 8 <= columns {
                let word =
                    UnsafeRawPointer(across).loadUnaligned(fromByteOffset: column, as: UInt64.self)
                    | UnsafeRawPointer(down).loadUnaligned(fromByteOffset: column, as: UInt64.self)
                zeros += word == 0 ? 8 : Self.zeroBytes(word)
                column += 8
            }
            while column < columns {
                if across[column] | down[column] == 0 { zeros += 1 }
                column += 1
            }
            if zeros > rank { return true }
        }
        return false
    }

    /// The number of bytes of a word that are zero.
    @inline(__always)
    private static func zeroBytes(_ word: UInt64) -> Int {
        // Adding 0x7F carries into a byte's top bit unless its lower bits are zero.
        let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
        let nonzero = ((word & low) &+ low) | word
        return (~(nonzero | low)).nonzeroBitCount
    }
}
