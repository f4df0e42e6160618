internal import CLibPNG

/// A zlib stream.
package func compress(_ bytes: [UInt8]) -> [UInt8] {
    var count = compressBound(uLong(bytes.count))
    var output = [UInt8](repeating: 0, count: Int(count))
    precondition(compress2(&output, &count, bytes, uLong(bytes.count), 9) == Z_OK)
    return Array(output.prefix(Int(count)))
}

/// A zlib stream that inflates to the bytes and then to any number of zeros, made in little memory.
package func compress(_ bytes: [UInt8], followedByZeros zeroCount: Int) -> [UInt8] {
    var stream = z_stream()
    precondition(
        deflateInit_(&stream, 9, ZLIB_VERSION, CInt(MemoryLayout<z_stream>.size)) == Z_OK)
    defer { deflateEnd(&stream) }
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    func deflateAll(_ input: [UInt8], flush: CInt) {
        var input = input
        input.withUnsafeMutableBufferPointer { input in
            stream.next_in = input.baseAddress
            stream.avail_in = uInt(input.count)
            repeat {
                buffer.withUnsafeMutableBufferPointer { buffer in
                    stream.next_out = buffer.baseAddress
                    stream.avail_out = uInt(buffer.count)
                    precondition(deflate(&stream, flush) >= Z_OK)
                }
                output += buffer.dropLast(Int(stream.avail_out))
            } while stream.avail_out == 0
        }
    }
    deflateAll(bytes, flush: Z_NO_FLUSH)
    let zeros = [UInt8](repeating: 0, count: 1 << 20)
    for _ in 0..<zeroCount >> 20 { deflateAll(zeros, flush: Z_NO_FLUSH) }
    deflateAll([], flush: Z_FINISH)
    return output
}
