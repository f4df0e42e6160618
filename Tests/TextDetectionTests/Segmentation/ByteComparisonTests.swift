import RandomNumbers
import Testing
import TextDetection

/// Against bytes that are compared one by one.
struct `Eight bytes at once` {
    private static func bytes(of word: UInt64, above limit: UInt8) -> UInt64 {
        (0..<8 as Range<UInt64>).reduce(0) { bits, place in
            let byte = UInt8(truncatingIfNeeded: word >> (8 * place))
            return bits | (byte > limit ? 1 << place : 0)
        }
    }

    @Test func `are above a limit each by itself, whatever they are`() {
        var wrong = 0
        for limit in 0...127 as ClosedRange<UInt8> {
            for byte in 0...255 as ClosedRange<UInt64> {
                for place in 0..<8 as Range<UInt64> {
                    let word = byte << (8 * place)
                    let found = ByteComparison.bytes(of: word, above: limit)
                    if found != Self.bytes(of: word, above: limit) { wrong += 1 }
                }
            }
        }
        #expect(wrong == 0)
    }

    @Test func `do not carry into each other`() {
        var random = SplitMix64(state: 1)
        for _ in 0..<20_000 {
            let word = random.next()
            let limit = UInt8.random(in: 0...127, using: &random)
            let found = ByteComparison.bytes(of: word, above: limit)
            if found != Self.bytes(of: word, above: limit) { Issue.record("\(word) above \(limit)") }
        }
        #expect(ByteComparison.bytes(of: .max, above: 127) == 0xFF)
        #expect(ByteComparison.bytes(of: 0, above: 0) == 0)
    }
}
