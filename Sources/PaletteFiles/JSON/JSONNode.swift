/// A JSON value and where it is written, as bytes of the ``SourceText``.
package struct JSONNode: Hashable, Sendable {
    /// What a value can be.
    package enum Value: Hashable, Sendable {
        /// Members in the order of the file; of those that share a key, the last, as `JSON.parse` has it.
        case object([JSONMember])
        /// Elements in order.
        case array([JSONNode])
        /// Text, every escape resolved.
        case string(String)
        /// A number; its digits are in the file.
        case number(Double)
        /// `true` or `false`.
        case bool(Bool)
        /// `null`.
        case null
    }

    /// The value.
    package let value: Value
    // No file that is read has bytes beyond four gigabytes, and large ones have millions of values.
    private let start: UInt32
    private let end: UInt32

    /// The bytes from its first to its last, quotes and brackets included.
    package var bytes: Range<Int> { Int(start)..<Int(end) }

    /// Describes a value; its bytes lie in the first four gigabytes.
    package init(value: Value, bytes: Range<Int>) {
        self.value = value
        start = UInt32(clamping: bytes.lowerBound)
        end = UInt32(clamping: bytes.upperBound)
    }
}

/// A key of an object and its value.
package struct JSONMember: Hashable, Sendable {
    /// The key, every escape resolved.
    package let key: String
    /// What the key stands for.
    package let value: JSONNode
    private let keyStart: UInt32
    private let keyEnd: UInt32

    /// The bytes of the key, quotes included.
    package var keyBytes: Range<Int> { Int(keyStart)..<Int(keyEnd) }

    /// Describes a member; its key lies in the first four gigabytes.
    package init(key: String, keyBytes: Range<Int>, value: JSONNode) {
        self.key = key
        self.value = value
        keyStart = UInt32(clamping: keyBytes.lowerBound)
        keyEnd = UInt32(clamping: keyBytes.upperBound)
    }
}

extension JSONNode {
    /// The members of an object; `nil` for any other value.
    package var members: [JSONMember]? {
        if case .object(let members) = value { members } else { nil }
    }

    /// The elements of an array; `nil` for any other value.
    package var elements: [JSONNode]? {
        if case .array(let elements) = value { elements } else { nil }
    }

    /// The text of a string; `nil` for any other value.
    package var string: String? {
        if case .string(let text) = value { text } else { nil }
    }

    /// A number; `nil` for any other value.
    package var number: Double? {
        if case .number(let number) = value { number } else { nil }
    }

    /// `true` or `false`; `nil` for any other value.
    package var bool: Bool? {
        if case .bool(let bool) = value { bool } else { nil }
    }

    /// The value of a key; `nil` where there is no such key, and for what is no object. Takes time in
    /// proportion to the number of members.
    package subscript(key: String) -> JSONNode? {
        members?.first { $0.key == key }?.value
    }

    /// What the value is, in the words of messages: "an object".
    package var kind: String {
        switch value {
        case .object: "an object"
        case .array: "an array"
        case .string: "a string"
        case .number: "a number"
        case .bool: "a boolean"
        case .null: "null"
        }
    }
}
