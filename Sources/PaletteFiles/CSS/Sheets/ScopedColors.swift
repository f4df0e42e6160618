/// Numbers for colours that stylesheets declare for a mode: large ones have hundreds of thousands.
struct ScopedColors {
    /// The properties, by the upper halves of numbers.
    private var keys: [CustomProperties.Key] = []
    private var keyNumbers: [CustomProperties.Key: UInt32] = [:]
    private var modeNumbers: [PaletteMode: UInt32] = [:]

    /// The number of a property in a mode.
    mutating func number(of key: CustomProperties.Key, in mode: PaletteMode) -> UInt64 {
        let modeNumber = modeNumbers[mode] ?? UInt32(modeNumbers.count)
        modeNumbers[mode] = modeNumber
        let keyNumber: UInt32
        if let known = keyNumbers[key] {
            keyNumber = known
        } else {
            keyNumber = UInt32(keys.count)
            keyNumbers[key] = keyNumber
            keys.append(key)
        }
        return UInt64(keyNumber) << 32 | UInt64(modeNumber)
    }

    /// The property that a number stands for, in whatever mode.
    func key(of number: UInt64) -> CustomProperties.Key { keys[Int(number >> 32)] }
}
