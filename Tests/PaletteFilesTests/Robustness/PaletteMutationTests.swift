import PaletteFiles
import RandomNumbers
import TestSupport
import Testing

@Suite("Damaged palettes")
struct PaletteMutationTests {
    static let files: [(name: String, bytes: [UInt8])] =
        RewritingPropertyTests.files.map { ($0.name, Array($0.text.utf8)) } + [
            ("a.json", Array(LegiblePaletteTests.sample.utf8)),
            ("variables.json", Array(FigmaVariablesTests.answer.utf8)),
            ("values/colors.xml", Array(AndroidResourcesTests.sample.utf8)),
            ("a.kt", Array(ComposeTests.sample.utf8)), ("a.dart", Array(FlutterTests.sample.utf8)),
            ("a.scss", Array(StyleConstantsTests.sass.utf8)),
            ("a.less", Array(StyleConstantsTests.less.utf8)),
            ("theme.ts", Array(ScriptConstantsTests.sample.utf8)),
            (
                "a.ase",
                SwatchBytes.exchange([
                    SwatchBytes.group("Brand"), SwatchBytes.color("Ink", "RGB ", 0.2, 0.4, 0.6),
                    SwatchBytes.color("Paper", "LAB ", 0.5, 20, -30), SwatchBytes.groupEnd,
                ])
            ),
            (
                "a.aco",
                SwatchBytes.list(version: 1, [("", 0, [1, 2, 3])])
                    + SwatchBytes.list(version: 2, [("Ink", 0, [1, 2, 3])])
            ),
        ]

    @Test(
        "are read or refused, never worse, and what is still read can be rewritten", arguments: files.indices)
    func mutations(index: Int) throws {
        var random = SplitMix64(state: UInt64(index) + 100)
        let (name, bytes) = Self.files[index]
        let folder = try TemporaryFolder()
        var (readCount, refusedCount) = (0, 0)
        for _ in 0..<150 {
            let damaged = Self.mutated(bytes, using: &random)
            try folder.write(damaged, to: name)
            let path = folder.path(String(name.prefix { $0 != "/" }))
            for palette in PaletteReader().palettes(contentsOf: [path]).palettes {
                let values = palette.entries.flatMap(\.values).compactMap(\.self)
                if palette.faults.isEmpty, !values.isEmpty { readCount += 1 } else { refusedCount += 1 }
                for value in values {
                    guard let literal = value.literal, let color = value.color else { continue }
                    // A colour beyond what its notation can say is refused; nothing else is.
                    let rewriting = try? literal.rewriting(as: color, in: damaged)
                    #expect(rewriting?.edits.applied(to: damaged) != nil || rewriting == nil)
                }
            }
        }
        // Damage that neither spares nor spoils any file would test nothing.
        #expect(readCount > 0)
        // Source code in which no colour is left is none that is looked at.
        #expect(
            refusedCount > 0 || ["swift", "kt", "dart", "scss", "less", "ts"].contains(where: name.hasSuffix))
    }

    private static func mutated(_ bytes: [UInt8], using random: inout SplitMix64) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            guard let place = bytes.indices.randomElement(using: &random) else { break }
            switch Int.random(in: 0..<6, using: &random) {
            case 0: bytes.removeSubrange(place...)
            case 1: bytes.remove(at: place)
            case 2: bytes.insert(.random(in: 0...255, using: &random), at: place)
            case 3: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            case 4: bytes.insert(contentsOf: bytes[place...].prefix(20), at: place)
            default: bytes[place] = .random(in: 0...255, using: &random)
            }
        }
        return bytes
    }
}
