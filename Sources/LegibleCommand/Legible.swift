import ArgumentParser

@main
struct Legible: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "legible", abstract: "Finds text that people cannot read.")
}
