import ArgumentParser
import Audit
import Reporting

/// What becomes of inputs in which there is nothing to look at.
struct EmptyInputOptions: ParsableArguments {
    @Flag(help: "Accept inputs without anything to check; otherwise the exit code is 65.")
    var allowEmpty = false

    /// Takes what is only empty out of what could not be read, and says so, where that is allowed.
    func settle(_ unread: inout [UnreadInput]) {
        guard allowEmpty else { return }
        for input in unread where input.isEmpty {
            System.writeError("legible: \(input.description.visible), as is allowed\n")
        }
        unread.removeAll(where: \.isEmpty)
    }
}
