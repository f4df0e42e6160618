/// The bytes of swatch files, as the programs of Adobe write them.
enum SwatchBytes {
    static func uint16(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)] }
    static func uint32(_ value: Int) -> [UInt8] { uint16(value >> 16) + uint16(value & 0xFFFF) }
    static func float(_ value: Float) -> [UInt8] { uint32(Int(value.bitPattern)) }
    static func utf16(_ text: String) -> [UInt8] { (Array(text.utf16) + [0]).flatMap { uint16(Int($0)) } }

    /// A file of Adobe Swatch Exchange.
    static func exchange(_ blocks: [[UInt8]], count: Int? = nil) -> [UInt8] {
        Array("ASEF".utf8) + uint16(1) + uint16(0) + uint32(count ?? blocks.count) + blocks.flatMap(\.self)
    }

    static func block(_ kind: Int, _ content: [UInt8]) -> [UInt8] {
        uint16(kind) + uint32(content.count) + content
    }

    static func group(_ name: String) -> [UInt8] { block(0xC001, uint16(name.utf16.count + 1) + utf16(name)) }
    static let groupEnd = block(0xC002, [])

    static func color(_ name: String, _ model: String, _ values: Float...) -> [UInt8] {
        block(
            1,
            uint16(name.utf16.count + 1) + utf16(name) + Array(model.utf8) + values.flatMap(float) + uint16(2)
        )
    }

    /// One of the two lists of a Photoshop file.
    static func list(version: Int, _ colors: [(name: String, space: Int, values: [Int])], count: Int? = nil)
        -> [UInt8]
    {
        uint16(version) + uint16(count ?? colors.count)
            + colors.flatMap { name, space, values in
                uint16(space) + (values + [0, 0, 0, 0]).prefix(4).flatMap(uint16)
                    + (version == 2 ? uint32(name.utf16.count + 1) + utf16(name) : [])
            }
    }
}
