extension UInt8 {
    /// A line feed, carriage return or form feed.
    var isCSSNewline: Bool { self == 0x0A || self == 0x0C || self == 0x0D }

    /// White space: a newline, a tab or a space.
    var isCSSWhitespace: Bool { isCSSNewline || self == 0x09 || self == 0x20 }

    /// A decimal digit.
    var isCSSDigit: Bool { (0x30...0x39).contains(self) }

    /// A letter of ASCII, in either case.
    var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }

    /// A letter, a digit, or what stands between the words of a class or another name: `-` and `_`.
    var isOfClassName: Bool { isLetter || isCSSDigit || self == 0x2D || self == 0x5F }

    /// A hexadecimal digit in either case.
    var isHexDigit: Bool { isCSSDigit || (0x61...0x66).contains(self | 0x20) }

    /// What an identifier can begin with: a letter, an underscore, or anything beyond ASCII; NUL stands for
    /// U+FFFD.
    var isCSSNameStart: Bool {
        isLetter || self == UInt8(ascii: "_") || self >= 0x80 || self == 0
    }

    /// What an identifier can hold.
    var isCSSNameByte: Bool { isCSSNameStart || isCSSDigit || self == UInt8(ascii: "-") }
}

extension String {
    /// A name with its escapes resolved, by CSS Syntax 3, 4.3.7.
    init(unescapingCSS name: String) {
        guard name.utf8.contains(UInt8(ascii: "\\")) else {
            self = name
            return
        }
        var scalars = name.unicodeScalars[...]
        var result = String.UnicodeScalarView()
        while let scalar = scalars.popFirst() {
            guard scalar == "\\" else {
                result.append(scalar)
                continue
            }
            var code: UInt32 = 0
            var digits = 0
            while digits < 6, let next = scalars.first, next.isASCII,
                let digit = Character(next).hexDigitValue
            {
                code = code << 4 | UInt32(digit)
                digits += 1
                scalars.removeFirst()
            }
            if digits == 0 {
                if let next = scalars.popFirst() { result.append(next) }
            } else {
                result.append(code == 0 ? "\u{FFFD}" : Unicode.Scalar(code) ?? "\u{FFFD}")
                if let next = scalars.first, next.isASCII, UInt8(ascii: next).isCSSWhitespace {
                    scalars.removeFirst()
                }
            }
        }
        self = String(result)
    }
}
