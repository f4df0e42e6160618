import Audit
import TestSupport
import Testing
import TextDetection

@Suite("Lines are counted by verdict")
struct TallyTests {
    @Test("What the app does not draw is set aside unless it passes")
    func aside() {
        let screen = ScreenAudit.sample(regions: [
            .line(contrast: 5), .line(contrast: 5, place: .statusBar), .line(), .line(),
            .line(doubts: [.veiled]),
            .line(place: .statusBar), .line(doubts: [.veiled], place: .picture),
        ])
        let tally = Tally(of: [screen, screen])
        #expect(Verdict.allCases.map { tally[$0] } == [4, 4, 2])
        #expect(tally.aside == 4)
        #expect(tally.total == 14)
    }
}
