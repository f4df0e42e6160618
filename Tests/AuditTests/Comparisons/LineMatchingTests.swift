import Audit
import RandomNumbers
import Testing

@Suite("Lines of two screens")
struct LineMatchingTests {
    /// A screen of random lines, one below the other.
    private func lines(_ count: Int, size: Double, seed: UInt64) -> [ComparisonExample.Mark] {
        var random = SplitMix64(state: seed)
        return (0..<count).map { row in
            .text(
                Int.random(in: 0...1000, using: &random) * 20 + row,
                letters: Int.random(in: 5...12, using: &random), x: 10, y: 20 + row * 22, size: size)
        }
    }

    private func screen(_ name: String, _ marks: [ComparisonExample.Mark]) -> ComparedScreen {
        ComparisonExample(screens: []).compared(
            ComparisonExample.Screen(name: name, ground: 0xFFFFFF, marks: marks))
    }

    @Test("are the same where the screens are, in any appearance", arguments: 0..<20)
    func same(seed: UInt64) {
        let marks = lines(8, size: 12, seed: seed)
        let pair = ScreenPair(screen("home-light", marks), screen("home-dark", marks))
        #expect(pair.matching.matches.allSatisfy { $0.reference == $0.line && !$0.isBeginning })
        #expect(pair.matching.matches.count == 8 && pair.matching.lost.isEmpty && pair.matching.new.isEmpty)
        let findings = ComparisonCheck.findings(on: pair, by: RuleSelection())
        // That nothing is another is all that is found.
        #expect(findings.map(\.message).count == 1 && findings[0].message.hasPrefix("Not a pixel is another"))
    }

    @Test("are found again larger, and further down", arguments: 0..<20)
    func larger(seed: UInt64) {
        let marks = lines(6, size: 11, seed: seed)
        let grown: [ComparisonExample.Mark] = marks.enumerated().map { row, mark in
            guard case .line(var line) = mark else { return mark }
            line.size = 17
            line.y = 30 + row * 32
            return .line(line)
        }
        let pair = ScreenPair(screen("home-large", marks), screen("home-xxxLarge", grown))
        #expect(pair.matching.matches.count == 6)
        #expect(pair.matching.matches.allSatisfy { $0.reference == $0.line })
        #expect(ComparisonCheck.findings(on: pair, by: RuleSelection()).isEmpty)
    }

    @Test("are lost and new where one gave way to another that is not shaped alike", arguments: 0..<10)
    func replaced(seed: UInt64) throws {
        let marks = lines(6, size: 12, seed: seed)
        var other = marks
        other[2] = lines(3, size: 12, seed: seed + 1000)[2]
        let pair = ScreenPair(screen("home-light", marks), screen("home-dark", other))
        let (old, new) = try (#require(pair.reference.shapes[2]), #require(pair.screen.shapes[2]))
        let isAlike = old.likeness(to: new) >= 0.5
        #expect(pair.matching.lost == (isAlike ? [] : [2]), "\(pair.matching) \(old.likeness(to: new))")
        #expect(pair.matching.new == (isAlike ? [] : [2]))
    }

    @Test("have no shape in common with other words, and all with their own")
    func shapes() throws {
        let screen = screen("home", lines(8, size: 12, seed: 4))
        for one in screen.lines {
            for other in screen.lines {
                let likeness = try #require(screen.shapes[one]).likeness(
                    to: #require(screen.shapes[other]))
                if one == other { #expect(likeness > 0.999) } else { #expect(likeness < 0.7) }
            }
        }
    }
}
