import Testing
import TextDetection

struct `A fitted network` {
    /// Two inputs, two hidden units, one answer: 1 and -1, 2 and -2 to the units; 0, 1; 3 and 4; -5.
    private static let digits = "01ff02fe" + "0001" + "0304" + "fb"

    @Test func `sums what its hidden units make of the inputs, where that is positive`() {
        let network = FittedNetwork(
            inputs: 2, hidden: 2, answers: 1, digits: Self.digits, perNumber: 2, steps: [1, 1, 1, 1])
        // Units: x + 2 y, and 1 - x - 2 y; three of the one and four of the other, less 5.
        #expect(network.answers(to: [1, 1]) == [4])
        #expect(network.answers(to: [-1, -1]) == [11])
        #expect(network.answers(to: [0, 0]) == [-1])
    }

    @Test func `reads numbers of more digits, in steps`() {
        let network = FittedNetwork(
            inputs: 1, hidden: 1, answers: 2, digits: "7fff" + "8000" + "00010002" + "00000003", perNumber: 4,
            steps: [1, 0.5, 0.25, 2])
        // The unit: 32767 x - 16384.
        #expect(network.answers(to: [1]) == [4095.75, 8197.5])
        #expect(network.answers(to: [0]) == [0, 6])
    }
}
