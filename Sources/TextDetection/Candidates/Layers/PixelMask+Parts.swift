extension PixelMask {
    /// The tiles that hold texture (photographs, grain, blurred artwork) and those around them.
    package init(texturedTilesOf thresholds: TileThresholds, width: Int, height: Int) {
        self.init(width: width, height: height)
        let side = thresholds.side
        let rows = thresholds.values.count / thresholds.columns
        for row in 0..<rows {
            for column in 0..<thresholds.columns
            where thresholds.isTextured(around: column, row: row, rows: rows) {
                let columns = column * side..<min((column + 1) * side, width)
                for y in row * side..<min((row + 1) * side, height) {
                    insert(y * width + columns.lowerBound..<y * width + columns.upperBound)
                }
            }
        }
    }

    /// The pixels of some components of ink.
    package init(components isPart: [Bool], of ink: InkMap) {
        self.init(width: ink.mask.width, height: ink.mask.height)
        for (component, isPart) in zip(ink.components, isPart) where isPart {
            ink.forEachRun(of: component) { run in
                insert(run.row * ink.mask.width + run.start..<run.row * ink.mask.width + run.end)
            }
        }
    }
}

extension TileThresholds {
    /// Whether a tile or one of the eight around it holds texture.
    fileprivate func isTextured(around column: Int, row: Int, rows: Int) -> Bool {
        for y in max(0, row - 1)...min(rows - 1, row + 1) {
            for x in max(0, column - 1)...min(columns - 1, column + 1)
            where values[y * columns + x] >= texture {
                return true
            }
        }
        return false
    }
}
