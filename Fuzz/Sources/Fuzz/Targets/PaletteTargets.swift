import Legible

extension FuzzTarget {
    static let stylesheet = FuzzTarget(name: "stylesheet", paletteNamed: "fuzz.css")
    static let tokens = FuzzTarget(name: "tokens", paletteNamed: "fuzz.tokens.json")
    static let swatchExchange = FuzzTarget(name: "ase", paletteNamed: "fuzz.ase")
    static let photoshop = FuzzTarget(name: "aco", paletteNamed: "fuzz.aco")
    static let gimp = FuzzTarget(name: "gpl", paletteNamed: "fuzz.gpl")
    static let legible = FuzzTarget(name: "palette", paletteNamed: "fuzz.json")
    static let swift = FuzzTarget(name: "swift", paletteNamed: "Fuzz.swift")
    static let json5 = FuzzTarget(name: "json5", paletteNamed: "fuzz.json5")
    static let figma = FuzzTarget(name: "figma", paletteNamed: "fuzz-variables.json")
    static let android = FuzzTarget(name: "android", paletteNamed: "values-night/fuzz.xml")
    static let compose = FuzzTarget(name: "compose", paletteNamed: "Fuzz.kt")
    static let flutter = FuzzTarget(name: "flutter", paletteNamed: "fuzz.dart")
    static let sass = FuzzTarget(name: "sass", paletteNamed: "fuzz.scss")
    static let less = FuzzTarget(name: "less", paletteNamed: "fuzz.less")
    static let script = FuzzTarget(name: "script", paletteNamed: "theme.ts")

    private init(name: String, paletteNamed file: String) {
        self.init(name: name) { input in
            let path = ScratchFolder.shared.write(input, to: file)
            PaletteProperties(of: [path: input]).check(at: path)
        }
    }

    /// Asset catalogs: the first line is the name of a colour set, what follows the `Contents.json` of the
    /// set, and of the group around it.
    static let catalog = FuzzTarget(name: "catalog") { input in
        let name = input.prefix(60).prefix { $0 != 0x0A && $0 != 0 && $0 != UInt8(ascii: "/") }
        let contents = Array(input.dropFirst(name.count + 1))
        let group = "Fuzz.xcassets/Group"
        let set = group + "/" + String(decoding: name, as: UTF8.self) + ".colorset"
        let files = [group, set].map { ScratchFolder.shared.write(contents, to: $0 + "/Contents.json") }
        PaletteProperties(of: [files[0]: contents, files[1]: contents])
            .check(at: ScratchFolder.shared.path + "/Fuzz.xcassets")
        ScratchFolder.shared.remove("Fuzz.xcassets")
    }
}
