import ColorMath
import Testing

@Suite("Contrast repair over backdrops that ask for different ratios")
struct MixedRequirementTests {
    private typealias Requirement = ContrastRepair.Requirement

    /// Backdrops and ratios: on one side, on both with room between, and on both without.
    private static let cases: [[(backdrop: UInt8, ratio: Double)]] = [
        [(255, 3), (229, 4.5)], [(0, 7), (40, 3)], [(255, 3), (51, 4)], [(255, 1.5), (128, 3)],
        [(255, 4.5), (0, 4.7)], [(255, 7), (118, 3)], [(200, 4.5), (100, 1.2), (0, 3)],
    ]

    /// The greys that meet every requirement, found by trying each.
    private static func greys(meeting requirements: [(backdrop: UInt8, ratio: Double)]) -> [UInt8] {
        (0...255).filter { level in
            requirements.allSatisfy { grey(level).contrastRatio(with: grey($0.backdrop)) >= $0.ratio }
        }
    }

    private static func grey(_ level: UInt8) -> SRGB8 { SRGB8(red: level, green: level, blue: level) }

    @Test("The answer for a grey ink is the nearest of all greys that meet them", arguments: cases.indices)
    func nearestGrey(index: Int) throws {
        let requirements = Self.cases[index]
        let repair = ContrastRepair(
            meeting: requirements.map {
                Requirement(luminance: Self.grey($0.backdrop).relativeLuminance, ratio: $0.ratio)
            })
        let allowed = Self.greys(meeting: requirements)
        for level in stride(from: UInt8(0), through: 255, by: 5) {
            let ink = Self.grey(level)
            guard let answer = repair.nearest(to: ink).color else {
                #expect(allowed.isEmpty)
                continue
            }
            #expect(allowed.contains(answer.red) && answer.red == answer.green && answer.green == answer.blue)
            func distance(_ level: UInt8) -> Double { SRGB(Self.grey(level)).differenceOK(from: SRGB(ink)) }
            let least = try #require(allowed.map(distance).min())
            #expect(abs(distance(answer.red) - least) < 1e-9)
        }
    }

    @Test("says whether some colour meets them", arguments: cases.indices)
    func possible(index: Int) {
        let requirements = Self.cases[index]
        let repair = ContrastRepair(
            meeting: requirements.map {
                Requirement(luminance: Self.grey($0.backdrop).relativeLuminance, ratio: $0.ratio)
            })
        // In these cases a luminance that is allowed is one of a grey, too.
        #expect(repair.isPossible == !Self.greys(meeting: requirements).isEmpty)
        #expect(repair.ratio == requirements.map(\.ratio).max())
    }

    @Test("One ratio for all is the same as that ratio for each")
    func oneRatio() {
        let luminances = [0.9, 0.2]
        let each = ContrastRepair(meeting: luminances.map { Requirement(luminance: $0, ratio: 3) })
        #expect(each == ContrastRepair(reaching: 3, overLuminances: luminances))
        #expect(each.backdropLuminances == [0.2, 0.9])
        #expect(Requirement(luminance: 2, ratio: 3).luminance == 1)
    }
}
