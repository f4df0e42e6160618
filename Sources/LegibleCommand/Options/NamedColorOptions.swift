import ArgumentParser
import Audit
import ColorMath
import Reporting
import SystemColors

/// What names of the system's colours stand for, where colours are given.
struct NamedColorOptions: ParsableArguments {
    @OptionGroup var table: SystemColorOptions

    @Option(help: "The appearance that names stand for a colour in.")
    var appearance: Appearance = .light

    /// The names of the system's colours, of all platforms, looked up when they are asked for.
    static let completion = CompletionKind.custom { _, _, _ in
        SystemPalette.embedded.namesOnAllPlatforms
    }

    /// What reads colours; exits with 65 where a table cannot be read.
    func reader() throws -> NamedColorReader {
        let palette = try table.palette()
        return NamedColorReader(
            palette: palette, release: try table.release(in: palette), appearance: appearance)
    }
}

/// Reads colours by their notation or their name.
struct NamedColorReader {
    let palette: SystemPalette
    let release: Release
    let appearance: Appearance

    /// The colour of the system that reaches a ratio in the place of one that is given by its name.
    func strongerInk(
        than text: String, over backdrop: SRGB8, reaching ratio: Double
    ) -> StrongerInk? {
        guard (try? DynamicColor(css: text)) == nil else { return nil }
        return palette.color(named: text, in: release).flatMap {
            palette.strongerInk(
                than: $0.name, over: backdrop, reaching: ratio, in: appearance, release: release)
        }
    }

    /// Reads a colour in any notation of CSS, or the name of a system colour; exits with 64 where it is
    /// neither.
    ///
    /// What CSS knows is read as CSS does: `red` is a colour of CSS, `.red` and `systemRed` are the system's.
    func color(_ text: String) throws -> DynamicColor {
        let fault: CSSColorError
        do {
            return try DynamicColor(css: text)
        } catch {
            fault = error
        }
        if let value = palette.value(named: text, in: appearance, release: release) {
            return DynamicColor(value.layer)
        }
        if let color = palette.color(named: text, in: release) {
            throw ValidationError(
                "\(color.name) is not known in \(appearance) on \(palette.name(of: release)).")
        }
        System.writeError("legible: \(fault.pointingAtFault)\n")
        let digits = text.hasPrefix("0x") ? text.dropFirst(2) : text[...]
        if (try? DynamicColor(css: "#\(digits)")) != nil {
            System.writeError("Did you mean '#\(digits)'?\n")
        } else if fault.code == .unknownName {
            let names = NamedColor.all.map(\.name) + palette.colors(in: release).map(\.name)
            System.writeError(
                "It is no system colour of \(palette.name(of: release)) either"
                    + NearestName(to: text).hint(among: names) + "\n")
        }
        throw ExitCode.validationFailure
    }
}
