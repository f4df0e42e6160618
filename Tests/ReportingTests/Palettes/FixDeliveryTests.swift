import Audit
import Foundation
import PaletteFiles
import Reporting
import TestSupport
import Testing

/// `palette fix --write` changes all files or none.
struct `The changes of palettes` {
    let folder: TemporaryFolder

    /// Two files that each need a change.
    init() throws {
        folder = try TemporaryFolder()
        for name in ["a", "b"] {
            let css = ":root { --\(name)-text: #888888; --\(name)-background: #ffffff }\n"
            try folder.write(Array(css.utf8), to: "\(name).css")
        }
    }

    private func delivery() -> FixDelivery {
        let inputs = PaletteInputs(
            at: ["a.css", "b.css"].map(folder.path), by: Configurations(for: [], workingFolder: "/"))
        let fixes = PaletteFixes(of: inputs, options: RepairOptions(fixesGuessedPairs: true)) {
            PaletteAuditor(
                configuration: $0.palette, today: CalendarDate(secondsSince1970: 0),
                configurationFiles: $0.files)
        }
        return FixDelivery(of: fixes)
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOfFile: folder.path(name), encoding: .utf8)
    }

    @Test func `are made in every file`() throws {
        let delivery = delivery()
        #expect(delivery.changesFiles)
        try delivery.write()
        for name in ["a.css", "b.css"] { #expect(!(try text(name)).contains("#888888")) }
    }

    @Test func `are made in none where one was changed meanwhile`() throws {
        let delivery = delivery()
        try folder.write(Array(":root { --b-text: #111111 }\n".utf8), to: "b.css")
        #expect(throws: DeliveryError.self) { try delivery.write() }
        #expect(try text("a.css").contains("#888888"))
        #expect(try text("b.css").contains("#111111"))
    }

    @Test func `are made in none where one cannot be written`() throws {
        let delivery = delivery()
        let file = folder.path("b.css")
        let bytes = try Data(contentsOf: URL(filePath: file))
        try folder.write(Array(bytes), to: "real.css")
        try FileManager.default.removeItem(atPath: file)
        try FileManager.default.createSymbolicLink(
            atPath: file, withDestinationPath: folder.path("real.css"))
        #expect(throws: DeliveryError.self) { try delivery.write() }
        #expect(try text("a.css").contains("#888888"))
    }
}
