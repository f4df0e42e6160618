import ArgumentParser

/// A pixel of a file, by its column and row: `X,Y`.
struct PixelArgument: ExpressibleByArgument {
    let x: Int
    let y: Int

    init?(argument: String) {
        let parts = argument.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let x = parts[0], let y = parts[1], x >= 0, y >= 0 else { return nil }
        self.x = x
        self.y = y
    }
}
