import Audit
import ColorMath
import FileSystem
import PaletteFiles
import Recognition
import Reporting
import Simulation
import SystemColors

/// What to simulate, colours, palettes and pictures told apart.
struct SimulationInputs {
    private(set) var colors: [SimulationSubject] = []
    private(set) var palettes: [String] = []
    private(set) var paths: [String] = []

    /// Takes for a colour what reads as one; for a palette what ends as its files do, and a folder that holds
    /// some and no picture; for the path of pictures what exists, ends in `.png` or is a pattern; for a
    /// semantic colour what is the name of one. What is none is a colour with a fault.
    init(_ arguments: [String], model: SettingsModel) throws {
        for argument in arguments {
            if let color = try? DynamicColor(css: argument) {
                colors.append(SimulationSubject(color))
            } else if PaletteFormat.all.contains(where: { $0.claims(argument) })
                || Self.holdsPalettes(argument)
            {
                palettes.append(argument)
            } else if Self.isFile(argument) || argument.lowercased().hasSuffix(".png")
                || argument.contains(where: "*?[".contains)
            {
                paths.append(argument)
            } else {
                colors.append(try Self.subject(argument, model: model))
            }
        }
    }

    /// Whether a path is a folder of palettes and not of pictures: those in asset catalogs are none to
    /// simulate.
    private static func holdsPalettes(_ path: String) -> Bool {
        guard (try? FileStatus(of: path).kind) == .folder else { return false }
        var walk = FolderWalk { name in
            name.hasExtension("png") || PaletteFormat.all.contains { $0.claims(name) }
        }
        walk.enter(path)
        var holdsPalettes = false
        while let item = walk.next() {
            switch item {
            case .folder(let path, _) where path.hasExtension("xcassets"):
                holdsPalettes = true
                walk.skipDescendants()
            case .file(let path, _):
                guard !path.hasExtension("png") else { return false }
                holdsPalettes = true
            case .folder, .fault, .leftOut: break
            }
        }
        return holdsPalettes
    }

    /// Whether there is a file or a folder, be it one that the system does not let be looked at.
    private static func isFile(_ path: String) -> Bool {
        do throws(FileFault) {
            _ = try FileStatus(of: path)
            return true
        } catch {
            return !error.isAbsence
        }
    }

    /// A semantic colour by its name, a rank of what is drawn on materials (`fill`), or a colour.
    static func subject(_ argument: String, model: SettingsModel) throws -> SimulationSubject {
        if let role = model.palette.color(named: argument, in: model.release) {
            return SimulationSubject(.role(role.name))
        }
        if let level = model.materials.vibrancy.first(where: { $0.name == argument }) {
            return SimulationSubject(.role(level.name))
        }
        return SimulationSubject(try ColorArgument.color(argument))
    }

    /// What colours lie on: a semantic colour or a material by its name, or a colour.
    static func backdrop(_ argument: String, model: SettingsModel) throws -> SimulationSubject {
        if (try? DynamicColor(css: argument)) == nil, let found = model.materials.material(named: argument) {
            return SimulationSubject(.material(found.name))
        }
        return try subject(argument, model: model)
    }
}
