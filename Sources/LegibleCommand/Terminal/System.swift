import Audit
import FileSystem
import PNGFiles
import Raster
import Reporting

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc) && canImport(CMalloc)
    import CMalloc
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What the command asks of the system that it runs on.
///
/// Of Foundation, it needs the essentials only.
enum System {
    /// What decodes images here.
    static var images: any ImageSource { PNGDecoder() }

    static var environment: [String: String] { ProcessInfo.processInfo.environment }

    /// The folder that reports name files from.
    static var project: ProjectFolder {
        ProjectFolder(workingFolder: workingFolder, environment: environment)
    }

    static var workingFolder: String { FileManager.default.currentDirectoryPath }

    /// The day that it is, in UTC.
    static var today: CalendarDate { CalendarDate(secondsSince1970: Date().timeIntervalSince1970) }

    static var coreCount: Int { ProcessInfo.processInfo.activeProcessorCount }

    /// Has the memory kept that a screen leaves, for the next: what goes back to the system is fetched anew
    /// page by page, a twelfth of the time of an audit of many screens.
    static func keepMemory() {
        #if canImport(Glibc) && canImport(CMalloc)
            // The most that it takes, and what two screens of phones need.
            mallopt(M_MMAP_THRESHOLD, 32 << 20)
            mallopt(M_TRIM_THRESHOLD, 128 << 20)
        #endif
    }

    /// Ends the process.
    static func exit(_ code: Int32) -> Never {
        #if canImport(Glibc)
            Glibc.exit(code)
        #elseif canImport(Musl)
            Musl.exit(code)
        #else
            Darwin.exit(code)
        #endif
    }

    /// Writes bytes to the standard output, or says what is in the way.
    static func emit(_ bytes: UnsafeRawBufferPointer) -> FileError? {
        do throws(FileError) {
            try StandardStream.output.write(bytes)
            return nil
        } catch {
            return error
        }
    }

    /// Writes text for people to the standard output.
    static func show(_ text: String) throws(FileError) {
        try write(WorkflowLog(environment: environment).text(text))
    }

    /// Writes a document to the standard output, as it is.
    static func write(_ document: String) throws(FileError) {
        try StandardStream.output.write(document)
    }

    /// Writes what was left out, or is odd, to the standard error, a line each.
    static func note(_ notes: [String]) {
        for note in notes { writeError("legible: \(note.visible)\n") }
    }

    /// Writes text for people to the standard error. Where that takes none, there is nobody left to say so
    /// to.
    static func writeError(_ text: String) {
        try? StandardStream.errors.write(WorkflowLog(environment: environment).text(text))
    }
}
