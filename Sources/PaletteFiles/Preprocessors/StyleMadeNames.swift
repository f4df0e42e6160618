/// Names that loops and mixins put together, `--ink-#{$kind}`, as a source of their own behind the others.
final class StyleMadeNames {
    private let source: Int
    private var bytes: [UInt8] = []

    /// - Parameter source: The number of the source that they make.
    init(source: Int) { self.source = source }

    /// What the source says.
    var text: SourceText { SourceText(path: "names.scss", bytes: bytes) }

    /// A name as a token.
    func token(_ name: String) -> CSSToken {
        let start = bytes.count
        bytes += name.utf8
        let token = CSSToken(kind: .ident, source: source, bytes: start..<bytes.count)
        // Names beside each other are no one name.
        bytes.append(UInt8(ascii: " "))
        return token
    }
}
