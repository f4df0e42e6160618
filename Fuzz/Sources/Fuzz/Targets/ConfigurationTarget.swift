import Legible

extension FuzzTarget {
    /// Configuration files. What is taken judges a palette; what is not has a fault with a place in the file.
    static let configuration = FuzzTarget(name: "configuration") { input in
        let path = ScratchFolder.shared.write(input, to: ".legible.yml")
        let configuration: Configuration
        do throws(ConfigurationError) {
            configuration = try Configuration(contentsOf: path)
        } catch {
            // YAML 1.1 has more line breaks than others: the last three bytes end U+0085, U+2028 and U+2029.
            let lines = 1 + input.count { [0x0A, 0x0C, 0x0D, 0x85, 0xA8, 0xA9].contains($0) }
            let place = error.location
            precondition(place.path == path && !error.fault.isEmpty, "\(error)")
            precondition((1...lines).contains(place.line) && place.column >= 1, "\(error)")
            return
        }
        guard let today = CalendarDate(year: 2026, month: 1, day: 1) else { fatalError("no such day") }
        let auditor = PaletteAuditor(
            standard: configuration.standard ?? .wcagAA, rules: configuration.rules,
            configuration: configuration.palette, today: today)
        let report = PaletteReport(auditors: [auditor], audits: [auditor.audit(palette)])
        _ = PaletteJSONReporter().document(of: report)
    }

    /// Colours of the names that configurations speak of.
    private static let palette: Palette = {
        let stylesheet = """
            :root { --ink: #222; --text-muted: #777; --background: #fff; --card: #eee; --accent: #06c }
            @media (prefers-color-scheme: dark) { :root { --ink: #eee; --background: #000; --card: #111 } }
            """
        let path = ScratchFolder.shared.write(Array(stylesheet.utf8), to: "configured.css")
        guard let palette = try? Palette(contentsOf: path) else { fatalError("no palette") }
        return palette
    }()
}
