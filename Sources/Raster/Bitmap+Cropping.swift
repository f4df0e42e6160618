extension Bitmap {
    /// The part of the bitmap that a rectangle covers, which lies in it and is not empty.
    package func cropped(to part: PixelRect) -> Bitmap {
        Bitmap(
            width: part.width, height: part.height,
            pixels: (part.y..<part.maxY).flatMap { y in
                pixels[y * width + part.x..<y * width + part.maxX]
            })
    }
}
