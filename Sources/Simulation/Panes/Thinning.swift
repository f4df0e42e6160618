internal import Raster

extension Bitmap<UInt8> {
    /// Every `step`th pixel of every `step`th of some rows.
    func thinned(rows: Range<Int>, by step: Int) -> Bitmap<UInt8> {
        let (columns, lines) = ((width + step - 1) / step, (rows.count + step - 1) / step)
        let thinned = [RGBA<UInt8>](unsafeUninitializedCapacity: columns * lines) { target, count in
            pixels.withUnsafeBufferPointer { source in
                for line in 0..<lines {
                    let row = (rows.lowerBound + line * step) * width
                    for column in 0..<columns { target[line * columns + column] = source[row + column * step] }
                }
            }
            count = columns * lines
        }
        return Bitmap(width: columns, height: lines, pixels: thinned)
    }
}

extension PixelRect {
    /// The rectangle on a bitmap of every `step`th pixel and row.
    func thinned(by step: Int) -> PixelRect {
        let (left, top) = (x / step, y / step)
        return PixelRect(
            x: left, y: top, width: (maxX + step - 1) / step - left, height: (maxY + step - 1) / step - top)
    }

    /// The part of the rectangle that lies on a bitmap.
    func clipped(to bitmap: borrowing Bitmap<UInt8>) -> PixelRect { padded(by: 0, within: bitmap) }
}
