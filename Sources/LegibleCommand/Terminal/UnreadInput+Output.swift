import Audit
import FileSystem
import Reporting

extension [UnreadInput] {
    /// Says on the standard error what could not be read.
    ///
    /// - Parameter isShown: Whether the standard output has it, too, for people: where both are one terminal,
    ///   or one log, once is enough.
    func announce(unless isShown: Bool = false) {
        if isShown, StandardStream.output.isSame(as: .errors) { return }
        for input in self { System.writeError("legible: \(input.description.visible)\n") }
    }
}
