import Audit
import ColorMath
import PaletteFiles
import Raster
import Recognition
import SystemColors
import TestSupport
import Testing
import TextDetection

@Suite("What is asked by number")
struct NormTests {
    private func numbers(_ norms: [Norm], of standard: Norm.Standard) -> [String] {
        norms.filter { $0.standard == standard }.map(\.clause)
    }

    @Test("Clauses are those for apps, for the web, or both where the platform is not known")
    func platforms() {
        let contrast = SuccessCriterion.contrastMinimum
        #expect(numbers(contrast.norms(on: .web), of: .en301549) == ["9.1.4.3"])
        #expect(numbers(contrast.norms(on: .web), of: .section508) == ["E205.4"])
        #expect(numbers(contrast.norms(on: .web), of: .trustedTester) == ["13.C"])
        #expect(numbers(contrast.norms(on: .web), of: .rgaa) == ["3.2"])
        for platform in Platform.allCases where platform != .web {
            #expect(numbers(contrast.norms(on: platform), of: .en301549) == ["11.1.4.3"])
            #expect(numbers(contrast.norms(on: platform), of: .section508) == ["E207.2"])
            #expect(numbers(contrast.norms(on: platform), of: .rgaa) == [])
        }
        #expect(numbers(contrast.norms(on: nil), of: .en301549) == ["9.1.4.3", "11.1.4.3"])
    }

    @Test("What is of level AAA, or new in WCAG 2.2, stands in no law's standard")
    func levels() {
        for criterion in SuccessCriterion.allCases {
            let isNew: [SuccessCriterion] = [.targetSize, .focusNotObscured]
            let isTakenOver = criterion.level != .aaa && !isNew.contains(criterion)
            #expect(numbers(criterion.norms, of: .en301549).isEmpty != isTakenOver)
            #expect(numbers(criterion.norms, of: .wcag) == [criterion.id])
        }
        // WCAG 2.0, which Section 508 incorporates, does not have it.
        #expect(numbers(SuccessCriterion.nonTextContrast.norms, of: .section508) == [])
    }

    @Test("Nothing is named twice, and everything in words")
    func words() {
        let norms = SuccessCriterion.allCases.flatMap(\.norms)
        #expect(Set(norms.map { "\($0.standard) \($0.clause)" }).count == Set(norms.map(\.words)).count)
        #expect(
            SuccessCriterion.contrastMinimum.norms(on: .iOS).map(\.words) == [
                "WCAG 2.2, 1.4.3 Contrast (Minimum)",
                "EN 301 549 V3.2.1, 11.1.4.3 Contrast (minimum), for apps",
                "Section 508, E207.2 WCAG Conformance, for apps",
            ])
        for norm in norms { #expect(norm.address?.hasPrefix("https://") ?? true) }
        for standard in Norm.Standard.allCases {
            #expect(standard.summary.hasSuffix(".") && standard.address.hasPrefix("https://"))
        }
    }

    @Test("A rule's criteria are among the guidelines that it follows", arguments: Rule.all)
    func guidelines(rule: Rule) {
        for criterion in rule.criteria {
            #expect(rule.guidelines.contains { $0.address == criterion.address })
        }
    }

    @Test("A finding is about the criteria that its text does not meet, of the levels that are asked for")
    func findings() throws {
        func criteria(_ ratio: Double, by standard: ContrastStandard) -> [[SuccessCriterion]] {
            ScreenAudit.sample(regions: [.line(contrast: ratio)], standard: standard).findings
                .filter { $0.rule == Rule.textContrast.id }.map(\.criteria)
        }
        #expect(criteria(3, by: .wcagAA) == [[.contrastMinimum]])
        #expect(criteria(5, by: .wcagAA) == [])
        #expect(criteria(5, by: .wcagAAA) == [[.contrastEnhanced]])
        #expect(criteria(3, by: .wcagAAA) == [[.contrastMinimum, .contrastEnhanced]])
        #expect(criteria(3, by: .apple) == [[.contrastMinimum]])
    }

    @Test(
        "Text that is exempt or the system's is about none; the style of the status bar is the app's choice")
    func exempt() {
        let picture = ScreenAudit.sample(regions: [.line(contrast: 2, place: .picture)])
        #expect(picture.findings.map(\.criteria) == [[]])
        #expect(picture.criteria.allSatisfy { $0.passed + $0.failed + $0.undecided == 0 })
        let bar = ScreenAudit.sample(regions: [.line(contrast: 1.5, place: .statusBar)])
        let rules = Dictionary(grouping: bar.findings, by: \.rule).mapValues { $0.flatMap(\.criteria) }
        #expect(rules[Rule.statusBarContrast.id] == [.contrastMinimum])
        #expect(rules[Rule.textContrast.id] == [])
    }

    @Test("A screen tells how much of it meets each criterion, whatever it is judged by")
    func tallies() {
        func icon(_ ratio: Double) -> Region {
            Region(
                kind: .icon, box: PixelRect(x: 300, y: 300, width: 20, height: 20), ink: .black,
                backdrop: .white, contrast: MeasuredContrast(typical: ratio, low: ratio, high: ratio),
                pointSize: 20)
        }
        for standard in ContrastStandard.allCases {
            let tallies = ScreenAudit.sample(
                regions: [.line(contrast: 3), .line(contrast: 5), .line(contrast: 8), icon(21), icon(2)],
                standard: standard
            ).criteria
            #expect(tallies.map(\.criterion) == [.contrastMinimum, .contrastEnhanced, .nonTextContrast])
            #expect(tallies.map(\.passed) == [2, 1, 1])
            #expect(tallies.map(\.failed) == [1, 2, 0])
            #expect(tallies.map(\.undecided) == [0, 0, 1])
        }
    }

    @Test("A pair of a palette is about the criteria of its ratio")
    func pairs() throws {
        func criteria(_ ink: String, required: Double, _ standard: ContrastStandard = .wcagAA)
            -> [[SuccessCriterion]]
        {
            let palette = Palette.sample(["ink": [ink], "page": ["#FFFFFF"]])
            let pair = PairDeclaration(
                .ratio(required), inks: [NamePattern("ink")], backdrops: [NamePattern("page")])
            let audit = PaletteAudit(
                of: palette, configuration: PaletteConfiguration(pairs: [pair]), judgedBy: standard,
                today: CalendarDate(secondsSince1970: 0))
            return audit.findings.filter { $0.rule == Rule.pairContrast.id }.map(\.criteria)
        }
        #expect(criteria("#8A8A8E", required: 4.5) == [[.contrastMinimum]])
        #expect(criteria("#8A8A8E", required: 4.5, .wcagAAA) == [[.contrastEnhanced]])
        #expect(criteria("#6B6B6B", required: 7) == [[.contrastEnhanced]])
        #expect(criteria("#8A8A8E", required: 7) == [[.contrastEnhanced, .contrastMinimum]])
        #expect(criteria("#AAAAAA", required: 3) == [[.contrastMinimum, .nonTextContrast]])
        // More is asked for than any criterion does.
        #expect(criteria("#757575", required: 6) == [[]])
    }
}
