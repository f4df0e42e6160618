/// A share that is written in CSS: a number, or a percentage as a hundredth of it.
package struct CSSShare {
    /// The share; 1 for `100%`. What comes to no number is 0.
    package let value: Double

    /// Reads a number, a percentage or a mathematical function of either; nil for anything else.
    package init?(_ css: String) {
        var text = css
        let quantity = text.withUTF8 { CSSShare.quantity($0) }
        guard let quantity, quantity.type == .number || quantity.type == .percentage else { return nil }
        value = quantity.type == .percentage ? quantity.value / 100 : quantity.value
    }

    private static func quantity(_ bytes: UnsafeBufferPointer<UInt8>) -> CSSQuantity? {
        var scanner = CSSScanner(bytes)
        scanner.skipSpace()
        var quantity: CSSQuantity?
        if let number = scanner.number() {
            quantity = CSSQuantity(number, scanner.skip("%") ? .percentage : .number)
        } else {
            quantity = try? CSSCalculation.result(of: scanner.word(), in: &scanner)
        }
        scanner.skipSpace()
        return scanner.next == nil ? quantity : nil
    }
}
