/// A single pass over the bytes of a JSON file, which are known to be UTF-8.
struct JSONParser {
    let source: SourceText
    let bytes: [UInt8]
    /// The byte to read next.
    var offset = 0
    /// Keys that occur twice.
    private(set) var faults: [PaletteFault] = []

    let dialect: JSONDialect
    private let maximumDepth: Int
    private var depth = 0

    init(source: SourceText, dialect: JSONDialect, maximumDepth: Int) {
        self.source = source
        self.dialect = dialect
        self.maximumDepth = maximumDepth
        bytes = source.bytes
    }

    mutating func parseDocument() throws(PaletteFault) -> JSONNode {
        let root = try parseValue()
        try skipSpace()
        guard offset == bytes.count else { throw unexpected(insteadOf: "the end of the file") }
        return root
    }

    private mutating func parseValue() throws(PaletteFault) -> JSONNode {
        try skipSpace()
        let start = offset
        let value: JSONNode.Value
        switch next {
        case UInt8(ascii: "{"):
            try enter()
            value = .object(try parseMembers())
        case UInt8(ascii: "["):
            try enter()
            value = .array(try parseElements())
        case UInt8(ascii: "\""): value = .string(try parseString())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            value = dialect == .json5 ? try parseExtendedNumber() : .number(try parseNumber())
        case UInt8(ascii: "t"): value = try parseWord("true", meaning: .bool(true))
        case UInt8(ascii: "f"): value = try parseWord("false", meaning: .bool(false))
        case UInt8(ascii: "n"): value = try parseWord("null", meaning: .null)
        default:
            guard dialect == .json5, let extended = try parseExtendedValue() else {
                throw unexpected(insteadOf: "a value")
            }
            value = extended
        }
        return JSONNode(value: value, bytes: start..<offset)
    }

    /// Steps over an opening bracket.
    private mutating func enter() throws(PaletteFault) {
        guard depth < maximumDepth else {
            throw PaletteFault(
                at: source.location(of: offset), "objects and arrays lie more than \(maximumDepth) deep here")
        }
        depth += 1
        offset += 1
    }

    private mutating func parseMembers() throws(PaletteFault) -> [JSONMember] {
        var members: [JSONMember] = []
        var places = KeyPlaces()
        while try !closes(with: UInt8(ascii: "}"), isFirst: members.isEmpty) {
            let start = offset
            let key = try parseKey()
            let keyBytes = start..<offset
            try skipSpace()
            guard next == UInt8(ascii: ":") else { throw unexpected(insteadOf: "':' after the key") }
            offset += 1
            let member = JSONMember(key: key, keyBytes: keyBytes, value: try parseValue())
            if let place = places.place(of: key, in: members) {
                faults.append(
                    PaletteFault(
                        at: source.location(of: start),
                        "the key \"\(key)\" occurs twice; the last one counts",
                        kind: .repeated))
                members[place] = member
            } else {
                members.append(member)
            }
        }
        return members
    }

    private mutating func parseKey() throws(PaletteFault) -> String {
        if next == UInt8(ascii: "\"") { return try parseString() }
        guard dialect == .json5 else { throw unexpected(insteadOf: "a key in quotes") }
        return next == UInt8(ascii: "'") ? try parseString() : try parseIdentifier()
    }

    private mutating func parseElements() throws(PaletteFault) -> [JSONNode] {
        var elements: [JSONNode] = []
        while try !closes(with: UInt8(ascii: "]"), isFirst: elements.isEmpty) {
            elements.append(try parseValue())
        }
        return elements
    }

    /// Steps over a closing bracket, or over the comma before what comes next.
    private mutating func closes(with bracket: UInt8, isFirst: Bool) throws(PaletteFault) -> Bool {
        try skipSpace()
        if !isFirst, next != bracket {
            guard next == UInt8(ascii: ",") else {
                throw unexpected(insteadOf: "',' or '\(Character(Unicode.Scalar(bracket)))'")
            }
            let comma = offset
            offset += 1
            try skipSpace()
            if next == bracket, dialect == .standard {
                throw PaletteFault(
                    at: source.location(of: comma), "JSON has no comma behind the last value; remove it")
            }
        }
        guard next == bracket else { return false }
        offset += 1
        depth -= 1
        return true
    }

    mutating func parseWord(
        _ word: String, meaning value: JSONNode.Value
    ) throws(PaletteFault) -> JSONNode.Value {
        guard bytes[offset...].starts(with: word.utf8) else { throw unexpected(insteadOf: "a value") }
        offset += word.utf8.count
        return value
    }
}

/// Where the keys of an object are among its members.
private struct KeyPlaces {
    private var places: [String: Int] = [:]
    /// So few are compared one by one in less time than a table takes to set up.
    private static let fewCount = 8

    /// The place of a key; `nil` for a new one, whose place is then the next.
    mutating func place(of key: String, in members: [JSONMember]) -> Int? {
        if members.count < Self.fewCount { return members.firstIndex { $0.key == key } }
        if places.isEmpty {
            for (place, member) in members.enumerated() { places[member.key] = place }
        }
        if let place = places[key] { return place }
        places[key] = members.count
        return nil
    }
}

extension JSONParser {
    /// The byte to read next; NUL, which has no meaning in JSON, at the end of the file.
    var next: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    /// Steps over white space, and in JSON5 over comments.
    mutating func skipSpace() throws(PaletteFault) {
        while next == 0x20 || next == 0x0A || next == 0x0D || next == 0x09 { offset += 1 }
        if dialect == .json5 { try skipExtendedSpace() }
    }

    /// A fault at the byte to read next.
    func unexpected(insteadOf expected: String) -> PaletteFault {
        let found: String
        if offset >= bytes.count {
            found = "the file ends"
        } else if next == UInt8(ascii: "/"), dialect != .json5 {
            found = "there is '/' (JSON has no comments)"
        } else {
            // The next scalar; a control character by its number, which shows.
            let text = String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self)
            let scalar = text.unicodeScalars.first ?? "\u{FFFD}"
            found =
                scalar.value < 0x20
                ? "there is U+00\(scalar.value < 16 ? "0" : "")\(String(scalar.value, radix: 16, uppercase: true))"
                : "there is '\(scalar)'"
        }
        return PaletteFault(at: source.location(of: offset), "expected \(expected), but \(found)")
    }
}
