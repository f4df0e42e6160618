#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// Listing and making folders.
package enum Folder {
    /// A name in a folder, and what it leads to.
    package struct Entry: Sendable {
        /// The name.
        package let name: FileName
        /// Whether it is a symbolic link.
        package let isLink: Bool
        /// What it leads to, symbolic links followed.
        package let status: Result<FileStatus, FileFault>

        /// Whether it is a symbolic link at whose end there is nothing, or that leads to itself.
        package var isDeadLink: Bool {
            switch status {
            case .failure(.system(ENOENT)), .failure(.system(ENOTDIR)), .failure(.system(ELOOP)): isLink
            case .failure, .success: false
            }
        }
    }

    /// What a folder holds, hidden names left out, in the order of the bytes of the names.
    ///
    /// - Throws: ``FileFault``, where any of it cannot be listed.
    package static func entries(of path: String) throws(FileFault) -> [Entry] {
        let folder = try FileDescriptor(opening: path.isEmpty ? "." : path, flags)
        let number = folder.number
        return try names(in: folder).sorted().compactMap { entry($0, in: number) }
    }

    /// What a name leads to; `nil` where it is gone by now.
    private static func entry(_ name: FileName, in folder: CInt) -> Entry? {
        func status(followingLinks: Bool) -> Result<FileStatus, FileFault> {
            Result { () throws(FileFault) in
                try FileStatus(of: name.characters, in: folder, followingLinks: followingLinks)
            }
        }
        let own = status(followingLinks: false)
        switch own {
        case .failure(.system(ENOENT)): return nil
        case .success(let found) where found.kind == .link:
            return Entry(name: name, isLink: true, status: status(followingLinks: true))
        case .success, .failure: return Entry(name: name, isLink: false, status: own)
        }
    }

    private static func names(in folder: borrowing FileDescriptor) throws(FileFault) -> [FileName] {
        // The stream closes the descriptor that it is given.
        let shared = fcntl(folder.number, F_DUPFD_CLOEXEC, 0)
        guard shared >= 0 else { throw .system(errno) }
        guard let stream = fdopendir(shared) else {
            let code = errno
            close(shared)
            throw .system(code)
        }
        defer { closedir(stream) }
        var names: [FileName] = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                guard errno == 0 else { throw .system(errno) }
                return names
            }
            // In place: the record is as long as its name, and no longer.
            guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { continue }
            let characters = (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: UInt8.self)
            let length = strlen(UnsafeRawPointer(characters).assumingMemoryBound(to: CChar.self))
            let name = FileName(bytes: Array(UnsafeBufferPointer(start: characters, count: length)))
            if name.bytes.first != UInt8(ascii: ".") { names.append(name) }
        }
    }
}

extension Folder {
    /// The path of the folder that relative paths start from; empty where it is gone or the system does not
    /// tell.
    package static var workingFolder: String {
        guard let path = getcwd(nil, 0) else { return "" }
        defer { free(path) }
        return String(cString: path)
    }
}

// MARK: Making folders

extension Folder {
    /// How a folder is opened.
    static let flags = O_RDONLY | O_DIRECTORY

    /// Makes a folder, and those around it, where there are none.
    static func make(_ path: String) throws(FileFault) {
        var missing: [String] = []
        var folder = path
        while !folder.isEmpty, mkdir(folder, 0o777) != 0 {
            if errno == ENOENT, !folder.folderPart.isEmpty {
                missing.append(folder)
                folder = folder.folderPart
            } else if errno == EEXIST || errno == EISDIR {
                break
            } else {
                throw .system(errno)
            }
        }
        for folder in missing.reversed() {
            guard mkdir(folder, 0o777) == 0 || errno == EEXIST else { throw .system(errno) }
        }
    }

    /// Opens a folder in another, made where there is none, and never by a symbolic link.
    static func make(_ name: String, in folder: borrowing FileDescriptor) throws(FileFault) -> FileDescriptor
    {
        guard name != ".." else { throw .system(EINVAL) }
        guard mkdirat(folder.number, name, 0o777) == 0 || errno == EEXIST else { throw .system(errno) }
        do throws(FileFault) {
            return try FileDescriptor(opening: name, in: folder.number, flags | O_NOFOLLOW)
        } catch {
            // The system's words for a link that is not followed differ, and none names it.
            let status = try FileStatus(of: name, in: folder.number, followingLinks: false)
            throw status.kind == .link ? .link : error
        }
    }
}
