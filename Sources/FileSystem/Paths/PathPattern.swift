/// A pattern over paths as `.gitignore` has them (gitignore(5), "Pattern format").
///
/// `*` and `?` stand for characters within a name, `[…]` for one of some, a name `**` for any number of
/// folders. A slash before the end holds the pattern to the folder that it is written in; without one it
/// stands for names anywhere below. A slash at the end asks for a folder. `!` takes back what patterns before
/// leave out.
package struct PathPattern: Hashable, Sendable {
    /// Whether it takes back what others match.
    package let isNegated: Bool
    private let isForFolders: Bool
    private let names: [Name]

    /// What stands between two slashes.
    private enum Name: Hashable {
        case anyFolders
        case characters([Wildcard])
    }

    /// What stands for one character of a name, or for any number of them.
    fileprivate enum Wildcard: Hashable {
        case scalar(Unicode.Scalar)
        case any
        case anyNumber
        case oneOf([ClosedRange<UInt32>], isNegated: Bool)
    }

    /// Reads a line; `nil` where it is empty or a comment.
    package init?(_ line: String) {
        var scalars = Array(line.unicodeScalars)
        if scalars.last == "\r" { scalars.removeLast() }
        while scalars.last == " ", scalars.dropLast().last != "\\" { scalars.removeLast() }
        guard let first = scalars.first, first != "#" else { return nil }
        isNegated = first == "!"
        if isNegated { scalars.removeFirst() }
        isForFolders = scalars.last == "/"
        if isForFolders { scalars.removeLast() }
        let parts = scalars.split(separator: "/", omittingEmptySubsequences: false)
        let names = parts.filter { !$0.isEmpty }.map { part in
            part.elementsEqual("**".unicodeScalars) ? Name.anyFolders : .characters(Self.wildcards(of: part))
        }
        guard !names.isEmpty else { return nil }
        self.names = parts.count > 1 ? names : [.anyFolders] + names
    }

    private static func wildcards(of name: ArraySlice<Unicode.Scalar>) -> [Wildcard] {
        var wildcards: [Wildcard] = []
        var rest = name
        while let scalar = rest.popFirst() {
            switch scalar {
            case "*": if wildcards.last != .anyNumber { wildcards.append(.anyNumber) }
            case "?": wildcards.append(.any)
            case "\\": wildcards.append(.scalar(rest.popFirst() ?? scalar))
            case "[":
                // A bracket that closes at once, or never, stands for itself.
                guard let close = rest.dropFirst().dropFirst(rest.first == "!" ? 1 : 0).firstIndex(of: "]")
                else {
                    wildcards.append(.scalar(scalar))
                    continue
                }
                wildcards.append(Self.oneOf(rest[..<close]))
                rest = rest[(close + 1)...]
            default: wildcards.append(.scalar(scalar))
            }
        }
        return wildcards
    }

    private static func oneOf(_ text: ArraySlice<Unicode.Scalar>) -> Wildcard {
        let isNegated = text.first == "!" || text.first == "^"
        var rest = isNegated ? text.dropFirst() : text
        var ranges: [ClosedRange<UInt32>] = []
        while let start = rest.popFirst()?.value {
            guard rest.count > 1, rest.first == "-", let end = rest.dropFirst().first?.value, start <= end
            else {
                ranges.append(start...start)
                continue
            }
            ranges.append(start...end)
            rest = rest.dropFirst(2)
        }
        return .oneOf(ranges, isNegated: isNegated)
    }

    /// Whether the pattern stands for a path, given by its names below the folder of the pattern. Its time is
    /// the product of the lengths at most.
    package func matches(_ path: some Collection<String>, isFolder: Bool) -> Bool {
        guard isFolder || !isForFolders else { return false }
        var reached = [Bool](repeating: false, count: path.count + 1)
        reached[0] = true
        for (place, name) in names.enumerated() {
            switch name {
            case .anyFolders:
                guard let first = reached.firstIndex(of: true) else { return false }
                // At the end it stands for what is in a folder, and not for the folder itself.
                let isEnd = place == names.count - 1
                for next in first..<reached.count { reached[next] = !isEnd || next > first }
            case .characters(let wildcards):
                var next = [Bool](repeating: false, count: reached.count)
                for (index, part) in path.enumerated() where reached[index] {
                    next[index + 1] = Self.matches(wildcards, part)
                }
                reached = next
            }
        }
        return reached[path.count]
    }

    private static func matches(_ wildcards: [Wildcard], _ name: String) -> Bool {
        let name = Array(name.unicodeScalars)
        var reached = [Bool](repeating: false, count: name.count + 1)
        reached[0] = true
        for wildcard in wildcards {
            guard let first = reached.firstIndex(of: true) else { return false }
            if wildcard == .anyNumber {
                for place in first..<reached.count { reached[place] = true }
                continue
            }
            for place in stride(from: name.count, to: 0, by: -1) {
                reached[place] = reached[place - 1] && wildcard.accepts(name[place - 1])
            }
            reached[0] = false
        }
        return reached[name.count]
    }
}

extension PathPattern.Wildcard {
    fileprivate func accepts(_ scalar: Unicode.Scalar) -> Bool {
        switch self {
        case .scalar(let own): own == scalar
        case .any, .anyNumber: true
        case .oneOf(let ranges, let isNegated): ranges.contains { $0.contains(scalar.value) } != isNegated
        }
    }
}
