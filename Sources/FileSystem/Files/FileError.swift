/// Why a file cannot be written.
package struct FileError: Error, Hashable, Sendable {
    /// The file, or the folder that it needs.
    package let path: String
    /// What is in the way.
    package let fault: FileFault

    /// Creates an error.
    package init(path: String, fault: FileFault) {
        self.path = path
        self.fault = fault
    }

    /// Creates an error from the system's number for the fault.
    package init(path: String, code: CInt) {
        self.init(path: path, fault: .system(code))
    }
}

extension FileError: CustomStringConvertible {
    /// The file and the fault, as in `out/home.png: cannot be written: No space left on device`, and what to
    /// do where its folder is missing.
    package var description: String {
        let folder = path.folderPart
        let isMissing = fault.isAbsence && !folder.isEmpty
        return "\(path): cannot be written: "
            + (isMissing ? "there is no folder '\(folder)'; make it" : "\(fault)")
    }
}
