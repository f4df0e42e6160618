internal import Raster

extension Bitmap<UInt8> {
    /// The bitmap, or where a side is longer than `size` one a whole number of times smaller.
    func reduced(toFit size: Int) -> Bitmap<UInt8> {
        reduced(by: (Swift.max(width, height) + size - 1) / size)
    }

    /// The bitmap, or where it has more than `area` pixels one a whole number of times smaller.
    func reduced(toArea area: Int) -> Bitmap<UInt8> {
        let factor = (1...Swift.max(width, height)).first {
            ((width + $0 - 1) / $0) * ((height + $0 - 1) / $0) <= Swift.max(1, area)
        }
        return reduced(by: factor ?? 1)
    }

    /// The bitmap so many times smaller, every pixel the mean light of those it stands for.
    private func reduced(by factor: Int) -> Bitmap<UInt8> {
        guard factor > 1 else { return self }
        let scale = LightScale.shared
        let columns = (width + factor - 1) / factor
        let rows = (height + factor - 1) / factor
        var sums = [SIMD4<UInt32>](repeating: .zero, count: columns)
        var result = Bitmap(width: columns, height: rows, filledWith: pixels[0])
        for row in 0..<rows {
            for column in 0..<columns { sums[column] = .zero }
            let lines = row * factor..<Swift.min((row + 1) * factor, height)
            for y in lines {
                var x = y * width
                for column in 0..<columns {
                    let end = y * width + Swift.min((column + 1) * factor, width)
                    var sum = sums[column]
                    while x < end {
                        sum &+= scale.light(of: pixels[x])
                        x += 1
                    }
                    sums[column] = sum
                }
            }
            for column in 0..<columns {
                let count = lines.count * (Swift.min((column + 1) * factor, width) - column * factor)
                result[column, row] = scale.pixel(of: sums[column], count: UInt32(count))
            }
        }
        return result
    }
}
