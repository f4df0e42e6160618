internal import Legible

extension Bitmap {
    /// A bitmap of another size, filled with this one from the top left, again and again.
    func repeated(width: Int, height: Int) -> Bitmap {
        var pixels: [RGBA<Channel>] = []
        pixels.reserveCapacity(width * height)
        for y in 0..<height {
            let start = y % self.height * self.width
            let row = self.pixels[start..<start + self.width]
            for x in stride(from: 0, to: width, by: self.width) { pixels += row.prefix(width - x) }
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }
}
