import ArgumentParser
import Audit
import FileSystem
import Reporting

extension Legible {
    /// Says why the command ends, and gives the exit code for it.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - command: The subcommand that ends, whose usage is shown; the root where none was found.
    static func report(_ error: any Error, of command: any ParsableCommand.Type = Legible.self) -> Int32 {
        switch error {
        case let code as ExitCode:
            return code.rawValue
        case let error as DeliveryError:
            return report(error.description, code: error.isUsage ? 64 : 70)
        case let error as ConfigurationError:
            return report(error.description.visible, code: 65)
        case let error as RecordError:
            return report(error.description, code: 65)
        case let error as BaselineError:
            return report(error.description, code: error.isInput ? 65 : 70)
        case let error as FileError:
            return report(error.description.visible, code: 70)
        default:
            return report(parsing: error, of: command)
        }
    }

    /// What a subcommand objects to once it runs, with its own usage; `nil` for any other error.
    private static func usageFault(_ error: any Error, of command: any ParsableCommand.Type) -> String? {
        guard let fault = error as? ValidationError, command != Legible.self else { return nil }
        let usage = usageString(for: command)
        let words = usage.split(separator: " ").prefix { $0.first?.isLetter ?? false }
        return """
            Error: \(fault.message)
            Usage: \(usage)
              See '\(words.joined(separator: " ")) --help' for more information.
            """
    }

    /// What was probably meant by a first word that is no subcommand, behind `help` too; `nil` where it is
    /// one.
    private static var commandHint: String? {
        let names = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
        let words = CommandLine.arguments.dropFirst()
        guard let word = words.drop(while: { $0 == "help" }).first, !word.hasPrefix("-"),
            !names.contains(word)
        else { return nil }
        let nearest = NearestName(to: word)
        let below = commandsBelow
        let meant =
            nearest.found(among: names) ?? nearest.found(among: below.keys.sorted()).flatMap { below[$0] }
        return "legible: there is no command '\(word.visible)'"
            + (meant.map { "; did you mean '\($0)'?\n" } ?? ".\n")
    }

    /// The commands of commands, by their last words: `palette fix` by `fix`.
    private static var commandsBelow: [String: String] {
        let below = configuration.subcommands.flatMap { command in
            command.configuration.subcommands.compactMap { $0.configuration.commandName }.map { name in
                (name, "\(command.configuration.commandName ?? "") \(name)")
            }
        }
        return Dictionary(below) { first, _ in first }
    }

    /// What was probably meant by a value that is none of those which the parser of command lines lists;
    /// `nil` for another message of it.
    private static func valueHint(for message: String) -> String? {
        let parts = message.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 5, parts[0] == "Error: The value ", parts[2] == " is invalid for ",
            parts[4].hasPrefix(". Please provide one of")
        else { return nil }
        let listed = message.split(separator: "\n").filter { $0.hasPrefix("  - ") }.map {
            String($0.dropFirst(4))
        }
        let quoted = stride(from: 5, to: parts.count, by: 2).map { parts[$0] }
        return NearestName(to: parts[1]).found(among: listed.isEmpty ? quoted : listed).map {
            "legible: there is no '\(parts[1].visible)'; did you mean '\($0)'?\n"
        }
    }

    private static func report(_ fault: String, code: Int32) -> Int32 {
        System.writeError("legible: \(fault)\n")
        return code
    }

    /// Help and the version, which are asked for and go to the standard output; what is wrong with a command
    /// line; and what nobody foresaw, which the parser of command lines gives the exit code of findings.
    private static func report(parsing error: any Error, of command: any ParsableCommand.Type) -> Int32 {
        let text = (usageFault(error, of: command) ?? fullMessage(for: error)) + "\n"
        let code = exitCode(for: error)
        // The parser of command lines helps with the root where it knows no such command.
        if code == .success, CommandLine.arguments.dropFirst().first == "help", let hint = commandHint {
            System.writeError(hint)
            return 64
        }
        guard code == .success else {
            if command == Legible.self, let hint = commandHint { System.writeError(hint) }
            if let hint = valueHint(for: text) { System.writeError(hint) }
            System.writeError(text)
            return code == .failure ? 70 : code.rawValue
        }
        do {
            try System.write(text)
            return 0
        } catch {
            return report(error)
        }
    }
}
