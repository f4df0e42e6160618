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

    private func screen(
        _ name: String, _ marks: [ComparisonExample.Mark], scale: Double = 1
    ) -> ComparedScreen {
        ComparisonExample(screens: []).compared(
            ComparisonExample.Screen(name: name, ground: 0xFFFFFF, marks: marks, scale: scale))
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

    /// A list whose rows hold a name and the same words below it.
    private func list(_ rows: Int, size: Double, height: Int) -> [ComparisonExample.Mark] {
        (0..<rows).flatMap { row -> [ComparisonExample.Mark] in
            [
                .text(40 + row * 20, letters: 6, x: 10, y: 10 + row * height, size: size),
                .text(7, letters: 9, x: 10, y: 10 + row * height + Int(1.2 * size), size: size),
            ]
        }
    }

    @Test("are told by their neighbours where rows hold the same words, and may lie below the screen")
    func rows() {
        let pair = ScreenPair(
            screen("home-large", list(6, size: 8, height: 38)),
            screen("home-AX2", list(3, size: 16, height: 76)))
        #expect(pair.matching.matches.map { [$0.reference, $0.line] } == (0..<6).map { [$0, $0] })
        #expect(pair.matching.matches.allSatisfy { $0.isInOrder })
        #expect(pair.matching.lost == Array(6..<12))
        #expect(ComparisonCheck.findings(on: pair, by: RuleSelection()).isEmpty)
    }

    @Test("may lie under what stays at the lower edge, where there is no room above it")
    func belowBar() {
        let bar = ComparisonExample.Mark.text(900, letters: 8, x: 60, y: 222, size: 11)
        let pair = ScreenPair(
            screen("home-large", list(4, size: 8, height: 40) + [bar]),
            screen("home-AX2", list(3, size: 16, height: 70) + [bar]))
        #expect(pair.matching.lost == [6, 7])
        let rules = RuleSelection(only: .textVanished)
        #expect(ComparisonCheck.findings(on: pair, by: rules).isEmpty)
        // With room for it, it is gone.
        let gone = ScreenPair(
            screen("home-large", list(4, size: 8, height: 40) + [bar]),
            screen("home-AX1", list(3, size: 8, height: 40) + [bar]))
        #expect(ComparisonCheck.findings(on: gone, by: rules).count == 2)
    }

    @Test("are no part of others because few letters of another row begin like them")
    func wrapped() {
        // Two lines that are broken after other words, above rows that begin like the first.
        let old: [ComparisonExample.Mark] = [
            .text(1, letters: 16, x: 10, y: 20, size: 10), .text(2, letters: 8, x: 10, y: 34, size: 10),
            .text(3, letters: 7, x: 10, y: 80, size: 10), .text(1, letters: 5, x: 10, y: 110, size: 10),
        ]
        let new: [ComparisonExample.Mark] = [
            .text(1, letters: 20, x: 10, y: 20, size: 9), .text(5, letters: 4, x: 10, y: 32, size: 9),
            .text(3, letters: 7, x: 10, y: 76, size: 9), .text(1, letters: 5, x: 10, y: 100, size: 9),
        ]
        let pair = ScreenPair(screen("home-large", old), screen("home-small", new))
        let rules = RuleSelection(disabling: [.textSizeGrowth])
        #expect(ComparisonCheck.findings(on: pair, by: rules).isEmpty)
    }

    @Test("go on in the next one on a device of another scale, whose text is as large")
    func wrappedAtOtherScale() {
        let rows = lines(5, size: 8, seed: 12)
        let large: [ComparisonExample.Mark] = rows.enumerated().map { row, mark in
            guard case .line(var line) = mark else { return mark }
            (line.size, line.y) = (12, 10 + row * 24)
            return .line(line)
        }
        let pair = ScreenPair(
            screen("home-iPad", rows + [.text(1, letters: 26, x: 10, y: 160, size: 8)], scale: 2),
            screen(
                "home-iPhone",
                large + [
                    .text(1, letters: 18, x: 10, y: 160, size: 12),
                    .text(5, letters: 8, x: 10, y: 175, size: 12),
                ], scale: 3))
        #expect(abs(pair.matching.widening - 1) < 0.05)
        #expect(ComparisonCheck.findings(on: pair, by: RuleSelection(only: .textCut)).isEmpty)
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
