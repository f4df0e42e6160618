extension PaletteFile {
    /// Whether some ASCII text occurs in the file.
    func mentions(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { word in
            bytes.withUnsafeBufferPointer { bytes in
                guard let first = word.first else { return true }
                var start = 0
                while let found = bytes[start...].firstIndex(of: first) {
                    if bytes[found...].starts(with: word) { return true }
                    start = found + 1
                }
                return false
            }
        }
    }
}
