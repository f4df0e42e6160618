/// A finding on a screen with the number that it has on annotated pictures.
struct NumberedFinding {
    let document: FindingDocument
    /// Its number, from 1; `nil` where no such picture is written.
    let number: Int?

    /// The findings of a record, numbered as pictures are.
    ///
    /// - Parameters:
    ///   - record: The record.
    ///   - isNumbered: Whether annotated pictures are written.
    static func all(of record: ScreenRecord, isNumbered: Bool) -> [NumberedFinding] {
        let findings = isNumbered ? FindingReport.Section(of: record)?.findings : nil
        let numbers = findings?.pictureNumbers ?? [:]
        return record.findings.enumerated().map { NumberedFinding(document: $1, number: numbers[$0]) }
    }
}

extension [Int] {
    /// Numbers on a picture as lines for people have them: `(3, 7)`; `nil` where there are none.
    var inBrackets: String? { isEmpty ? nil : "(\(map(String.init).joined(separator: ", ")))" }
}
