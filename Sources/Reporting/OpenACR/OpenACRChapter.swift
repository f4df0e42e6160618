internal import Audit

/// The success criteria of a level, which are a chapter of OpenACR's reports.
struct OpenACRChapter {
    /// The name of the chapter.
    let name: String
    /// The numbers of its criteria, by WCAG 2.2. 4.1.1 is none of them any more.
    let criteria: [String]
    /// What is said of it as a whole.
    let notes: String

    static let all = [
        OpenACRChapter(
            name: "success_criteria_level_a",
            criteria: numbers(
                """
                1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 \
                2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 \
                4.1.2
                """), notes: unfinished),
        OpenACRChapter(
            name: "success_criteria_level_aa",
            criteria: numbers(
                """
                1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 \
                2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3
                """), notes: unfinished),
        OpenACRChapter(
            name: "success_criteria_level_aaa",
            criteria: numbers(
                """
                1.2.6 1.2.7 1.2.8 1.2.9 1.3.6 1.4.6 1.4.7 1.4.8 1.4.9 2.1.3 2.2.3 2.2.4 2.2.5 2.2.6 2.3.2 \
                2.3.3 2.4.8 2.4.9 2.4.10 2.4.12 2.4.13 2.5.5 2.5.6 3.1.3 3.1.4 3.1.5 3.1.6 3.2.5 3.3.5 3.3.6 \
                3.3.9
                """), notes: "A draft: what is not evaluated may stay so at this level."),
    ]

    private static let unfinished =
        "A draft: a finished report has nothing of this level that is not evaluated."

    private static func numbers(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}
