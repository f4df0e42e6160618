import Testing
import TextDetection

struct `What was left out` {
    @Test func `is nothing at first`() {
        #expect(Omissions().sentences.isEmpty)
        var omissions = Omissions()
        omissions.add(leastArea: 1)
        #expect(omissions.sentences.isEmpty)
    }

    @Test func `is said once, by the largest that is missing`() {
        var omissions = Omissions()
        for area in [2, 5, 3] { omissions.add(leastArea: area) }
        #expect(omissions.sentences.count == 1)
        #expect(omissions.sentences.first?.contains("fewer than 5 connected pixels") == true)
        omissions.addLines()
        omissions.addLines()
        #expect(omissions.sentences.count == 2)
        #expect(omissions.sentences.last?.contains("65536 lines") == true)
    }
}
