import Audit
import ColorMath
import Raster
import TestSupport
import Testing
import TextDetection

@Suite("A screen's findings say what is wrong and what fixes it")
struct FindingTests {
    private func findings(_ regions: Region..., standard: ContrastStandard = .wcagAA) -> [Finding] {
        ScreenAudit.sample(regions: regions, standard: standard).findings
    }

    @Test("A line that passes, an icon that stands out and a picture give none")
    func nothingToSay() {
        var icon = Region.line(contrast: 3)
        icon.kind = .icon
        var picture = icon
        picture.kind = .picture
        #expect(findings(.line(contrast: 4.6), icon, picture).isEmpty)
        let screen = ScreenAudit.sample(regions: [icon])
        #expect(screen.regions.map(\.judgement) == [nil])
    }

    @Test("A failure is an error that names the figures, the colours and the nearest ink that passes")
    func failure() throws {
        let finding = try #require(findings(.line(contrast: 21), .line()).first)
        #expect(finding.rule == "text-contrast")
        #expect(finding.severity == .error)
        #expect(finding.verdict == .fail)
        #expect(finding.region == 1)
        #expect(finding.message == "Contrast 3.43, #8A8A8E on #FFFFFF, is below the required 4.5.")
        let own = try #require(findings(.line(ink: SRGB8(hex: 0x9A8A8E))).first)
        let suggestion = try #require(own.suggestion)
        #expect(suggestion.contrast >= 4.5 && suggestion.contrast < 4.6)
        #expect(suggestion.contrast == suggestion.foreground.contrastRatio(with: .white))
        #expect(suggestion.role == nil)
    }

    @Test("For a colour of the system the fix is another that passes, by its name")
    func namedSuggestion() throws {
        let light = try #require(findings(.line()).first?.suggestion)
        #expect(light.role == "label" && light.foreground == .black && light.contrast == 21)
        // A tertiary label in large type gives way to the next rank that is enough, not to the strongest.
        let large = Region.line(contrast: 1.73, pointSize: 24, ink: SRGB8(hex: 0xC4C4C7))
        let suggestion = try #require(findings(large).first { $0.rule == "text-contrast" }?.suggestion)
        #expect(suggestion.role == "secondaryLabel" && suggestion.contrast < 4.5)
    }

    @Test("The backdrop may change instead, unless it is one of the system's")
    func alternative() throws {
        let green = SRGB8(hex: 0x9FD8A4)
        let finding = try #require(findings(.line(contrast: 1.6, ink: .white, backdrop: green)).first)
        let alternative = try #require(finding.alternative)
        #expect(alternative.contrast >= 4.5 && alternative.contrast < 4.6)
        #expect(alternative.contrast == alternative.background.contrastRatio(with: .white))
        #expect(try #require(findings(.line()).first).alternative == nil)
    }

    @Test("A ratio just below the limit is shown below it")
    func truncation() throws {
        let finding = try #require(findings(.line(contrast: 4.499)).first)
        #expect(finding.message.hasPrefix("Contrast 4.49,"))
    }

    @Test("There is no suggestion where no ink reaches what is required")
    func impossible() throws {
        let grey = SRGB8(red: 119, green: 119, blue: 119)
        let finding = try #require(
            findings(.line(contrast: 2, ink: .black, backdrop: grey), standard: .wcagAAA).first)
        #expect(finding.suggestion == nil)
    }

    @Test("A line to review is a warning with the reason, and an ink that is enough either way")
    func review() throws {
        let finding = try #require(findings(.line(contrast: 4, weight: .undecided)).first)
        #expect(finding.severity == .warning)
        #expect(finding.verdict == .review)
        #expect(finding.message.contains("the strokes lie between regular"))
        #expect(try #require(finding.suggestion).contrast >= 4.5)
        let large = try #require(findings(.line(contrast: 4, pointSize: 18.2)).first)
        #expect(try #require(large.suggestion).contrast >= 4.5)
    }

    @Test("A line whose measurement is in doubt has no suggestion")
    func doubtfulMeasurement() {
        let findings = findings(.line(doubts: [.veiled]), .line(contrast: 5, low: 2, high: 9))
        #expect(findings.map(\.verdict) == [.review, .review])
        #expect(findings.map(\.suggestion) == [nil, nil])
    }

    @Test("A pass below Apple's preferred ratio is a warning that suggests an ink for it")
    func preferred() throws {
        let finding = try #require(findings(.line(contrast: 5), standard: .apple).first)
        #expect(finding.rule == "preferred-contrast")
        #expect(finding.severity == .warning)
        #expect(finding.verdict == .pass)
        #expect(try #require(finding.suggestion).contrast >= 7)
    }

    @Test(
        "What the app does not draw is a note, whatever its verdict",
        arguments: [Region.Place.statusBar, .keyboard, .picture])
    func places(place: Region.Place) {
        let findings = findings(.line(place: place), .line(doubts: [.veiled], place: place))
            .filter { $0.rule == "text-contrast" }
        #expect(findings.map(\.severity) == [.note, .note])
        #expect(findings.map(\.verdict) == [.fail, .review])
    }

    @Test("What lies behind what dims it is not failed, and passes where even that leaves enough")
    func behind() throws {
        let found = try #require(findings(.line(place: .behind)).first { $0.rule == "text-contrast" })
        #expect(found.severity == .note && found.verdict == .review)
        #expect(found.message.contains("dimmed"))
        #expect(found.suggestion == nil)
        #expect(findings(.line(contrast: 10, place: .behind)).isEmpty)
    }

    @Test("A report's gravest finding is that of any screen")
    func gravest() {
        let note = ScreenAudit.sample(regions: [.line(place: .keyboard)])
        let error = ScreenAudit.sample(regions: [.line()])
        #expect(AuditReport(standard: .wcagAA, screens: []).gravest == nil)
        #expect(AuditReport(standard: .wcagAA, screens: [note]).gravest == .note)
        #expect(AuditReport(standard: .wcagAA, screens: [note, error, note]).gravest == .error)
    }
}
