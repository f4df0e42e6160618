import ArgumentParser
import Audit
import ColorMath

/// What has the colours.
struct SubjectOptions: ParsableArguments {
    @Flag(help: "What has these colours. (default: text below large)")
    var kind: KindFlag?

    @Option(
        help: ArgumentHelp(
            "The size of the text, in points; each standard says what is large.", valueName: "points"))
    var size: Double?

    @Flag(help: "The text is bold.")
    var bold = false

    var subject: ContrastSubject {
        switch kind {
        case .large: SubjectKind.largeText.subject
        case .nonText: SubjectKind.nonText.subject
        case nil: .text(pointSize: size ?? 12, isBold: bold)
        }
    }

    func validate() throws {
        if kind != nil, size != nil || bold {
            throw ValidationError(
                "--large and --non-text say all there is to say; leave out --size and --bold.")
        }
        if let size, !(size > 0 && size.isFinite) {
            throw ValidationError("--size is the size of the text in points, above 0.")
        }
    }
}

enum KindFlag: EnumerableFlag {
    case large
    case nonText

    static func help(for value: KindFlag) -> ArgumentHelp? {
        switch value {
        case .large: "Large text."
        case .nonText: "An icon, an outline or another graphic that carries meaning."
        }
    }
}
