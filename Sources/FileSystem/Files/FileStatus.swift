#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// What a file or a folder is, whatever it is called: paths that share it lead to the same.
package struct FileIdentity: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64

    init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
    }
}

/// Who a file or a folder belongs to.
package struct FileOwner: Hashable, Sendable {
    private let number: uid_t

    fileprivate init(_ number: uid_t) {
        self.number = number
    }

    /// The user that the process acts for.
    package static var user: FileOwner { FileOwner(geteuid()) }
    /// The administrator of the system.
    package static let root = FileOwner(0)
}

/// What the file system says of a file or a folder.
package struct FileStatus: Hashable, Sendable {
    /// The kinds of file.
    package enum Kind: Hashable, Sendable {
        /// A regular file.
        case file
        /// A folder.
        case folder
        /// A symbolic link that was not followed.
        case link
        /// A pipe, a socket or a device.
        case special
    }

    /// The kind.
    package let kind: Kind
    /// What tells it from every other.
    package let identity: FileIdentity
    /// The number of bytes of a regular file.
    package let size: Int
    /// Who it belongs to.
    package let owner: FileOwner
    /// Who may do what, as the system counts it.
    let permissions: mode_t

    private init(_ status: stat) {
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .special
            }
        identity = FileIdentity(status)
        size = Int(status.st_size)
        owner = FileOwner(status.st_uid)
        permissions = status.st_mode & 0o7777
    }

    /// Looks at what a path leads to, or at the symbolic link that it names.
    package init(of path: String, followingLinks: Bool = true) throws(FileFault) {
        try self.init(of: path, in: FileDescriptor.workingFolder, followingLinks: followingLinks)
    }

    /// Looks at a name in an open folder.
    init(
        of name: UnsafePointer<CChar>, in folder: CInt, followingLinks: Bool
    ) throws(FileFault) {
        var status = stat()
        guard fstatat(folder, name, &status, followingLinks ? 0 : AT_SYMLINK_NOFOLLOW) == 0 else {
            throw .system(errno)
        }
        self.init(status)
    }

    /// Looks at what is open.
    init(of file: borrowing FileDescriptor) throws(FileFault) {
        var status = stat()
        guard fstat(file.number, &status) == 0 else { throw .system(errno) }
        self.init(status)
    }
}
