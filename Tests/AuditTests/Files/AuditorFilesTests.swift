import Audit
import ColorMath
import Legible
import PNGFiles
import Raster
import Screenshots
import TestSupport
import Testing

@Suite("Many files are audited at once")
struct AuditorFilesTests {
    let folder: TemporaryFolder
    let paths: [String]

    /// Twelve readable screens of different sizes with a broken file among them.
    init() throws {
        folder = try TemporaryFolder()
        let folder = folder
        paths = try (0..<12).map { index in
            let bitmap = Bitmap(
                width: 40 + index, height: 60,
                filledWith: RGBA<UInt8>(red: UInt8(index * 20), green: 0, blue: 0))
            return try folder.write(try PNGEncoder().encode(bitmap), to: "\(index)@2x.png")
        }
        try folder.write([1, 2, 3], to: "5@2x.png")
    }

    @Test("The report is in the order of the files, whatever the number of jobs", arguments: [1, 2, 3, 64])
    func order(jobs: Int) async {
        let report = await Auditor().audit(contentsOf: paths, jobs: jobs)
        let one = await Auditor().audit(contentsOf: paths, jobs: 1)
        #expect(report == one)
        #expect(report.screens.map(\.width) == (0..<12).filter { $0 != 5 }.map { 40 + $0 })
    }

    @Test("A file that cannot be read is named with its fault, and the others are done")
    func unread() async throws {
        let report = await Auditor().audit(contentsOf: paths + ["missing.png"], jobs: 2)
        #expect(report.unread.map(\.path) == [paths[5], "missing.png"])
        #expect(report.unread[0].fault.contains("PNG"))
        #expect(report.screens.count == 11)
        #expect(throws: ScreenshotError.self) { try Auditor().audit(contentsOf: paths[5]) }
    }

    @Test("A scale that the caller gives comes before that of the file's name")
    func scale() throws {
        #expect(try Auditor().audit(contentsOf: paths[0]).scale == Scale(2, source: .fileName))
        #expect(try Auditor(scale: 3).audit(contentsOf: paths[0]).scale == Scale(3, source: .option))
    }

    @Test("An image of more pixels than the limit is not read")
    func limits() throws {
        let auditor = Auditor(limits: ImageLimits(pixelCount: 40 * 60))
        #expect(try auditor.audit(contentsOf: paths[0]).width == 40)
        #expect(throws: ScreenshotError.self) { try auditor.audit(contentsOf: paths[1]) }
    }
}
