/// What lies in a place of a screen, and what each stage made of it.
package struct Explanation: Hashable, Sendable {
    /// What one stage made of it.
    package struct Step: Hashable, Sendable {
        package let stage: DetectionStage
        /// Sentences and figures, the most telling first.
        package let lines: [String]
    }

    /// The stages that came to look at it, in order.
    package let steps: [Step]
    /// Why it is no text, each reason once; empty where nothing there was rejected.
    package let reasons: [Reason]
}
